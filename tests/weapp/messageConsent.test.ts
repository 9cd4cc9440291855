import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atCheckout, bought, buyerOf, choose } from '../orderLives/people'
import type { Values } from '../wire'
import { leftOut, type Host } from './host'
import { useMini, type Mini } from './mini'
import { phoneOf } from './phone'

// WeChat answers its question only in a tap: without one the record has a failure in place of answers.

const open = useMini()
const told = { skip: leftOut.withoutSimulator }

type Scenario = Parameters<Host['control']['scenario']>[0]

interface Question {
  templates: string[]
  answers: string[]
}
/** What WeChat asked about since the start of the app, and what came of it. */
async function questions(mini: Mini): Promise<Question[]> {
  const record = (await mini.host.control.record()) ?? []
  return record
    .filter(({ name }) => name === 'requestSubscribeMessage')
    .map(({ options, result }) => {
      const { tmplIds } = options as { tmplIds: string[] }
      return { templates: tmplIds, answers: tmplIds.map((id) => (result as Record<string, string>)[id] ?? 'none') }
    })
}
const question = (answer: string, ...moments: string[]): Question => ({
  templates: moments.map((moment) => `dev-${moment}`),
  answers: moments.map(() => answer),
})
/** The templates are there before the tap. */
async function prepared(mini: Mini): Promise<void> {
  await mini.until('the templates', async () => (await mini.asked('/weapp/api/weapp/messagetmplids')) > 0)
  await mini.settled()
}
/** An order that was made beside the phone is paid there. */
async function pay(mini: Mini, wanted: Values, scenario: Scenario = {}): Promise<void> {
  const buyer = await buyerOf(phoneOf(mini, 'consent'))
  const bill = await buyer.ask<string>('/api/ordercreate/create', wanted)
  await mini.fresh({ path: `pages_payment/index?out_trade_no=${bill}`, stored: { token: buyer.token }, scenario })
  await mini.see('.t-pay')
  await prepared(mini)
  await mini.tap('.t-pay')
  await mini.on('pages/pay/result/result')
}

test('nothing is left to pay: asked at the order, before the pay password', told, async () => {
  const mini = open()
  const phone = phoneOf(mini, 'consent')
  await atCheckout(phone, await buyerOf(phone), 3)
  await phone.tap('.t-use-balance .t-switch')
  await phone.reads('.t-pay-money', '¥0.00')
  await prepared(mini)
  await phone.tap('.t-submit-order')
  await phone.see('.t-pay-pin')
  const asked = [question('accept', 'ORDER_PAY', 'ORDER_DELIVERY', 'ORDER_TAKE_DELIVERY')]
  assert.deepEqual(await questions(mini), asked)
  await phone.type('.t-pay-pin', '123456')
  await phone.on('pages/pay/result/result')
  await phone.see('.t-result-paid')
  assert.deepEqual(await questions(mini), asked)
  mini.fine()
})

test('goods that are sent: asked at the payment; a no is no hindrance', told, async () => {
  const mini = open()
  await pay(mini, { sku_id: 2, num: 1 }, { subscribe: 'reject' })
  assert.deepEqual(await questions(mini), [question('reject', 'ORDER_PAY', 'ORDER_DELIVERY', 'ORDER_TAKE_DELIVERY')])
  mini.fine()
})

test('a pick-up: nothing about a parcel', told, async () => {
  const mini = open()
  const delivery = JSON.stringify({ 7: { delivery_type: 'store', store_id: 4 } })
  await pay(mini, { sku_id: 3, num: 1, delivery })
  assert.deepEqual(await questions(mini), [question('accept', 'ORDER_PAY', 'ORDER_TAKE_DELIVERY')])
  mini.fine()
})

test('a refund: asked at the application', told, async () => {
  const mini = open()
  const phone = phoneOf(mini, 'consent')
  const buyer = await buyerOf(phone)
  const { order_goods } = await bought(phone, buyer, { sku_id: 2, num: 1 })
  const { order_goods_id } = order_goods[0]!
  await phone.fresh(`/otherpages/order/refund/refund?order_goods_id=${order_goods_id}`, { token: buyer.token })
  await choose(phone, '.t-reason', '其他')
  await prepared(mini)
  await phone.tap('.t-submit-refund')
  await phone.see('.t-refund-state-1')
  assert.deepEqual(await questions(mini), [question('accept', 'ORDER_REFUND_AGREE', 'ORDER_REFUND_REFUSE')])
  mini.fine()
})
