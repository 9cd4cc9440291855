import type { MemberPlatformCouponSeed, PlatformCouponSeed } from './types'

const day = 86_400

const base = {
  money: '0.00',
  discount: 0,
  discount_limit: '0.00',
  max_fetch: 0,
  validity_type: 0,
  fixed_term: 0,
  image: '',
  use_scenario: 1,
  group_ids: [],
  status: 1,
  is_show: 1,
} satisfies Partial<PlatformCouponSeed>

/** wire/demo-data section 5; running ones end in 30 days. */
export const platformCouponRows = (now: number): PlatformCouponSeed[] => [
  {
    ...base,
    code: 'platformcoupon-1',
    platformcoupon_type_id: 1,
    platformcoupon_name: '拾光商城满 200 减 30',
    type: 'reward',
    money: '30.00',
    at_least: '200.00',
    count: 10_000,
    lead_count: 7640,
    platform_split_rare: '60.00',
    end_time: now + 30 * day,
    create_time: now - 12 * day,
  },
  {
    ...base,
    code: 'platformcoupon-2',
    platformcoupon_type_id: 2,
    platformcoupon_name: '旗舰店满 100 享 95 折',
    type: 'discount',
    discount: 9.5,
    discount_limit: '20.00',
    at_least: '100.00',
    count: 5000,
    lead_count: 2150,
    // shops 1 and 3
    use_scenario: 2,
    group_ids: ['旗舰店'],
    platform_split_rare: '50.00',
    end_time: now + 30 * day,
    create_time: now - 9 * day,
  },
  {
    ...base,
    code: 'platformcoupon-3',
    platformcoupon_type_id: 3,
    platformcoupon_name: '开年囤货满 99 减 12',
    type: 'reward',
    money: '12.00',
    at_least: '99.00',
    count: 20_000,
    lead_count: 18_406,
    status: 2,
    platform_split_rare: '100.00',
    end_time: now - 7 * day,
    create_time: now - 45 * day,
  },
]

const mine = { member_id: 1, get_type: 2 } as const

export const memberPlatformCouponRows = (now: number): MemberPlatformCouponSeed[] => [
  {
    ...mine,
    platformcoupon_id: 1,
    platformcoupon_type_id: 1,
    state: 1,
    fetch_time: now - 2 * day,
    use_time: 0,
    end_time: now + 30 * day,
  },
  {
    ...mine,
    platformcoupon_id: 2,
    platformcoupon_type_id: 2,
    state: 2,
    fetch_time: now - 8 * day,
    use_time: now - 7 * day,
    end_time: now + 30 * day,
  },
  {
    ...mine,
    platformcoupon_id: 3,
    platformcoupon_type_id: 3,
    state: 3,
    fetch_time: now - 30 * day,
    use_time: 0,
    end_time: now - 7 * day,
  },
]
