import assert from 'node:assert/strict'
import type { Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { atPayment, pays, times } from './buying'
import { pages } from './paths'

interface Combo {
  bl_id: number
  bl_name: string
  bl_price: string
  bundling_goods: { sku_id: number }[]
}

/** From the page of one of its parts over two sets to the paid order. */
export async function combo(phone: Phone, buyer: Person): Promise<void> {
  const { bl_id, bl_name, bl_price, bundling_goods } = await phone.wire.ask<Combo>('/bundling/api/bundling/detail', {
    bl_id: 1,
  })
  await phone.fresh(`/${pages.goods}?sku_id=${bundling_goods[0]!.sku_id}`, { token: buyer.token })
  await phone.tap('.t-promotion-bundling')
  await phone.on(pages.combo)
  await phone.reads('.t-combo-name', bl_name)
  assert.equal(await phone.count('.t-combo-part'), bundling_goods.length)
  await phone.reads('.t-combo-total', `¥${bl_price}`)
  await phone.tap('.t-stepper-plus')
  await phone.reads('.t-combo-total', `¥${times(bl_price, 2)}`)
  await phone.picture('combo')
  await phone.tap('.t-buy-now')
  await atPayment(phone, pages.comboPayment, times(bl_price, 2))
  await phone.picture('combo-payment')
  const order = await pays(phone, buyer, { promotion_type: 'bundling', promotion_id: bl_id })
  assert.deepEqual(
    order.order_goods.map(({ sku_id, num }) => [sku_id, num]).sort(),
    bundling_goods.map(({ sku_id }) => [sku_id, 2]).sort(),
  )
}

export async function comboOff(phone: Phone, buyer: Person): Promise<void> {
  await phone.fresh(`/${pages.combo}?bl_id=2`, { token: buyer.token })
  await phone.reads('.t-stop', '套餐已下架')
  assert.equal(await phone.count('.t-buy-now'), 0)
  await phone.picture('combo-off')
  await phone.tap('.t-home')
  await phone.on(pages.home)
}
