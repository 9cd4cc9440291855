import { serve } from '../../http/route'
import type { Module } from '../module'
import * as collect from './collect.service'

export const collectModule: Module = {
  routes: [
    serve('/api/goodscollect/add', ({ sku_id }, ctx) => collect.add(ctx, sku_id)),
    serve('/api/goodscollect/delete', ({ goods_id }, ctx) => collect.remove(ctx, goods_id)),
    serve('/api/goodscollect/iscollect', ({ goods_id }, ctx) => collect.isCollected(ctx, goods_id)),
    serve('/api/goodscollect/page', (paging, ctx) => collect.page(ctx, paging)),
  ],
}
