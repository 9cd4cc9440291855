import assert from 'node:assert/strict'
import { see, state, submitAndPay, type Order, type Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { pages } from './paths'

export const cents = (money: string): number => Math.round(Number(money) * 100)
/** Money of so many pieces. */
export const times = (money: string, num: number): string => ((cents(money) * num) / 100).toFixed(2)
const words = (money: string) => new RegExp(`¥${money.replace('.', '\\.')}$`)

/** From the page of a product in an activity: its sheet, with the pieces that it begins with. */
export async function openSheet(phone: Phone): Promise<void> {
  await phone.tap('.t-buy-now')
  await phone.see('.t-sku-sheet')
}

export async function atPayment(phone: Phone, page: string, goodsMoney: string): Promise<void> {
  await phone.on(page)
  await phone.reads('.t-amount-goods', words(goodsMoney))
}

/** Of amounts of the payment page; what is nothing is not listed. */
async function sumOf(phone: Phone, names: readonly string[]): Promise<number> {
  let sum = 0
  for (const name of names) {
    if ((await phone.count(`.t-amount-${name}`)) === 0) continue
    sum += cents(/¥([\d.]+)$/.exec(await phone.text(`.t-amount-${name}`))?.[1] ?? '')
  }
  return sum
}

/** From the payment page to the paid order of this activity. */
export async function pays(
  phone: Phone,
  buyer: Person,
  activity: Pick<Order, 'promotion_type' | 'promotion_id'>,
): Promise<Order> {
  const due = cents((await phone.text('.t-pay-money')).replace('¥', ''))
  const [plus, minus] = [
    await sumOf(phone, ['goods', 'freight']),
    await sumOf(phone, ['promotion', 'coupon', 'platform-coupon']),
  ]
  assert.equal(due, plus - minus)
  const { order_id } = await submitAndPay(phone, buyer)
  const order = await buyer.ask<Order>('/api/order/detail', { order_id })
  assert.equal(cents(order.order_money), due)
  const { promotion_type, promotion_id, order_status } = order
  assert.deepEqual({ promotion_type, promotion_id, order_status }, { ...activity, order_status: 1 })
  await see(phone, order)
  await state(phone, 1)
  return order
}

/** Nothing is sold for this reason; the plain page of the product sells it. */
export async function sellsNothing(phone: Phone, why: string): Promise<void> {
  await phone.reads('.t-stop', why)
  assert.equal(await phone.count('.t-buy-now'), 0)
  await phone.tap('.t-buy-plain')
  await phone.on(pages.goods)
  await phone.see('.t-buy-now')
}
