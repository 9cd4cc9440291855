import { serve } from '../../http/route'
import type { Module } from '../module'
import * as category from './category.service'

export const categoryModule: Module = {
  routes: [
    serve('/api/goodscategory/tree', ({ level }, ctx) => category.tree(ctx, level)),
    serve('/api/goodscategory/info', ({ category_id }, ctx) => category.info(ctx, category_id)),
    serve('/api/shopgoodscategory/tree', ({ site_id, level }, ctx) => category.shopTree(ctx, site_id, level)),
    serve('/api/goodsbrand/page', ({ site_id = 0, ...paging }, ctx) => category.brands(ctx, site_id, paging)),
    serve('/api/goods/hotSearchWords', (_params, ctx) => category.hotWords(ctx)),
    serve('/api/goods/defaultSearchWords', (_params, ctx) => category.defaultWords(ctx)),
  ],
}
