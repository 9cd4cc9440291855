import { serve } from '../../http/route'
import type { Module } from '../module'
import * as cancel from './cancel.service'
import { closingJobs } from './closing.service'

const done = async (work: Promise<void>) => {
  await work
  return null
}

export const cancellationModule: Module = {
  routes: [
    serve('/membercancel/api/membercancel/config', (_, ctx) => cancel.config(ctx)),
    serve('/membercancel/api/membercancel/agreement', (_, ctx) => cancel.agreement(ctx)),
    serve('/membercancel/api/membercancel/accountInfo', (_, ctx) => cancel.accountInfo(ctx)),
    serve('/membercancel/api/membercancel/apply', (_, ctx) => done(cancel.apply(ctx))),
    serve('/membercancel/api/membercancel/info', (_, ctx) => cancel.info(ctx)),
    serve('/membercancel/api/membercancel/cancelApply', (_, ctx) => done(cancel.takeBack(ctx))),
    // of transactions of its own, guarded by the state of the request: not of one for all (closing.service.ts)
    serve('/operator/api/membercancel/decide', (asked, ctx) => done(cancel.decide(ctx, asked))),
  ],
  lastingJobs: closingJobs,
}
