import { serve, serveOnceFast } from '../../http/route'
import { beforeCreate } from '../../modules/checkout/beforeCreate.service'
import { create } from '../../modules/checkout/create.service'
import { quote } from '../../modules/checkout/quote.service'
import type { Module } from '../../modules/module'
import { goodsPoster } from '../../modules/poster/poster.service'
import { wholesale } from './wholesale'
import * as cart from './wholesaleCart.service'
import * as goods from './wholesaleGoods.service'
import { wholesaleDesk } from './wholesaleDesk'
import { wholesalePoster } from './wholesalePoster'

export const wholesaleModule: Module = {
  promotions: [wholesale],
  desks: [wholesaleDesk],
  routes: [
    serve('/wholesale/api/goods/page', ({ site_id, website_id, category_id, goods_id_arr, ...paging }, ctx) =>
      goods.page(
        ctx,
        { siteId: site_id, websiteId: website_id, categoryId: category_id, goodsIds: goods_id_arr },
        paging,
      ),
    ),
    serve('/wholesale/api/goods/detail', ({ goods_id }, ctx) => goods.detail(ctx, goods_id)),
    serve('/wholesale/api/goods/info', ({ sku_id }, ctx) => goods.info(ctx, sku_id)),
    serve('/wholesale/api/goods/poster', ({ page, qrcode_param }, ctx) =>
      goodsPoster(ctx, page, qrcode_param, wholesalePoster),
    ),
    serve('/wholesale/api/cart/lists', (_params, ctx) => cart.cartRows(ctx)),
    serve('/wholesale/api/cart/add', ({ sku_id, num }, ctx) => cart.add(ctx, sku_id, num)),
    serve('/wholesale/api/cart/edit', async ({ cart_id, num }, ctx) => {
      await cart.edit(ctx, cart_id, num)
      return null
    }),
    serve('/wholesale/api/cart/delete', async ({ cart_id }, ctx) => {
      await cart.remove(ctx, cart_id)
      return null
    }),
    serve('/wholesale/api/cart/clear', async (_params, ctx) => {
      await cart.clear(ctx)
      return null
    }),
    serve('/wholesale/api/cart/count', (_params, ctx) => cart.count(ctx.mall.db, ctx.memberId, ctx.now)),
    serve('/wholesale/api/ordercreate/payment', (params, ctx) => quote(ctx, wholesale, params, true)),
    serve('/wholesale/api/ordercreate/calculate', (params, ctx) => quote(ctx, wholesale, params, false)),
    serveOnceFast(
      '/wholesale/api/ordercreate/create',
      (params, ctx, trx, settled) => create(ctx, trx, wholesale, params, settled),
      beforeCreate,
    ),
  ],
}
