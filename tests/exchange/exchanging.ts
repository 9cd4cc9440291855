import assert from 'node:assert/strict'
import type { Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { pages } from './paths'
import { goodsPage, memberOf, newest, onOffer, toPayment } from './things'

/** From the point shop to the money: two red packets for points alone. */
export async function redPacket(phone: Phone, who: Person): Promise<void> {
  const id = await onOffer(phone, { type: 3, name: '五元红包', stock: 3, point: 120, balance: '5.00' })
  const before = await memberOf(who)
  await phone.fresh(`/${pages.shop}`, { token: who.token })
  await phone.reads('.t-own-points', String(before.point))
  await phone.see('.t-exchange-goods')
  await phone.picture('shop')
  await phone.tap('.t-tab-money')
  await phone.see('.t-exchange-goods')
  await phone.picture('red-packets')

  await phone.open(goodsPage(id))
  await phone.reads('.t-exchange-cost', '120积分')
  await phone.tap('.t-stepper-plus')
  await phone.reads('.t-exchange-total', '240积分')
  await phone.picture('red-packet')
  await toPayment(phone)
  await phone.reads('.t-pay-money', '240积分')
  assert.deepEqual([await phone.count('.t-choose-address'), await phone.count('.t-message')], [0, 0])
  await phone.picture('red-packet-payment')
  await phone.tap('.t-submit-order')
  await phone.on(pages.result)
  await phone.see('.t-exchange-state-done')
  await phone.picture('red-packet-done')
  const after = await memberOf(who)
  assert.equal(after.point, before.point - 240)
  assert.equal((Number(after.balance) - Number(before.balance)).toFixed(2), '10.00')
  await phone.tap('.t-to-point-shop')
  await phone.on(pages.shop)
}

/** A gift for points and money: where it goes, paid at the cashier, and the order of the gift. */
export async function gift(phone: Phone, who: Person): Promise<void> {
  const thing = { type: 1, type_id: 1, name: '竹纤维毛巾', stock: 2, point: 200 } as const
  const id = await onOffer(phone, { ...thing, price: '9.90', delivery_price: '8.00' })
  const before = await memberOf(who)
  await phone.fresh(goodsPage(id), { token: who.token })
  await phone.reads('.t-freight', /¥8\.00$/)
  await phone.reads('.t-exchange-total', '200积分+¥17.90')
  await phone.picture('gift')
  await toPayment(phone)
  await phone.see('.t-choose-address')
  await phone.reads('.t-amount-goods', /¥9\.90$/)
  await phone.reads('.t-amount-freight', /¥8\.00$/)
  await phone.reads('.t-pay-money', '200积分+¥17.90')
  await phone.picture('gift-payment')
  await phone.tap('.t-submit-order')
  await phone.on(pages.cashier)
  await phone.see('.t-pay')
  await phone.pay()
  await phone.see('.t-result-paid')
  await phone.tap('.t-see-orders')
  await phone.on(pages.result)
  await phone.see('.t-exchange-state-done')
  await phone.reads('.t-exchange-sum', /¥17\.90$/)
  await phone.picture('gift-done')

  const { order_status, point, price, relate_order_id } = await newest(who)
  assert.deepEqual({ order_status, point, price }, { order_status: 1, point: 200, price: '17.90' })
  assert.equal((await memberOf(who)).point, before.point - 200)
  const sent = await who.ask<{ gift_id: number; num: number; full_address: string }>('/gift/api/giftorder/info', {
    order_id: relate_order_id,
  })
  assert.deepEqual([sent.gift_id, sent.num], [1, 1])
  assert.notEqual(sent.full_address, '')
  await phone.fresh(`/${pages.orders}`, { token: who.token })
  await phone.see('.t-exchange-state-done')
  await phone.picture('orders')
}

/** One that is not paid: what it took is gone until it is closed, and back then. */
export async function closing(phone: Phone, who: Person): Promise<void> {
  const thing = { type: 2, type_id: 1, name: '平台满减券', stock: 1, point: 50 } as const
  const id = await onOffer(phone, { ...thing, price: '2.00' })
  const before = await memberOf(who)
  await phone.fresh(goodsPage(id), { token: who.token })
  await phone.see('.t-exchange-coupon')
  await phone.picture('coupon')
  await toPayment(phone)
  await phone.tap('.t-submit-order')
  await phone.on(pages.cashier)
  assert.equal((await memberOf(who)).point, before.point - 50)
  await phone.fresh(goodsPage(id), { token: who.token })
  await phone.reads('.t-stop', '已兑完')

  await phone.fresh(`/${pages.orders}`, { token: who.token })
  await phone.tap('.t-open-exchange')
  await phone.on(pages.result)
  await phone.see('.t-exchange-state-unpaid')
  await phone.picture('unpaid')
  await phone.dialog(/取消这次兑换/, () => phone.tap('.t-exchange-close'))
  await phone.see('.t-exchange-state-closed')
  await phone.picture('closed')
  assert.equal((await newest(who)).order_status, -1)
  assert.equal((await memberOf(who)).point, before.point)
  await phone.tap('.t-exchange-again')
  await phone.on(pages.goods)
  await phone.see('.t-exchange')
}

/** What one's points are not enough for cannot be exchanged, nor what is off the shelf. */
export async function notToBeHad(phone: Phone, who: Person): Promise<void> {
  const { point } = await memberOf(who)
  const id = await onOffer(phone, { type: 3, name: '大红包', stock: 1, point: point + 1, balance: '66.00' })
  await phone.fresh(goodsPage(id), { token: who.token })
  await phone.reads('.t-reach', /还差1积分/)
  assert.equal(await phone.count('.t-exchange'), 0)
  await phone.picture('too-few-points')
  await phone.fresh(goodsPage(2), { token: who.token })
  await phone.reads('.t-stop', '已下架')
}
