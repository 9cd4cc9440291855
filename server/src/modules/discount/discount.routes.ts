import { serve } from '../../http/route'
import { page } from '../goods/goods.service'
import type { Module } from '../module'
import { turn } from './discount.service'
import { discountDesk } from './discountDesk'

export const discountModule: Module = {
  routes: [
    serve('/discount/api/goods/page', ({ site_id, category_id, goods_id_arr, ...paging }, ctx) =>
      page(ctx, { siteId: site_id, categoryId: category_id, goodsIds: goods_id_arr, discounted: true }, paging),
    ),
  ],
  desks: [discountDesk],
  lastingJobs: { 'discount.turn': turn },
}
