import type { Insertable } from 'kysely'
import type { Mall } from '../../../mall'
import type { DB } from '../../schema'
import type { Tx } from '../../transaction'
import type { CouponSeed, PlatformCouponSeed, SeedData } from '../types'
import { siteFinder } from './catalogue'
import { insertAll } from './insertAll'
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

const supply = (coupon: CouponSeed | PlatformCouponSeed) => ({
  code: coupon.code,
  max_fetch: coupon.max_fetch,
  count: coupon.count,
  lead_count: coupon.lead_count,
  validity_type: coupon.validity_type,
  fixed_term: coupon.fixed_term,
  end_time: coupon.end_time,
  image: coupon.image,
  status: coupon.status,
  is_show: coupon.is_show,
  create_time: coupon.create_time,
})

function shopTerms(data: SeedData, coupon: CouponSeed) {
  const goods = byCode(data.goods, 'goods')
  return {
    ...terms(coupon),
    coupon_name: coupon.coupon_name,
    goods_type: coupon.goods_type,
    goods_ids: coupon.goods.map((code) => goods(code).goods_id),
  }
}

/** Coupon types of the shops and what members have of them. */
export async function loadCoupons(trx: Tx, mall: Mall, data: SeedData): Promise<void> {
  const siteOf = siteFinder(data)
  await insertAll(
    trx,
    'coupon_type',
    data.coupons.map((coupon) => ({
      site_id: siteOf(coupon.shop),
      coupon_type_id: coupon.coupon_type_id,
      ...shopTerms(data, coupon),
      ...supply(coupon),
    })),
  )
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

const platformTerms = (coupon: PlatformCouponSeed) => ({
  ...terms(coupon),
  platformcoupon_name: coupon.platformcoupon_name,
  use_scenario: coupon.use_scenario,
  group_ids: coupon.group_ids,
  // percent with two decimals, in hundredths as money is in cents
  platform_split_rare: cents(coupon.platform_split_rare),
})

/** The same of the platform. */
export async function loadPlatformCoupons(trx: Tx, mall: Mall, data: SeedData): Promise<void> {
  await insertAll(
    trx,
    'platform_coupon_type',
    data.platformCoupons.map((coupon) => ({
      site_id: 0,
      platformcoupon_type_id: coupon.platformcoupon_type_id,
      ...platformTerms(coupon),
      ...supply(coupon),
    })),
  )
  const rows = data.memberPlatformCoupons.map((own): Insertable<DB['member_platform_coupon']> => {
    const type = data.platformCoupons.find((one) => one.platformcoupon_type_id === own.platformcoupon_type_id)
    if (!type) throw new Error(`no platform coupon type ${own.platformcoupon_type_id}`)
    return { ...own, ...platformTerms(type) }
  })
  await insertAll(trx, 'member_platform_coupon', rows)
  for (const { platformcoupon_id: key, member_id, end_time, state } of data.memberPlatformCoupons)
    if (state === 1)
      await mall.jobs.enqueue(trx, { kind: 'platformcoupon.expire', distKey: member_id, key, runAt: end_time })
}
