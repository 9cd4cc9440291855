import { isZero } from '@/domain/price/money'
import { dayText } from '@/lib/date'
import type { CouponFace } from './face'
import type { Blocker, Terms } from './rules'
import type { useTexts } from './texts'

type Texts = ReturnType<typeof useTexts>

/** "15.00" -> "15": whole yuan read better on a ticket. */
export const plainMoney = (money: string) => money.replace(/\.00$/, '')

/** Where it may be used: the shop and its goods, or the shops of the platform. */
export function scopeOf({ kind, limited, shopName }: CouponFace, texts: Texts): string {
  if (kind === 'platform') return limited ? texts.someShops : texts.allShops
  return `${shopName} · ${limited ? texts.someGoods : texts.allGoods}`
}

export const leastOf = ({ at_least }: Terms, texts: Texts): string =>
  isZero(at_least) ? texts.anyAmount : texts.threshold(plainMoney(at_least))

export function validityOf({ days, end_time }: CouponFace, texts: Texts): string {
  if (days > 0) return texts.days(days)
  return end_time > 0 ? texts.until(dayText(end_time)) : ''
}

/** All of a ticket in a few letters. */
export function chipOf({ type, money, discount, at_least }: Terms, texts: Texts): string {
  const least = isZero(at_least) ? '' : plainMoney(at_least)
  return type === 'reward' ? texts.chip(plainMoney(money), least) : texts.chipTenths(String(discount), least)
}

export function blockerText(blocker: Blocker, texts: Texts): string {
  return blocker.why === 'short' ? texts.short(blocker.money) : texts[blocker.why]
}
