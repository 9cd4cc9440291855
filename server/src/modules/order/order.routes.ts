import { serve, serveOnce } from '../../http/route'
import type { Module } from '../module'
import { isComplainedAbout } from '../refund/complainHold.service'
import { mergeBills } from '../pay/replaceBills.service'
import { adjust } from './orderAdjust.service'
import * as closing from './orderClose.service'
import * as operator from './orderOperator.service'
import * as life from './orderLife.service'
import * as order from './order.service'
import { orderPayable } from './orderPayable'
import { byTimer } from './orderTimers.service'
import { restoreTimers } from './orderSweep.service'
import { countSales, presentsBack, stockBack } from './orderStock.service'

const done = async (work: Promise<void>) => {
  await work
  return null
}

const hour = 3600

export const orderModule: Module = {
  payables: [orderPayable],
  routes: [
    serve('/api/order/lists', ({ order_status = 'all', keyword = '', ...paging }, ctx) =>
      order.list(ctx, order_status, keyword, paging),
    ),
    serve('/api/order/detail', ({ order_id }, ctx) => order.detail(ctx, order_id)),
    serve('/api/order/num', ({ order_status = '' }, ctx) => order.counts(ctx, order_status.split(',').filter(Boolean))),
    serve('/api/order/close', ({ order_id, close_reason = '' }, ctx) =>
      done(closing.close(ctx, order_id, close_reason)),
    ),
    serve('/api/order/delete', ({ order_id }, ctx) => done(order.hide(ctx, order_id))),
    serve('/api/order/takedelivery', ({ order_id }, ctx) => done(order.takeDelivery(ctx, order_id))),
    serve('/api/order/extendtakedelivery', ({ order_id }, ctx) => done(order.extend(ctx, order_id))),
    serve('/api/order/package', ({ order_id }, ctx) => order.packages(ctx, order_id)),
    serveOnce('/api/order/pay', async ({ order_ids: ids }, { mall, memberId, now }, trx) => ({
      data: await mergeBills(trx, mall, { event: 'order', memberId, ids }, now),
    })),
    serve('/operator/api/order/lists', ({ order_status, site_id = 0, ...paging }, ctx) =>
      operator.inStatus(ctx, ctx.operator?.siteId || site_id, order_status, paging),
    ),
    serveOnce('/operator/api/order/adjust', async (asked, ctx, trx) => ({ data: await done(adjust(trx, ctx, asked)) })),
    serveOnce('/operator/api/order/ship', async (parcel, ctx, trx) => ({
      data: await done(operator.ship(trx, ctx, parcel)),
    })),
    serveOnce('/operator/api/order/localdelivery', async (by, ctx, trx) => ({
      data: await done(operator.deliver(trx, ctx, by)),
    })),
    serveOnce('/operator/api/order/close', async ({ order_id }, ctx, trx) => ({
      data: await done(closing.closeByShop(trx, ctx, order_id)),
    })),
  ],
  subscribe(events) {
    events.on('closed', stockBack)
    events.on('paid', countSales)
    events.on('refundedWhole', presentsBack)
  },
  lastingJobs: {
    'order.close': closing.closeInTime,
    'order.receive': (job, mall) => byTimer(mall, job, { move: life.receive }),
    'order.complete': (job, mall) => byTimer(mall, job, { move: life.complete, isHeld: isComplainedAbout }),
  },
  sweeps: [{ kind: 'order.timers', seconds: hour, run: restoreTimers }],
}
