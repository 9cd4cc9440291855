import { serve, serveOnce } from '../../http/route'
import type { Module } from '../../modules/module'
import { exchangeDesk } from './exchangeDesk'
import { detail, page } from './exchangeGoods.service'
import { create, order, orders, quote } from './exchangeOrder.service'
import { closeByMember, exchangeJobs, exchangePayable, restoreTimers } from './exchangePayable'

const hour = 3600

export const exchangeModule: Module = {
  payables: [exchangePayable],
  desks: [exchangeDesk],
  routes: [
    serve('/pointexchange/api/goods/page', (asked, ctx) => page(ctx, asked)),
    serve('/pointexchange/api/goods/detail', ({ id }, ctx) => detail(ctx, id)),
    serve('/pointexchange/api/goods/info', ({ id }, ctx) => detail(ctx, id)),
    serve('/pointexchange/api/order/page', (paging, ctx) => orders(ctx, paging)),
    serve('/pointexchange/api/order/info', ({ order_id }, ctx) => order(ctx, order_id)),
    serve('/pointexchange/api/order/close', async ({ order_id }, ctx) => {
      await closeByMember(ctx, order_id)
      return null
    }),
    serve('/pointexchange/api/ordercreate/payment', (asked, ctx) => quote(ctx, asked)),
    serveOnce('/pointexchange/api/ordercreate/create', (asked, ctx, trx) => create(ctx, trx, asked)),
  ],
  lastingJobs: exchangeJobs,
  sweeps: [{ kind: 'exchange.timers', seconds: hour, run: restoreTimers }],
}
