import { serve, serveOnceFast, withAround } from '../../http/route'
import { beforeCreate } from '../../modules/checkout/beforeCreate.service'
import { create } from '../../modules/checkout/create.service'
import { quote } from '../../modules/checkout/quote.service'
import type { Module } from '../../modules/module'
import { goodsPoster } from '../../modules/poster/poster.service'
import { inLine } from '../rush'
import { seckill } from './seckill'
import { rushOf } from './seckillCheckout.service'
import { seckillDesk } from './seckillDesk'
import * as goods from './seckillGoods.service'
import { seckillPoster } from './seckillPoster'
import { seckillTimeDesk } from './seckillTimeDesk'

export const seckillModule: Module = {
  promotions: [seckill],
  desks: [seckillTimeDesk, seckillDesk],
  routes: [
    serve('/seckill/api/seckill/lists', ({ site_id }, ctx) => goods.lists(ctx, site_id)),
    serve(
      '/seckill/api/seckillgoods/page',
      ({ seckill_id, site_id, website_id, category_id, goods_id_arr, ...paging }, ctx) => {
        const filter = { siteId: site_id, websiteId: website_id, categoryId: category_id, goodsIds: goods_id_arr }
        return goods.page(ctx, seckill_id, filter, paging)
      },
    ),
    serve('/seckill/api/seckillgoods/detail', ({ seckill_id }, ctx) => goods.detail(ctx, seckill_id)),
    serve('/seckill/api/seckillgoods/info', ({ seckill_id, sku_id }, ctx) => goods.info(ctx, seckill_id, sku_id)),
    serve('/seckill/api/seckillgoods/poster', ({ page, qrcode_param }, ctx) =>
      goodsPoster(ctx, page, qrcode_param, seckillPoster),
    ),
    serve('/seckill/api/ordercreate/payment', (params, ctx) => quote(ctx, seckill, params, true)),
    serve('/seckill/api/ordercreate/calculate', (params, ctx) => quote(ctx, seckill, params, false)),
    withAround<'/seckill/api/ordercreate/create'>(
      serveOnceFast(
        '/seckill/api/ordercreate/create',
        (params, ctx, trx, settled) => create(ctx, trx, seckill, params, settled),
        beforeCreate,
      ),
      (params, ctx, work) => inLine(ctx, rushOf(params, ctx), work),
    ),
  ],
}
