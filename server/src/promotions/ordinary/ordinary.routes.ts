import { serve, serveOnceFast } from '../../http/route'
import { beforeCreate } from '../../modules/checkout/beforeCreate.service'
import { create } from '../../modules/checkout/create.service'
import { quote } from '../../modules/checkout/quote.service'
import type { Module } from '../../modules/module'
import { ordinary } from './ordinary'

export const ordinaryModule: Module = {
  promotions: [ordinary],
  routes: [
    serve('/api/ordercreate/payment', (params, ctx) => quote(ctx, ordinary, params, true)),
    serve('/api/ordercreate/calculate', (params, ctx) => quote(ctx, ordinary, params, false)),
    serveOnceFast(
      '/api/ordercreate/create',
      (params, ctx, trx, settled) => create(ctx, trx, ordinary, params, settled),
      beforeCreate,
    ),
  ],
}
