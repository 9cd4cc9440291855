import { serve, serveOnceFast } from '../../http/route'
import { beforeCreate } from '../../modules/checkout/beforeCreate.service'
import { create } from '../../modules/checkout/create.service'
import { quote } from '../../modules/checkout/quote.service'
import type { Module } from '../../modules/module'
import { goodsPoster } from '../../modules/poster/poster.service'
import { pintuan } from './pintuan'
import { pintuanDesk } from './pintuanDesk'
import * as goods from './pintuanGoods.service'
import { endActivity, endGroup, settle } from './pintuanLife.service'
import * as orders from './pintuanOrders.service'
import { pintuanPoster } from './pintuanPoster'
import { restorePintuan } from './pintuanSweep.service'

const tabs = { all: undefined, 1: 1, 2: 2, 3: 3 } as const

export const pintuanModule: Module = {
  promotions: [pintuan],
  desks: [pintuanDesk],
  lastingJobs: { 'pintuan.end': endGroup, 'pintuan.settle': settle, 'pintuan.close': endActivity },
  sweeps: [{ kind: 'pintuan.sweep', seconds: 300, run: restorePintuan }],
  routes: [
    serve('/pintuan/api/goods/page', ({ site_id, website_id, category_id, goods_id_arr, ...paging }, ctx) =>
      goods.page(
        ctx,
        { siteId: site_id, websiteId: website_id, categoryId: category_id, goodsIds: goods_id_arr },
        paging,
      ),
    ),
    serve('/pintuan/api/goods/detail', ({ pintuan_id }, ctx) => goods.detail(ctx, pintuan_id)),
    serve('/pintuan/api/goods/info', ({ pintuan_id, sku_id }, ctx) => goods.info(ctx, pintuan_id, sku_id)),
    serve('/pintuan/api/goods/poster', ({ page, qrcode_param }, ctx) =>
      goodsPoster(ctx, page, qrcode_param, pintuanPoster),
    ),
    serve('/pintuan/api/pintuangroup/lists', ({ goods_id }, ctx) => goods.joinable(ctx, goods_id)),
    serve('/pintuan/api/order/page', ({ pintuan_status, ...paging }, ctx) =>
      orders.own(ctx, tabs[pintuan_status], paging),
    ),
    serve('/pintuan/api/order/detail', ({ id }, ctx) => orders.shared(ctx, id)),
    serve('/pintuan/api/ordercreate/payment', (params, ctx) => quote(ctx, pintuan, params, true)),
    serve('/pintuan/api/ordercreate/calculate', (params, ctx) => quote(ctx, pintuan, params, false)),
    serveOnceFast(
      '/pintuan/api/ordercreate/create',
      (params, ctx, trx, settled) => create(ctx, trx, pintuan, params, settled),
      beforeCreate,
    ),
  ],
}
