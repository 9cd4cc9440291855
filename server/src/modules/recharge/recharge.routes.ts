import { serve, serveOnce } from '../../http/route'
import type { Module } from '../module'
import * as recharge from './recharge.service'
import { rechargeJobs, rechargePayable, restoreTimers } from './rechargePayable'

const hour = 3600

export const rechargeModule: Module = {
  payables: [rechargePayable],
  routes: [
    serve('/memberrecharge/api/memberrecharge/config', (_, ctx) => recharge.config(ctx)),
    serve('/memberrecharge/api/memberrecharge/page', (paging, ctx) => recharge.page(ctx, paging)),
    serve('/memberrecharge/api/memberrecharge/info', ({ recharge_id }, ctx) => recharge.info(ctx, recharge_id)),
    serve('/memberrecharge/api/order/page', (paging, ctx) => recharge.orderPage(ctx, paging)),
    serveOnce('/memberrecharge/api/ordercreate/create', (asked, ctx, trx) => recharge.create(ctx, trx, asked)),
  ],
  lastingJobs: rechargeJobs,
  sweeps: [{ kind: 'recharge.timers', seconds: hour, run: restoreTimers }],
}
