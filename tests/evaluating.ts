import assert from 'node:assert/strict'
import type { Phone } from './phone'

// What a buyer says about what came, the same in both builds: from the received order to the goods page and back.

const list = 'pages/order/list/list'
const detail = 'pages/order/detail/detail'
const form = 'otherpages/order/evaluate/evaluate'
const reviews = 'otherpages/goods/evaluate/evaluate'

const buyer = '13800000001'
/** tea bowls of shop 3 */
const sku_id = 1

interface Row {
  evaluate_id: number
  member_name: string
  content: string
  images: string
  explain_type: number
  again_content: string
  again_images: string
}
interface Order {
  order_id: number
  out_trade_no: string
  order_goods: { order_goods_id: number; goods_id: number }[]
}

/** Bought, paid, brought and received beside the phone. */
async function receivedOrder(phone: Phone): Promise<Order> {
  const bill = await phone.ask<string>('/api/ordercreate/create', { sku_id, num: 1 })
  await phone.wire.operate('/dev/paymark', { out_trade_no: bill, result: 'paid' })
  const { list: orders } = await phone.ask<{ list: Order[] }>('/api/order/lists', { order_status: 'waitsend' })
  const order = orders.find((one) => one.out_trade_no === bill)
  assert.ok(order, 'the order is not there')
  await phone.wire.ship([order.order_id])
  await phone.ask('/api/order/takedelivery', { order_id: order.order_id })
  return order
}

/** The public review of an order's only line; its number is known to the buyer alone. */
async function rowOf(phone: Phone, { order_id, order_goods }: Order): Promise<Row | undefined> {
  const own = await phone.ask<{ list: { evaluation?: Row }[] }>('/api/order/evluateinfo', { order_id })
  const id = own.list[0]?.evaluation?.evaluate_id
  const { goods_id } = order_goods[0]!
  const { list: rows } = await phone.ask<{ list: Row[] }>('/api/goodsevaluate/page', { goods_id })
  return id === undefined ? undefined : rows.find(({ evaluate_id }) => evaluate_id === id)
}

/** What is refused is told, a left form is there again, and others read what was said. */
export async function firstAndAgain(phone: Phone): Promise<void> {
  await phone.fresh(`/pages/index/index/index`, { token: await phone.wire.signIn(buyer) })
  await phone.see('.t-link')
  const order = await receivedOrder(phone)
  await phone.open(`/${list}?status=waitrate`)
  await phone.see('.t-order')
  await phone.picture('orders')
  await phone.reads('.t-order-evaluate', '评价')
  await phone.tap('.t-order-evaluate')
  await phone.on(form)
  await phone.see('.t-evaluate-line')
  await phone.picture('blank')

  // five stars stand there already
  await phone.reads('.t-evaluate-line .t-star-word', '非常满意')
  await phone.reads('.t-score-service .t-star-word', '非常满意')
  await phone.tap('.t-evaluate-line .t-kind-2')
  await phone.reads('.t-evaluate-line .t-star-word', '一般')
  await phone.tap('.t-evaluate-line .t-star-5')
  await phone.reads('.t-evaluate-line .t-star-word', '非常满意')
  await phone.type('.t-evaluate-words', '违规测试')
  await phone.choosePicture('.t-picture-add')
  await phone.see('.t-picture')
  await phone.gone('.t-picture-sending')
  for (const of of ['description', 'service', 'delivery']) await phone.tap(`.t-score-${of} .t-star-4`)
  await phone.told(/评价含有不适当的内容/, () => phone.tap('.t-submit-evaluation'))
  await phone.reads('.t-field-error', /评价含有不适当的内容/)
  await phone.picture('refused')
  assert.equal(await rowOf(phone, order), undefined)

  // away by accident, and back
  await phone.back()
  await phone.on(list)
  await phone.tap('.t-order-evaluate')
  await phone.on(form)
  await phone.see('.t-restored')
  assert.equal(await phone.count('.t-picture'), 1)
  await phone.reads('.t-evaluate-line .t-star-word', '非常满意')
  await phone.type('.t-evaluate-words', '釉色温润，比照片里还好看')
  await phone.tap('.t-anonymous .t-switch')
  await phone.picture('filled')
  await phone.told('评价成功，感谢您的分享', () => phone.tap('.t-submit-evaluation'))
  await phone.on(list)
  await phone.reads('.t-order-evaluate', '追评')

  const row = await rowOf(phone, order)
  assert.ok(row, 'the evaluation is not listed')
  assert.deepEqual([row.content, row.explain_type], ['釉色温润，比照片里还好看', 1])
  assert.match(row.images, /^upload\/evaluateimg\/[^,]+$/)
  assert.match(row.member_name, /^.\*\*\*.$/u)
  const { evaluate_id } = row
  await phone.wire.operate('/evaluate/audit', { evaluate_id, is_audit: 1, explain_first: '谢谢您喜欢' })

  await phone.open(`/pages/goods/detail/detail?sku_id=${sku_id}`)
  await phone.see('.t-goods-name')
  await phone.open(`/${reviews}?goods_id=${order.order_goods[0]!.goods_id}`)
  await phone.reads('.t-evaluation', /.\*\*\*.*釉色温润，比照片里还好看/u)
  await phone.reads('.t-evaluation-reply', /谢谢您喜欢/)
  await phone.picture('listed')

  await phone.open(`/${detail}?order_id=${order.order_id}`)
  await phone.see('.t-order-state-4')
  await phone.tap('.t-order-evaluate')
  await phone.on(form)
  await phone.reads('.t-first-evaluation', /釉色温润/)
  await phone.picture('again')
  await phone.told(/写几句或添加图片/, () => phone.tap('.t-submit-evaluation'))
  await phone.type('.t-evaluate-words', '用了一周，没有掉釉')
  await phone.choosePicture('.t-picture-add')
  await phone.see('.t-picture')
  await phone.gone('.t-picture-sending')
  await phone.told('追评成功，感谢您的分享', () => phone.tap('.t-submit-evaluation'))
  await phone.on(detail)
  await phone.gone('.t-order-evaluate')

  await phone.open(`/${reviews}?goods_id=${order.order_goods[0]!.goods_id}`)
  await phone.reads('.t-evaluation-again', /当天追评用了一周，没有掉釉/)
  await phone.see('.t-evaluation-again .t-evaluation-picture')
  await phone.picture('added')
  await phone.open(`/${form}?order_id=${order.order_id}`)
  await phone.reads('.t-evaluation', /釉色温润.*用了一周/)
  assert.equal(await phone.count('.t-submit-evaluation'), 0)
  await phone.picture('told')
}

/** Under an auditor the buyer is told so, and nobody reads it before. */
export async function underAnAuditor(phone: Phone): Promise<void> {
  const save = (evaluate_audit: 0 | 1) =>
    phone.wire.operate('/config/save', { key: 'evaluate', value: JSON.stringify({ evaluate_audit }) })
  await save(1)
  try {
    await phone.fresh(`/pages/index/index/index`, { token: await phone.wire.signIn(buyer) })
    await phone.see('.t-link')
    const order = await receivedOrder(phone)
    await phone.open(`/${detail}?order_id=${order.order_id}`)
    await phone.tap('.t-order-evaluate')
    await phone.on(form)
    await phone.reads('.t-evaluate-note', '评价将在审核通过后展示')
    await phone.told('已提交，审核通过后展示', () => phone.tap('.t-submit-evaluation'))
    await phone.on(detail)
    assert.equal(await rowOf(phone, order), undefined)
    await phone.open(`/${form}?order_id=${order.order_id}`)
    await phone.reads('.t-standing', /审核中/)
    await phone.picture('waiting')
    const { list: waiting } = await phone.wire.operate<{ list: { evaluate_id: number }[] }>('/pending/lists', {
      kind: 'evaluate',
    })
    await phone.wire.operate('/evaluate/audit', { evaluate_id: waiting[0]!.evaluate_id, is_audit: 1 })
    assert.ok(await rowOf(phone, order))
  } finally {
    await save(0)
  }
}
