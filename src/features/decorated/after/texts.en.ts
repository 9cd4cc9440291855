import type { RegisterReward } from '@mall/contract/auth'

type Gift = RegisterReward['value']

export default {
  title: 'Welcome gift',
  take: 'Log in',
  bind: 'Add mobile',
  parts: ({ coupon_list: coupons, point, balance, growth }: Gift) =>
    [
      coupons.length > 0 && (coupons.length === 1 ? '1 coupon' : `${coupons.length} coupons`),
      point > 0 && `${point} points`,
      Number(balance) > 0 && `¥${Number(balance)} balance`,
      growth > 0 && `${growth} growth`,
    ]
      .filter(Boolean)
      .slice(0, 2)
      .join(' · '),
}
