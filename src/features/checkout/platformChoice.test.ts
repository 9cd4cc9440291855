import type { CheckoutData } from '@mall/contract/checkout'
import type { MemberPlatformCoupon } from '@mall/contract/coupon'
import { platformChoice, platformOffers } from './platformChoice'

const coupon = (platformcoupon_id: number, money: string, at_least = '0.00', end_time = 0) =>
  ({
    platformcoupon_id,
    type: 'reward',
    money,
    discount: 0,
    discount_limit: '0.00',
    at_least,
    end_time,
  }) as MemberPlatformCoupon
const list = [coupon(1, '5.00'), coupon(2, '30.00', '200.00'), coupon(3, '9.00', '0.00', 1), coupon(4, '8.00')]
const shop = (goods_money: string, promotion_money = '0.00', coupon_money = '0.00') => ({
  ...{ goods_money, promotion_money, coupon_money, delivery_money: '50.00', invoice_money: '9.00' },
})
const data = (...shops: ReturnType<typeof shop>[]) =>
  ({ shop_goods_list: { ...shops }, platform_coupon_list: list }) as unknown as CheckoutData
const ids = (shown: CheckoutData) =>
  platformOffers(data(shop('0.00')), shown, 100).usable.map((one) => one.platformcoupon_id)

it('ranks what stands by what it saves, and tells why the others do not', () => {
  const offers = platformOffers(data(shop('187.70')), data(shop('187.70')), 100)
  expect(offers.usable.map((one) => one.platformcoupon_id)).toEqual([4, 1])
  expect(offers.others.map(({ coupon: one, why }) => [one.platformcoupon_id, why])).toEqual([
    [2, { why: 'short', money: '12.30' }],
    [3, { why: 'over' }],
  ])
})

it('base: the goods of all shops after their own discounts, without freight and invoice', () => {
  expect(ids(data(shop('220.00', '20.00'), shop('10.00', '0.00', '10.00')))).toEqual([2, 4, 1])
  expect(ids(data(shop('219.99', '20.00'), shop('10.00', '0.00', '10.00')))).toEqual([4, 1])
  // a coupon may be worth more than the goods still cost
  expect(ids(data(shop('200.00'), shop('10.00', '5.00', '10.00')))).toEqual([2, 4, 1])
})

it('takes the best unless the buyer chose', () => {
  const offers = platformOffers(data(shop('300.00')), undefined, 100)
  expect(platformChoice(list, offers, undefined)).toBe(2)
  expect(platformChoice(list, offers, 0)).toBe(0)
  expect(platformChoice(list, offers, 1)).toBe(1)
  expect(platformChoice(list, offers, 99)).toBe(2)
  expect(platformChoice([], platformOffers(undefined, undefined, 100), 1)).toBe(0)
})
