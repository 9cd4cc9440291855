import { serve, serveOnceFast } from '../../http/route'
import type { Module } from '../module'
import { beforeCreate } from './beforeCreate.service'
import { ordinary } from './checkoutKind'
import { create } from './create.service'
import { quote } from './quote.service'
import { couponOfCheckoutBack, giveBack } from './restitution.service'

export const checkoutModule: Module = {
  routes: [
    serve('/api/ordercreate/payment', (params, ctx) => quote(ctx, ordinary, params, true)),
    serve('/api/ordercreate/calculate', (params, ctx) => quote(ctx, ordinary, params, false)),
    serveOnceFast(
      '/api/ordercreate/create',
      (params, ctx, trx, settled) => create(ctx, trx, ordinary, params, settled),
      beforeCreate,
    ),
  ],
  subscribe(events) {
    events.on('closed', giveBack)
    events.on('refundedWhole', couponOfCheckoutBack)
  },
}
