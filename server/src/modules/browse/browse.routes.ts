import { serve } from '../../http/route'
import type { Module } from '../module'
import * as browse from './browse.service'

export const browseModule: Module = {
  routes: [
    serve('/api/goodsbrowse/add', ({ sku_id }, ctx) => browse.add(ctx, sku_id)),
    serve('/api/goodsbrowse/page', (paging, ctx) => browse.page(ctx, paging)),
    serve('/api/goodsbrowse/delete', ({ id }, ctx) => browse.remove(ctx, id)),
  ],
}
