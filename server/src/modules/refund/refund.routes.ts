import { serve, serveOnce } from '../../http/route'
import type { Module } from '../module'
import * as complaint from './complain.service'
import * as refund from './refund.service'
import * as operator from './refundOperator.service'
import { byTimer, payBackOne, restoreTimers } from './refundTimers.service'
import { refundWholeByJob } from './refundWhole.service'

const done = async (work: Promise<unknown>) => {
  await work
  return null
}

const hour = 3600

export const refundModule: Module = {
  routes: [
    serve('/api/orderrefund/lists', (paging, ctx) => refund.list(ctx, paging)),
    serve('/api/orderrefund/refundData', ({ order_goods_id }, ctx) => refund.data(ctx, order_goods_id)),
    serveOnce('/api/orderrefund/refund', async (asked, ctx, trx) => ({
      data: await done(refund.apply(ctx, trx, asked)),
    })),
    serve('/api/orderrefund/cancel', ({ order_goods_id }, ctx) => done(refund.cancel(ctx, order_goods_id))),
    serve('/api/orderrefund/delivery', (parcel, ctx) => done(refund.sendBack(ctx, parcel))),
    serve('/api/orderrefund/detail', ({ order_goods_id }, ctx) => refund.detail(ctx, order_goods_id)),
    serve('/api/ordercomplain/detail', ({ order_goods_id }, ctx) => complaint.detail(ctx, order_goods_id)),
    serveOnce('/api/ordercomplain/complain', async (asked, ctx, trx) => ({
      data: await done(complaint.complain(ctx, trx, asked)),
    })),
    serve('/api/ordercomplain/cancel', ({ order_goods_id }, ctx) => done(complaint.cancel(ctx, order_goods_id))),
    serveOnce('/operator/api/refund/agree', async ({ order_goods_id, refund_address }, ctx, trx) => ({
      data: await done(operator.agreeBySeller(trx, ctx, order_goods_id, refund_address)),
    })),
    serveOnce('/operator/api/refund/refuse', async ({ order_goods_id, refund_refuse_reason }, ctx, trx) => ({
      data: await done(operator.refuseBySeller(trx, ctx, order_goods_id, refund_refuse_reason)),
    })),
    serveOnce('/operator/api/refund/receive', async ({ order_goods_id }, ctx, trx) => ({
      data: await done(operator.receiveBySeller(trx, ctx, order_goods_id)),
    })),
    serveOnce('/operator/api/refund/transfer', async (asked, ctx, trx) => ({
      data: await done(operator.transferBySeller(trx, ctx, asked)),
    })),
    serveOnce('/operator/api/complain/decide', async (said, ctx, trx) => ({
      data: await done(complaint.decide(trx, ctx, said)),
    })),
  ],
  subscribe(events) {
    events.on('refunded', complaint.endWithRefund)
  },
  lastingJobs: {
    'refund.confirm': byTimer('confirm'),
    'refund.transfer': byTimer('transfer'),
    'refund.receive': byTimer('receive'),
    'refund.cancel': byTimer('cancel'),
    'refund.payback': payBackOne,
    'refund.whole': refundWholeByJob,
  },
  sweeps: [{ kind: 'refund.timers', seconds: hour, run: restoreTimers }],
}
