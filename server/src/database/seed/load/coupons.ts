import type { Insertable } from 'kysely'
import type { Mall } from '../../../mall'
import type { DB } from '../../schema'
import type { Tx } from '../../transaction'
import type { CouponSeed, PlatformCouponSeed, SeedData } from '../types'
import { insertAll } from '../../bulk'
import { byCode, cents } from './units'

/** What a type says and an own coupon keeps. */
const terms = (coupon: CouponSeed | PlatformCouponSeed) => ({
  type: coupon.type,
  money: cents(coupon.money),
  // tenths: 9 -> 90 percent
  pay_percent: coupon.type === 'discount' ? Math.round(coupon.discount * 10) : 100,
  discount_limit: cents(coupon.discount_limit),
  at_least: cents(coupon.at_least),
})

function shopTerms(data: SeedData, coupon: CouponSeed) {
  const goods = byCode(data.goods, 'goods')
  return {
    ...terms(coupon),
    coupon_name: coupon.coupon_name,
    goods_type: coupon.goods_type,
    goods_ids: coupon.goods_ids.map((code) => goods(code).goods_id),
  }
}

/** What members have of the shops' coupons. */
export async function loadCoupons(trx: Tx, mall: Mall, data: SeedData): Promise<void> {
  const rows = data.memberCoupons.map((own): Insertable<DB['member_coupon']> => {
    const type = data.coupons.find((coupon) => coupon.coupon_type_id === own.coupon_type_id)
    if (!type) throw new Error(`no coupon type ${own.coupon_type_id}`)
    return { ...own, ...shopTerms(data, type) }
  })
  await insertAll(trx, 'member_coupon', rows)
  for (const { coupon_id, member_id, end_time, state } of data.memberCoupons)
    if (state === 1)
      await mall.jobs.enqueue(trx, { kind: 'coupon.expire', distKey: member_id, key: coupon_id, runAt: end_time })
}

const platformTerms = (data: SeedData, coupon: PlatformCouponSeed) => ({
  ...terms(coupon),
  platformcoupon_name: coupon.platformcoupon_name,
  use_scenario: coupon.use_scenario,
  group_ids: data.shopGroups.filter((one) => coupon.group_ids.includes(one.group_name)).map((one) => one.group_id),
  // percent with two decimals, in hundredths as money is in cents
  platform_split_rare: cents(coupon.platform_split_rare),
})

/** The same of the platform. */
export async function loadPlatformCoupons(trx: Tx, mall: Mall, data: SeedData): Promise<void> {
  const rows = data.memberPlatformCoupons.map((own): Insertable<DB['member_platform_coupon']> => {
    const type = data.platformCoupons.find((one) => one.platformcoupon_type_id === own.platformcoupon_type_id)
    if (!type) throw new Error(`no platform coupon type ${own.platformcoupon_type_id}`)
    return { ...own, ...platformTerms(data, type) }
  })
  await insertAll(trx, 'member_platform_coupon', rows)
  for (const { platformcoupon_id: key, member_id, end_time, state } of data.memberPlatformCoupons)
    if (state === 1)
      await mall.jobs.enqueue(trx, { kind: 'platformcoupon.expire', distKey: member_id, key, runAt: end_time })
}
