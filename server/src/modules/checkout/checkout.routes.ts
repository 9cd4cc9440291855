import { serve, serveOnce, type Ctx } from '../../http/route'
import { memberAccount } from '../member/memberAccount.service'
import { shopBlocks } from '../shop/shop.service'
import type { Module } from '../module'
import { open, type CheckoutParams } from './checkout.service'
import { checkoutData } from './checkoutData'
import { create } from './create.service'

async function quote(ctx: Ctx, params: CheckoutParams, withLists: boolean) {
  const { db } = ctx.mall
  const [checkout, account] = await Promise.all([open(db, ctx, params), memberAccount(db, ctx.memberId)])
  const blocks = await shopBlocks(
    db,
    checkout.quote.shops.map((shop) => shop.siteId),
  )
  return checkoutData(checkout, { params, account, blocks, withLists })
}

export const checkoutModule: Module = {
  routes: [
    serve('/api/ordercreate/payment', (params, ctx) => quote(ctx, params, true)),
    serve('/api/ordercreate/calculate', (params, ctx) => quote(ctx, params, false)),
    serveOnce('/api/ordercreate/create', (params, ctx, trx) => create(ctx, trx, params)),
  ],
}
