import type { CheckoutData } from '@mall/contract/checkout'
import type { Ctx } from '../../http/route'
import { balances } from '../../ledger/ledger'
import type { PromotionKind } from '../../promotions/promotionKind'
import { findMember } from '../member/member.service'
import { memberAccount } from '../member/memberAccount.service'
import { shopBlocks } from '../shop/shop.service'
import { couponsOf } from '../manjian/manjian.service'
import { open, type CheckoutParams } from './checkout.service'
import { checkoutData } from './checkoutData'

/** What payment and calculate of every kind answer; only payment lists what can be chosen. */
export async function quote<P extends CheckoutParams>(
  ctx: Ctx,
  kind: PromotionKind<P>,
  params: P,
  withLists: boolean,
): Promise<CheckoutData> {
  const { db } = ctx.mall
  const [checkout, member] = await Promise.all([open(db, ctx, kind, params), findMember(db, ctx.memberId)])
  const { shops } = checkout.quote
  // the balances that were calculated with are shown
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
  const activity = { info: kind.info?.(checkout.facts, shops) ?? {}, hasCart: kind.takes.cart !== null }
  return checkoutData(checkout, { params, language: ctx.language, account, blocks, couponOf, withLists, ...activity })
}
