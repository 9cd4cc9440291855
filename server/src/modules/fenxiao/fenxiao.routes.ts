import { serve, serveOnce } from '../../http/route'
import type { Module } from '../module'
import * as apply from './apply.service'
import { bindingJobs } from './binding.service'
import * as centre from './centre.service'
import { commissionJobs, promiseEarnings, promiseToFollow, restoreFollowing } from './commissions.service'
import { freeze } from './distributor.service'
import { riseJobs } from './rise.service'
import * as withdrawal from './withdrawal.service'

const hour = 3600
const done = async (work: Promise<void>) => {
  await work
  return { data: null }
}

export const fenxiaoModule: Module = {
  routes: [
    serve('/fenxiao/api/apply/status', (_, ctx) => apply.status(ctx)),
    serve('/fenxiao/api/apply/info', (_, ctx) => apply.info(ctx)),
    serve('/fenxiao/api/apply/applyfenxiao', (form, ctx) => apply.apply(ctx, form)),
    serve('/fenxiao/api/apply/existFenxiaoName', ({ fenxiao_name }, ctx) => apply.isTaken(ctx, fenxiao_name)),
    serve('/fenxiao/api/fenxiao/sourceinfo', (_, ctx) => centre.source(ctx)),
    serve('/fenxiao/api/fenxiao/detail', (_, ctx) => centre.detail(ctx)),
    serve('/fenxiao/api/fenxiao/teamnum', (_, ctx) => centre.size(ctx)),
    serve('/fenxiao/api/fenxiao/team', (params, ctx) => centre.teamPage(ctx, params)),
    serve('/fenxiao/api/order/page', (params, ctx) => centre.orders(ctx, params)),
    serve('/fenxiao/api/order/info', ({ fenxiao_order_id }, ctx) => centre.order(ctx, fenxiao_order_id)),
    serve('/fenxiao/api/account/page', (paging, ctx) => withdrawal.bill(ctx, paging)),
    serveOnce('/fenxiao/api/withdraw/apply', async ({ money }, ctx, trx) => ({
      data: await withdrawal.apply(trx, ctx, money),
    })),
    serve('/fenxiao/api/withdraw/page', (params, ctx) => withdrawal.list(ctx, params)),
    serveOnce('/operator/api/fenxiaoapply/decide', (params, ctx, trx) => done(apply.decide(trx, ctx, params))),
    serveOnce('/operator/api/fenxiao/freeze', ({ fenxiao_id, freeze: isFrozen }, _, trx) =>
      done(freeze(trx, fenxiao_id, isFrozen === 1)),
    ),
    serveOnce('/operator/api/fenxiaowithdraw/approve', ({ id }, ctx, trx) => done(withdrawal.approve(trx, ctx, id))),
    serveOnce('/operator/api/fenxiaowithdraw/refuse', ({ id }, ctx, trx) => done(withdrawal.refuseOne(trx, ctx, id))),
  ],
  lastingJobs: { ...bindingJobs, ...commissionJobs, ...riseJobs },
  sweeps: [{ kind: 'fenxiao.forgotten', seconds: hour, run: restoreFollowing }],
  subscribe(events) {
    events.on('paid', promiseEarnings)
    events.on('refunded', promiseToFollow)
    events.on('refundedWhole', promiseToFollow)
    events.on('completed', promiseToFollow)
  },
}
