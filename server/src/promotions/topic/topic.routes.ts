import { serve, serveOnceFast } from '../../http/route'
import { beforeCreate } from '../../modules/checkout/beforeCreate.service'
import { create } from '../../modules/checkout/create.service'
import { quote } from '../../modules/checkout/quote.service'
import type { Module } from '../../modules/module'
import { goodsPoster } from '../../modules/poster/poster.service'
import { topic } from './topic'
import { topicDesk } from './topicDesk'
import * as goods from './topicGoods.service'
import { topicPoster } from './topicPoster'

export const topicModule: Module = {
  promotions: [topic],
  desks: [topicDesk],
  routes: [
    serve('/topic/api/topic/page', ({ site_id = 0, ...paging }, ctx) => goods.page(ctx, site_id, paging)),
    serve('/topic/api/topicgoods/page', ({ topic_id, site_id = 0, ...paging }, ctx) =>
      goods.goodsPage(ctx, { topicId: topic_id, siteId: site_id }, paging),
    ),
    serve('/topic/api/topicgoods/detail', ({ topic_id }, ctx) => goods.detail(ctx, topic_id)),
    serve('/topic/api/topicgoods/info', ({ sku_id, topic_id }, ctx) => goods.info(ctx, topic_id, sku_id)),
    serve('/topic/api/topicgoods/poster', ({ page, qrcode_param }, ctx) =>
      goodsPoster(ctx, page, qrcode_param, topicPoster),
    ),
    serve('/topic/api/ordercreate/payment', (params, ctx) => quote(ctx, topic, params, true)),
    serve('/topic/api/ordercreate/calculate', (params, ctx) => quote(ctx, topic, params, false)),
    serveOnceFast(
      '/topic/api/ordercreate/create',
      (params, ctx, trx, settled) => create(ctx, trx, topic, params, settled),
      beforeCreate,
    ),
  ],
}
