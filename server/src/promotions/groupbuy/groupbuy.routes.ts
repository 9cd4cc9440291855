import { serve, serveOnceFast } from '../../http/route'
import { beforeCreate } from '../../modules/checkout/beforeCreate.service'
import { create } from '../../modules/checkout/create.service'
import { quote } from '../../modules/checkout/quote.service'
import type { Module } from '../../modules/module'
import { goodsPoster } from '../../modules/poster/poster.service'
import { groupbuy } from './groupbuy'
import { groupbuyDesk } from './groupbuyDesk'
import * as goods from './groupbuyGoods.service'
import { groupbuyPoster } from './groupbuyPoster'

export const groupbuyModule: Module = {
  promotions: [groupbuy],
  desks: [groupbuyDesk],
  routes: [
    serve('/groupbuy/api/goods/page', ({ site_id, website_id, category_id, goods_id_arr, ...paging }, ctx) =>
      goods.page(
        ctx,
        { siteId: site_id, websiteId: website_id, categoryId: category_id, goodsIds: goods_id_arr },
        paging,
      ),
    ),
    serve('/groupbuy/api/goods/detail', ({ groupbuy_id }, ctx) => goods.detail(ctx, groupbuy_id)),
    serve('/groupbuy/api/goods/info', ({ groupbuy_id, sku_id }, ctx) => goods.info(ctx, groupbuy_id, sku_id)),
    serve('/groupbuy/api/goods/poster', ({ page, qrcode_param }, ctx) =>
      goodsPoster(ctx, page, qrcode_param, groupbuyPoster),
    ),
    serve('/groupbuy/api/ordercreate/payment', (params, ctx) => quote(ctx, groupbuy, params, true)),
    serve('/groupbuy/api/ordercreate/calculate', (params, ctx) => quote(ctx, groupbuy, params, false)),
    serveOnceFast(
      '/groupbuy/api/ordercreate/create',
      (params, ctx, trx, settled) => create(ctx, trx, groupbuy, params, settled),
      beforeCreate,
    ),
  ],
}
