import { serve, serveOnce } from '../../http/route'
import type { Module } from '../module'
import * as account from './bankAccount.service'
import { restoreTransfers, transferJobs } from './transfer.service'
import * as withdraw from './withdraw.service'
import * as operator from './withdrawOperator.service'

const hour = 3600
const done = async (work: Promise<void>) => {
  await work
  return { data: null }
}

export const withdrawModule: Module = {
  routes: [
    serve('/api/memberbankaccount/page', (paging, ctx) => account.list(ctx, paging)),
    serve('/api/memberbankaccount/info', ({ id }, ctx) => account.info(ctx, id)),
    serve('/api/memberbankaccount/defaultinfo', (_, ctx) => account.defaultInfo(ctx)),
    serve('/api/memberbankaccount/add', (form, ctx) => account.add(ctx, form)),
    serve('/api/memberbankaccount/edit', async ({ id, ...form }, ctx) => {
      await account.edit(ctx, id, form)
      return null
    }),
    serve('/api/memberbankaccount/delete', async ({ id }, ctx) => {
      await account.remove(ctx, id)
      return null
    }),
    serve('/api/memberbankaccount/setdefault', async ({ id }, ctx) => {
      await account.setDefault(ctx, id)
      return null
    }),
    serve('/api/memberwithdraw/config', (_, ctx) => withdraw.config(ctx)),
    serve('/api/memberwithdraw/info', (_, ctx) => withdraw.info(ctx)),
    serve('/api/memberwithdraw/transferType', (_, ctx) => withdraw.types(ctx)),
    serveOnce('/api/memberwithdraw/apply', async (form, ctx, trx) => ({ data: await withdraw.apply(trx, ctx, form) })),
    serve('/api/memberwithdraw/page', (paging, ctx) => withdraw.list(ctx, paging)),
    serve('/api/memberwithdraw/detail', ({ id }, ctx) => withdraw.detail(ctx, id)),
    serveOnce('/operator/api/memberwithdraw/approve', ({ id }, ctx, trx) => done(operator.approve(trx, ctx, id))),
    serveOnce('/operator/api/memberwithdraw/refuse', ({ id, refuse_reason }, ctx, trx) =>
      done(operator.refuseOne(trx, ctx, id, refuse_reason)),
    ),
    serveOnce('/operator/api/memberwithdraw/pay', ({ id }, ctx, trx) => done(operator.pay(trx, ctx, id))),
  ],
  lastingJobs: transferJobs,
  sweeps: [{ kind: 'withdraw.transfers', seconds: hour, run: restoreTransfers }],
}
