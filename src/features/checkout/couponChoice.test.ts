import type { CheckoutData } from '@mall/contract/checkout'
import type { MemberCoupon } from '@mall/contract/coupon'
import { choiceOf, offeredBy } from './couponChoice'

const now = 1_772_416_800
const coupon = (coupon_id: number, more: Partial<MemberCoupon> = {}) =>
  ({
    coupon_id,
    type: 'reward',
    money: '5.00',
    discount: 0,
    discount_limit: '0.00',
    at_least: '0.00',
    goods_type: 1,
    goods_ids: '',
    end_time: now + 86_400,
    ...more,
  }) as MemberCoupon
const checkout = (shops: Record<number, MemberCoupon[] | undefined>) =>
  ({
    shop_goods_list: Object.fromEntries(
      Object.entries(shops).map(([site, coupon_list]) => [
        site,
        { site_id: Number(site), goods_list: [{ goods_id: 1, goods_money: '100.00' }], coupon_list },
      ]),
    ),
  }) as unknown as CheckoutData
const kind = { shopCoupons: true }
const order = (list: MemberCoupon[]) => offeredBy(kind, checkout({ 3: list }), now)[3]?.map((one) => one.coupon_id)

test.each([
  [
    'worth most first',
    [coupon(1), coupon(2, { money: '15.00' }), coupon(3, { type: 'discount', discount: 9 })],
    [2, 3, 1],
  ],
  ['of equals the one that ends first', [coupon(1), coupon(2, { end_time: now + 60 })], [2, 1]],
  [
    'whose goods are not told is calculated for all',
    [coupon(1), coupon(2, { money: '9.00', goods_type: 2, goods_ids: undefined })],
    [2, 1],
  ],
  ['what the server offers stays, though last', [coupon(1, { end_time: now - 1, money: '50.00' }), coupon(2)], [2, 1]],
])('%s', (_, list, expected) => expect(order(list)).toEqual(expected))

test('kinds without coupons offer none; calculate lists none', () => {
  expect(offeredBy({ shopCoupons: false }, checkout({ 3: [coupon(1)] }), now)).toEqual({})
  expect(offeredBy(kind, checkout({ 3: undefined }), now)).toEqual({ 3: [] })
})

test('each shop takes its best until the buyer chooses; none wanted is a choice too', () => {
  const offered = { 3: [coupon(1), coupon(2)], 7: [coupon(4), coupon(5)], 8: [] }
  expect(choiceOf(offered, {})).toEqual({ 3: 1, 7: 4, 8: 0 })
  expect(choiceOf(offered, { 3: 0, 7: 5 })).toEqual({ 3: 0, 7: 5, 8: 0 })
})

test('a chosen coupon that is gone gives way to the best', () => {
  expect(choiceOf({ 3: [coupon(2)] }, { 3: 1 })).toEqual({ 3: 2 })
  expect(choiceOf({ 3: [] }, { 3: 1 })).toEqual({ 3: 0 })
})
