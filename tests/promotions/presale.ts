import assert from 'node:assert/strict'
import { buyerOf, state, type Order, type Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { openSheet, sellsNothing } from './buying'
import { pages } from './paths'

interface Own {
  id: number
  presale_id: number
  order_status: number
  refund_status: number
  relate_order_id: number
  final_money: string
}

const day = 86_400
const newest = async (who: Person) => (await who.ask<{ list: Own[] }>('/presale/api/order/page')).list[0]!
const ownPage = (phone: Phone, { token }: Person, { id }: Own) =>
  phone.fresh(`/${pages.presaleOrder}?order_id=${id}`, { token })

/** From the page of a product to its deposit, which is paid; the way leads to the presale order. */
async function paysDeposit(phone: Phone, buyer: Person, presaleId: number, figures: readonly string[]): Promise<Own> {
  const [deposit, rest, total] = figures.map((money) => new RegExp(`¥${money.replace('.', '\\.')}$`))
  await phone.on(pages.presalePayment)
  await phone.reads('.t-payment-deposit', deposit!)
  await phone.reads('.t-payment-rest', rest!)
  await phone.reads('.t-payment-total', total!)
  await phone.reads('.t-pay-money', deposit!)
  await phone.picture(`presale-${presaleId}-deposit`)
  // nobody pays it without having been told when it comes back
  await phone.tap('.t-agree')
  await phone.see('.t-agreed')
  await phone.tap('.t-submit-order')
  await phone.on('pages_payment/index')
  await phone.see('.t-pay')
  await phone.pay()
  await phone.see('.t-result-paid')
  await phone.tap('.t-see-orders')
  await phone.on(pages.presaleOrder)
  await phone.see('.t-presale-state-waiting')
  const own = await newest(buyer)
  assert.deepEqual([own.presale_id, own.order_status, own.relate_order_id], [presaleId, 1, 0])
  return own
}

/** The example of wire/promotions.md section 5, to the cent: the deposit, the rest in its time, and the order that stands. */
export async function presale(phone: Phone, buyer: Person): Promise<void> {
  const { list } = await phone.wire.ask<{ list: unknown[] }>('/presale/api/goods/page')
  await phone.fresh(`/${pages.presales}`, { token: buyer.token })
  await phone.until('its products', async () => (await phone.count('.t-goods')) >= Math.min(list.length, 10))
  await phone.picture('presales')

  await phone.fresh(`/${pages.presale}?presale_id=1`, { token: buyer.token })
  await phone.reads('.t-limited .t-price', '¥50.00')
  await phone.reads('.t-presale-worth', /¥80.00$/)
  await phone.reads('.t-presale-rest', /¥220.00$/)
  await phone.picture('presale')
  await openSheet(phone)
  await phone.tap('.t-stepper-plus')
  await phone.tap('.t-sheet-buy')
  const own = await paysDeposit(phone, buyer, 1, ['100.00', '450.00', '550.00'])
  await phone.picture('presale-waiting')
  assert.equal(own.final_money, '450.00')

  // the rest can be paid from the third day on
  await phone.fresh(`/${pages.presalePayment}?id=${own.id}`, { token: buyer.token })
  await phone.see('.t-empty')
  await phone.wire.operate('/dev/clock', { seconds: 3 * day })
  // days later one logs in anew
  const later = await buyerOf(phone)
  await ownPage(phone, later, own)
  await phone.see('.t-presale-state-rest')
  await phone.tap('.t-presale-pay-rest')
  await phone.on(pages.presalePayment)
  await phone.reads('.t-payment-deposit', /¥100.00$/)
  await phone.reads('.t-pay-money', '¥450.00')
  assert.equal(await phone.count('.t-agree'), 0)
  await phone.picture('presale-rest')
  await phone.tap('.t-submit-order')
  await phone.on('pages_payment/index')
  await phone.see('.t-pay')
  await phone.pay()
  await phone.see('.t-result-paid')
  await phone.tap('.t-see-orders')
  await phone.see('.t-presale-state-ordered')
  await phone.picture('presale-ordered')

  const { relate_order_id: order_id } = await newest(later)
  const order = await later.ask<Order & { promotion_money: string }>('/api/order/detail', { order_id })
  const { promotion_type, promotion_id, order_status, order_money, promotion_money } = order
  assert.deepEqual(
    { promotion_type, promotion_id, order_status, order_money, promotion_money },
    { promotion_type: 'presale', promotion_id: 1, order_status: 1, order_money: '550.00', promotion_money: '60.00' },
  )
  await phone.tap('.t-presale-order')
  await state(phone, 1)
  await phone.tap('.t-own-activity')
  await phone.on(pages.presaleOrder)
  await phone.fresh(`/${pages.presaleOrders}?status=2`, { token: later.token })
  await phone.see('.t-open-presale')
}

/** Who asks for the deposit may think again; once the shop agrees it goes back, and the order is closed. */
export async function presaleRefund(phone: Phone, buyer: Person): Promise<void> {
  await phone.fresh(`/${pages.presale}?id=6`, { token: buyer.token })
  await openSheet(phone)
  await phone.tap('.t-sheet-buy')
  const own = await paysDeposit(phone, buyer, 6, ['20.00', '189.00', '209.00'])
  await phone.dialog(/退定金/, () => phone.tap('.t-presale-refund'))
  await phone.see('.t-presale-state-refunding')
  await phone.picture('presale-refunding')
  await phone.dialog(/不退/, () => phone.tap('.t-presale-keep'))
  await phone.see('.t-presale-state-waiting')
  await phone.dialog(/退定金/, () => phone.tap('.t-presale-refund'))
  await phone.see('.t-presale-state-refunding')
  await phone.wire.operate('/refund/presale', { order_id: own.id, agree: 1 })
  await ownPage(phone, buyer, own)
  await phone.see('.t-presale-state-refunded')
  await phone.reads('.t-deposit', /已退回/)
  await phone.picture('presale-refunded')
  await phone.dialog(/删除/, () => phone.tap('.t-presale-remove'))
  await phone.until('the order to be gone', async () => {
    const { list } = await buyer.ask<{ list: Own[] }>('/presale/api/order/page', { page_size: 50 })
    return list.every(({ id }) => id !== own.id)
  })
}

/** One that is to come, and one that is over. */
export async function presaleOffDays(phone: Phone, buyer: Person): Promise<void> {
  for (const [id, why] of [
    [2, '活动还没开始'],
    [3, '活动已结束'],
  ] as const) {
    await phone.fresh(`/${pages.presale}?presale_id=${id}`, { token: buyer.token })
    await sellsNothing(phone, why)
  }
}
