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
const data = (order_money: string, platform = '0.00', points = '0.00') =>
  ({
    ...{ order_money, platform_coupon_money: platform, point_money: points },
    platform_coupon_list: list,
  }) as unknown as CheckoutData
const ids = (shown: CheckoutData) => platformOffers(data('0.00'), shown, 100).usable.map((one) => one.platformcoupon_id)

it('ranks what stands by what it saves, and tells why the others do not', () => {
  const offers = platformOffers(data('187.70'), data('187.70'), 100)
  expect(offers.usable.map((one) => one.platformcoupon_id)).toEqual([4, 1])
  expect(offers.others.map(({ coupon: one, why }) => [one.platformcoupon_id, why])).toEqual([
    [2, { why: 'short', money: '12.30' }],
    [3, { why: 'over' }],
  ])
})

it('reckons with what is due before it and points were taken off', () =>
  expect(ids(data('150.00', '30.00', '20.00'))).toEqual([2, 4, 1]))

it('takes the best unless the buyer chose', () => {
  const offers = platformOffers(data('300.00'), undefined, 100)
  expect(platformChoice(list, offers, undefined)).toBe(2)
  expect(platformChoice(list, offers, 0)).toBe(0)
  expect(platformChoice(list, offers, 1)).toBe(1)
  expect(platformChoice(list, offers, 99)).toBe(2)
  expect(platformChoice([], platformOffers(undefined, undefined, 100), 1)).toBe(0)
})
