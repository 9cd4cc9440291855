import { orderWith } from './orderPlans'
import type { CouponSeed, MemberCouponSeed } from './types'

const day = 86_400

const base = {
  money: '0.00',
  discount: 0,
  discount_limit: '0.00',
  max_fetch: 0,
  count: 10_000,
  lead_count: 0,
  validity_type: 0,
  fixed_term: 0,
  image: '',
  goods_type: 1,
  goods_ids: [],
  status: 1,
  is_show: 1,
} satisfies Partial<CouponSeed>

/** wire/demo-data section 5; running ones end in 30 days. */
export const couponRows = (now: number): CouponSeed[] => [
  {
    ...base,
    code: 'coupon-1',
    shop: 'shop-3',
    coupon_type_id: 1,
    coupon_name: '青禾家居满 150 减 15',
    type: 'reward',
    money: '15.00',
    at_least: '150.00',
    lead_count: 4310,
    end_time: now + 30 * day,
    create_time: now - 10 * day,
  },
  {
    ...base,
    code: 'coupon-2',
    shop: 'shop-7',
    coupon_type_id: 2,
    coupon_name: '山野鲜生全场 9 折',
    type: 'discount',
    discount: 9,
    discount_limit: '8.00',
    at_least: '0.00',
    lead_count: 6820,
    end_time: now + 30 * day,
    create_time: now - 10 * day,
  },
  {
    ...base,
    code: 'coupon-3',
    shop: 'shop-11',
    coupon_type_id: 3,
    coupon_name: '车载支架专享 10 元券',
    type: 'reward',
    money: '10.00',
    at_least: '50.00',
    max_fetch: 1,
    count: 500,
    lead_count: 126,
    goods_type: 2,
    goods_ids: ['g13'],
    end_time: now + 30 * day,
    create_time: now - 8 * day,
  },
  {
    ...base,
    code: 'coupon-4',
    shop: 'shop-11',
    coupon_type_id: 4,
    coupon_name: '一帆数码满 500 减 60',
    type: 'reward',
    money: '60.00',
    at_least: '500.00',
    count: 200,
    lead_count: 200,
    end_time: now + 30 * day,
    create_time: now - 20 * day,
  },
  {
    ...base,
    code: 'coupon-5',
    shop: 'shop-14',
    coupon_type_id: 5,
    coupon_name: '花间服饰满 300 减 40',
    type: 'reward',
    money: '40.00',
    at_least: '300.00',
    lead_count: 860,
    status: 2,
    end_time: now - 7 * day,
    create_time: now - 40 * day,
  },
]

/** The one that was used, on a sample order of shop 7. */
const used = 3

const unused = { member_id: 1, state: 1, get_type: 2, use_time: 0, use_order_id: 0 } as const

/** Member 1 also used one on a sample order of shop 7, and let one of shop 14 pass. */
export const memberCouponRows = (now: number): MemberCouponSeed[] => [
  {
    ...unused,
    coupon_id: 1,
    coupon_type_id: 1,
    site_id: 3,
    fetch_time: now - 3 * day,
    end_time: now + 30 * day,
  },
  {
    ...unused,
    coupon_id: 2,
    coupon_type_id: 2,
    site_id: 7,
    fetch_time: now - day,
    end_time: now + 30 * day,
  },
  {
    ...unused,
    coupon_id: used,
    coupon_type_id: 2,
    site_id: 7,
    state: 2,
    fetch_time: now - 4 * day,
    use_time: now - orderWith(used).age * 60,
    use_order_id: orderWith(used).order_id,
    end_time: now + 30 * day,
  },
  {
    ...unused,
    coupon_id: 4,
    coupon_type_id: 5,
    site_id: 14,
    state: 3,
    fetch_time: now - 20 * day,
    end_time: now - 7 * day,
  },
]
