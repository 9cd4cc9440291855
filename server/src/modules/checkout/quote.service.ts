import type { CheckoutData } from '@mall/contract/checkout'
import type { Ctx } from '../../http/route'
import { balances } from '../../ledger/ledger'
import { findMember } from '../member/member.service'
import { memberAccount } from '../member/memberAccount.service'
import { shopBlocks } from '../shop/shop.service'
import { couponsOf } from '../manjian/manjian.service'
import { open, type CheckoutParams } from './checkout.service'
import { checkoutData } from './checkoutData'
import type { CheckoutKind } from './checkoutKind'

/** What payment and calculate of every kind answer; only payment lists what can be chosen. */
export async function quote(
  ctx: Ctx,
  kind: CheckoutKind,
  params: CheckoutParams,
  withLists: boolean,
): Promise<CheckoutData> {
  const { db } = ctx.mall
  const [checkout, member] = await Promise.all([open(db, ctx, kind, params), findMember(db, ctx.memberId)])
  const { shops } = checkout.quote
  // the balances that were reckoned with are shown
  const account = memberAccount(member, checkout.deductions.accounts ?? (await balances(db, ctx.memberId)))
  const [blocks, couponOf] = await Promise.all([
    shopBlocks(
      db,
      shops.map((shop) => shop.siteId),
    ),
    couponsOf(
      ctx,
      shops.flatMap(({ manjianGiven = [] }) => manjianGiven.map(({ rule }) => rule)),
    ),
  ])
  return checkoutData(checkout, { params, language: ctx.language, account, blocks, couponOf, withLists })
}
