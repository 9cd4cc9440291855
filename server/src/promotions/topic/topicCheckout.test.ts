import { refundWorld, type RefundWorld } from '../../testing/refundWorld'
import { addSku, giveCoupon, stockOf, tradeWorld } from '../../testing/tradeWorld'

const hour = 3600
let world: RefundWorld
let token: string
/** A topic of both shops, and the ids of its goods by sku. */
let topic: number
let goods: Map<number, number>
beforeEach(async () => {
  const skus = [
    { sku_id: 1, site_id: 3, price: 5990, goods: { max_buy: 5 } },
    { sku_id: 2, site_id: 3, price: 3000 },
    { sku_id: 3, site_id: 7, price: 8800, goods: { min_buy: 2 } },
  ]
  world = await refundWorld(await tradeWorld(skus))
  await addSku(world.mall, { sku_id: 11, goods_id: 1, price: 6990 })
  token = await world.login(1)
  await open()
})
afterEach(() => world.close())

async function open(more: object = {}) {
  const now = world.clock.now()
  const prices = { 1: '20.00', 11: '25.00', 3: '80.00' }
  const its = Object.entries(prices).map(([sku_id, topic_price]) => ({ sku_id: Number(sku_id), topic_price }))
  const data = { topic_name: '周末露营', goods: its, start_time: now, end_time: now + hour, ...more }
  topic = Number((await world.operator('/operator/api/promotion/create', { kind: 'topic', data })).data)
  const rows = await world.mall.db.selectFrom('topic_goods').selectAll().where('topic_id', '=', topic).execute()
  goods = new Map(rows.map((row) => [row.sku_id, row.topic_goods_id]))
}

type Way = 'payment' | 'calculate' | 'create'
const ask = (way: Way, sku = 1, num = 2, more: object = {}) =>
  world.call(
    `/topic/api/ordercreate/${way}`,
    { topic_goods_id: goods.get(sku) ?? 404, num, ...more },
    { token },
  ) as Promise<{ code: number; data: unknown }>
const refused = { code: -1, data: { error_code: 1 } }
const latest = () =>
  world.mall.db.selectFrom('orders').selectAll().orderBy('order_id', 'desc').executeTakeFirstOrThrow()
const orders = async () => (await world.mall.db.selectFrom('orders').select('order_id').execute()).length
const pay = async () => {
  const order = await latest()
  await world.operator('/operator/api/dev/paymark', { out_trade_no: order.out_trade_no, result: 'paid' })
  return order
}

it.each(['payment', 'calculate'] as const)('%s: one sku of one shop at its own price, and what it is', async (way) => {
  expect(await ask(way)).toMatchObject({
    code: 0,
    data: {
      ...{ goods_money: '40.00', delivery_money: '7.00', order_money: '47.00' },
      topic_info: { topic_id: topic, topic_name: '周末露营', topic_price: '20.00' },
      shop_goods_list: { site_id: 3, goods_list: [{ sku_id: 1, price: '20.00', num: 2 }] },
    },
  })
  expect(await ask(way, 11)).toMatchObject({ data: { goods_money: '50.00' } })
  expect(await ask(way, 3)).toMatchObject({ data: { goods_money: '160.00', shop_goods_list: { site_id: 7 } } })
})

it('holds its price where the member and the discount pay less', async () => {
  await world.mall.db.updateTable('member_level').set({ consume_discount: 10 }).execute()
  const wears = { discount_price: 500, promotion_type: 1, discount_start: 0, discount_end: world.clock.now() + hour }
  await world.mall.db.updateTable('sku').set(wears).where('sku_id', '=', 1).execute()
  expect(await ask('payment')).toMatchObject({ data: { goods_money: '40.00' } })
})

it('is sold at its price by no other way', async () => {
  const plain = { sku_id: 1, num: 2, topic_goods_id: goods.get(1) }
  expect((await world.call('/api/ordercreate/payment', plain, { token })).data.goods_money).toBe('119.80')
  expect(await ask('payment', 1, 2, { sku_id: 2 })).toMatchObject({ data: { goods_money: '40.00' } })
  const groupbuy = { ...plain, groupbuy_id: topic }
  expect(await world.call('/groupbuy/api/ordercreate/payment', groupbuy, { token })).toMatchObject(refused)
  // the id of the topic is none of its goods
  expect(await ask('payment', 1, 2, { topic_goods_id: topic })).toMatchObject(refused)
  expect(await ask('create', 2)).toMatchObject(refused)
  expect(await orders()).toBe(0)
})

it('takes no coupon of a shop', async () => {
  await giveCoupon(world.mall, 71, { money: 1000 })
  expect(await ask('payment', 1, 2, { coupon: { 3: { coupon_id: 71 } } })).toMatchObject({
    data: { coupon_money: '0.00', shop_goods_list: { coupon_list: [] } },
  })
  expect((await ask('create', 1, 2, { coupon: { 3: { coupon_id: 71 } } })).code).toBe(-1)
})

describe('what is not running is refused by payment, calculate and create', () => {
  const all = async () => {
    for (const way of ['payment', 'calculate', 'create'] as const) expect(await ask(way)).toMatchObject(refused)
    expect(await orders()).toBe(0)
  }
  it('to come', async () => {
    await open({ start_time: world.clock.now() + 1 })
    await all()
    world.clock.forward(1)
    expect(await ask('create')).toMatchObject({ code: 0 })
  })
  it('ended since it was quoted', async () => {
    expect(await ask('calculate')).toMatchObject({ code: 0 })
    world.clock.forward(hour)
    await all()
  })
  it('closed since it was quoted', async () => {
    expect(await ask('calculate')).toMatchObject({ code: 0 })
    await world.operator('/operator/api/promotion/close', { kind: 'topic', id: topic })
    await all()
  })
  it('goods that were taken off sale', async () => {
    await world.operator('/operator/api/goods/state', { goods_id: 1, goods_state: 0 })
    await all()
  })
})

it('keeps to the limits of the goods', async () => {
  expect(await ask('create', 1, 6)).toMatchObject(refused)
  expect(await ask('create', 1, 4)).toMatchObject({ code: 0 })
  expect(await ask('create', 11, 2)).toMatchObject(refused)
  expect(await ask('create', 3, 1)).toMatchObject(refused)
  expect(await ask('create', 3, 2)).toMatchObject({ code: 0 })
})

it('makes an order that names the topic, whose price holds whatever ends meanwhile', async () => {
  expect(await ask('create')).toMatchObject({ code: 0 })
  const order = await latest()
  expect(order).toMatchObject({
    ...{ promotion_type: 'topic', promotion_id: topic, promotion_ref: 0, goods_money: 4000, order_money: 4700 },
  })
  expect(await stockOf(world.mall, 1)).toBe(998)
  const { data } = await world.call('/api/order/detail', { order_id: order.order_id }, { token })
  expect(data).toMatchObject({ promotion_type: 'topic', promotion_type_name: '专题', promotion_id: topic })
  await world.operator('/operator/api/promotion/close', { kind: 'topic', id: topic })
  await pay()
  expect(await latest()).toMatchObject({ order_status: 1, pay_money: 4700 })
})

it('counts of each of its goods the pieces of paid orders, and no more those of one refunded whole', async () => {
  const sold = async () =>
    (await world.call('/topic/api/topicgoods/page', { topic_id: topic })).data.list.map((row) => row.sale_num)
  await ask('create')
  expect(await sold()).toEqual([0, 0, 0])
  const first = await pay()
  expect(await sold()).toEqual([2, 0, 0])
  await ask('create', 3, 3)
  await pay()
  await ask('create', 1, 1)
  await pay()
  await world.call('/api/ordercreate/create', { sku_id: 1, num: 1 }, { token })
  await pay()
  expect(await sold()).toEqual([3, 3, 0])
  const [line] = (await world.order(first.order_id)).lines
  await world.bring(line?.order_goods_id ?? 0, 3)
  expect(await sold()).toEqual([1, 3, 0])
})
