import { serve } from '../../http/route'
import type { Module } from '../module'
import * as region from './region.service'

export const regionModule: Module = {
  routes: [
    serve('/api/address/lists', ({ pid = 0 }, ctx) => region.below(ctx, pid)),
    serve('/api/address/tree', ({ id = 0 }, ctx) => region.tree(ctx, id)),
    serve('/api/address/info', ({ id }, ctx) => region.info(ctx, id)),
    serve('/api/address/city', (_params, ctx) => region.cities(ctx)),
    serve('/api/address/citybyname', ({ city }, ctx) => region.cityByName(ctx, city)),
  ],
}
