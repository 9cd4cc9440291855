import { serve } from '../../http/route'
import { page } from '../goods/goods.service'
import type { Module } from '../module'
import { turn } from './discount.service'

export const discountModule: Module = {
  routes: [
    serve('/discount/api/goods/page', ({ site_id, ...paging }, ctx) =>
      page(ctx, { siteId: site_id, discounted: true }, paging),
    ),
  ],
  jobs: { 'discount.turn': turn },
}
