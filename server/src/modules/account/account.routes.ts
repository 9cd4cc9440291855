import { serve, serveOnce } from '../../http/route'
import type { Module } from '../module'
import * as account from './account.service'
import { accountRule } from './accountRule.service'

export const accountModule: Module = {
  routes: [
    serve('/api/memberaccount/info', ({ account_type }, ctx) => account.accountInfo(ctx, account_type)),
    serve('/api/memberaccount/page', (asked, ctx) => account.entries(ctx, asked)),
    serve('/api/memberaccount/fromType', (_, ctx) => account.fromTypes(ctx.language)),
    serve('/api/member/accountrule', (_, ctx) => accountRule(ctx)),
    serve('/api/memberaccount/sum', (asked, ctx) => account.total(ctx, asked)),
    serveOnce('/operator/api/member/adjust', async (asked, ctx, trx) => {
      await account.adjust(trx, ctx, asked)
      return { data: null }
    }),
  ],
}
