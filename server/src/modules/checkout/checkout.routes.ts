import { serve, serveOnce } from '../../http/route'
import type { Module } from '../module'
import { ordinary } from './checkoutKind'
import { create } from './create.service'
import { quote } from './quote.service'

export const checkoutModule: Module = {
  routes: [
    serve('/api/ordercreate/payment', (params, ctx) => quote(ctx, ordinary, params, true)),
    serve('/api/ordercreate/calculate', (params, ctx) => quote(ctx, ordinary, params, false)),
    serveOnce('/api/ordercreate/create', (params, ctx, trx) => create(ctx, trx, ordinary, params)),
  ],
}
