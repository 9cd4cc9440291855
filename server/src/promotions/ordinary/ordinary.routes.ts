import { serve, serveOnceFast } from '../../http/route'
import { beforeCreate } from '../../modules/checkout/beforeCreate.service'
import { create } from '../../modules/checkout/create.service'
import { quote } from '../../modules/checkout/quote.service'
import type { Module } from '../../modules/module'
import { goodsPoster } from '../../modules/poster/poster.service'
import { ordinary } from './ordinary'
import { ordinaryPoster } from './ordinaryPoster'

export const ordinaryModule: Module = {
  promotions: [ordinary],
  routes: [
    serve('/api/goods/poster', ({ page, qrcode_param }, ctx) => goodsPoster(ctx, page, qrcode_param, ordinaryPoster)),
    serve('/api/ordercreate/payment', (params, ctx) => quote(ctx, ordinary, params, true)),
    serve('/api/ordercreate/calculate', (params, ctx) => quote(ctx, ordinary, params, false)),
    serveOnceFast(
      '/api/ordercreate/create',
      (params, ctx, trx, settled) => create(ctx, trx, ordinary, params, settled),
      beforeCreate,
    ),
  ],
}
