import { serve, serveOnceFast } from '../../http/route'
import { beforeCreate } from '../../modules/checkout/beforeCreate.service'
import { create } from '../../modules/checkout/create.service'
import { quote } from '../../modules/checkout/quote.service'
import type { Module } from '../../modules/module'
import { bundling } from './bundling'
import { bundlingDesk } from './bundlingDesk'
import * as goods from './bundlingGoods.service'

export const bundlingModule: Module = {
  promotions: [bundling],
  desks: [bundlingDesk],
  routes: [
    serve('/bundling/api/bundling/lists', ({ sku_id }, ctx) => goods.lists(ctx, sku_id)),
    serve('/bundling/api/bundling/detail', ({ bl_id }, ctx) => goods.detail(ctx, bl_id)),
    serve('/bundling/api/ordercreate/payment', (params, ctx) => quote(ctx, bundling, params, true)),
    serve('/bundling/api/ordercreate/calculate', (params, ctx) => quote(ctx, bundling, params, false)),
    serveOnceFast(
      '/bundling/api/ordercreate/create',
      (params, ctx, trx, settled) => create(ctx, trx, bundling, params, settled),
      beforeCreate,
    ),
  ],
}
