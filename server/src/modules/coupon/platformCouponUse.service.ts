import type { MemberPlatformCoupon } from '@mall/contract/coupon'
import type { Kysely } from 'kysely'
import { atTheEnd } from '../../database/atTheEnd'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { PlatformCoupon } from '../../pricing/quote'
import { ownRow } from './platformCoupon.service'
import * as store from './platformCoupon.store'

/** A member's coupon as checkout calculates with it and as the wire shows it. */
export interface OwnPlatformCoupon {
  coupon: PlatformCoupon
  row: MemberPlatformCoupon
}

/** The member's valid coupons that are for some of these shops, which may be told late; with `couponId` that one alone. */
export async function usablePlatformCoupons(
  db: Kysely<DB>,
  memberId: number,
  { siteIds, now, couponId }: { siteIds: Promise<number[]>; now: number; couponId?: number },
): Promise<OwnPlatformCoupon[]> {
  const rows = await store.findUsable(db, memberId, now, couponId)
  const groups = rows.some((row) => row.use_scenario === 2) ? await store.findGroups(db, await siteIds) : []
  return rows.flatMap((row) => {
    const its = groups.filter(({ group_id }) => row.group_ids.includes(group_id)).map(({ site_id }) => site_id)
    if (row.use_scenario === 2 && its.length === 0) return []
    return [{ coupon: priced(row, row.use_scenario === 2 ? its : undefined), row: ownRow(row, now) }]
  })
}

const priced = (row: store.OwnRow, siteIds: number[] | undefined): PlatformCoupon => ({
  couponId: row.platformcoupon_id,
  type: row.type as PlatformCoupon['type'],
  money: row.money,
  payPercent: row.pay_percent,
  discountLimit: row.discount_limit,
  atLeast: row.at_least,
  siteIds,
  platformShare: row.platform_split_rare,
})

/** Part of order creation: spends the coupon once for all orders of the checkout; false = it is gone. */
export const usePlatformCoupon = store.life.spend

/**
 * Gives the coupon of a checkout back, at the end of the transaction, once `isOver` says that all its orders are. The
 * coupon's lock comes first: of two orders that are closed at once the later one sees the earlier.
 */
export function platformCouponBack(
  trx: Tx,
  { memberId, checkoutId, at }: { memberId: number; checkoutId: number; at: number },
  isOver: (trx: Tx) => Promise<boolean>,
): void {
  const run = async (last: Tx) => {
    if (!(await store.lockSpent(last, memberId, checkoutId))) return
    if (await isOver(last)) await store.life.unspend(last, memberId, checkoutId, at)
  }
  atTheEnd(trx, { table: 'member_platform_coupon', key: [memberId, checkoutId], run })
}
