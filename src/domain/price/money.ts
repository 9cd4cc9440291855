/** Whole cents of the wire's money text: "12.34" -> 1234. */
export const cents = (money: string): number => Math.round(Number(money) * 100)

/** Whole cents of what was typed; undefined while it is no amount. */
export const typedCents = (text: string): number | undefined =>
  /^\d+(\.\d{1,2})?$/.test(text) ? cents(text) : undefined

/** The wire's text of whole cents. */
export function yuan(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export const isZero = (money: string): boolean => cents(money) === 0
export const sumMoney = (amounts: readonly string[]): string => yuan(amounts.reduce((sum, one) => sum + cents(one), 0))
/** An amount for so many pieces. */
export const times = (money: string, num: number): string => yuan(cents(money) * num)

/** What the first costs more than the second; undefined when it does not. */
export function savedOf(before: string, after: string): string | undefined {
  const saved = cents(before) - cents(after)
  return saved > 0 ? yuan(saved) : undefined
}

interface Priced {
  price: string
  discount_price: string
  member_price: string
}

/** What the shopper pays for one: the discount price, or the member price when that is lower. */
export function currentPrice({ discount_price, member_price }: Priced): string {
  return cents(member_price) > 0 && cents(member_price) < cents(discount_price) ? member_price : discount_price
}
