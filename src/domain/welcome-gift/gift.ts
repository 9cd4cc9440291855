import type { RegisterReward } from '@mall/contract/auth'

/** What new members are given; undefined where it is nothing. */
export function giftOf({ is_use: isUsed, value }: RegisterReward): RegisterReward['value'] | undefined {
  const { point, growth, balance, coupon_list: coupons } = value
  const isEmpty = point <= 0 && growth <= 0 && Number(balance) <= 0 && coupons.length === 0
  return Number(isUsed) === 0 || isEmpty ? undefined : value
}
