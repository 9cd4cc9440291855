import type { RechargeRow } from '@mall/contract/recharge'
import { useTexts } from './texts'

/** What a package brings beside its money, in words; empty when that is all. */
export function gainsOf({ point, growth, coupon_id }: Pick<RechargeRow, 'point' | 'growth' | 'coupon_id'>): string {
  const texts = useTexts.get()
  const coupons = String(coupon_id).split(',').filter(Boolean).length
  const gains = [
    point > 0 && texts.points(point),
    growth > 0 && texts.growth(growth),
    coupons > 0 && texts.coupons(coupons),
  ].filter(Boolean)
  return gains.length > 0 ? texts.plus(gains.join(texts.and)) : ''
}
