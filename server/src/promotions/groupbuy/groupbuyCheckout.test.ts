import { rulesChanged } from '../../rules/rules.store'
import { givePlatformCoupon } from '../../testing/exampleWorld'
import { addSku, giveCoupon, stockOf, tradeWorld } from '../../testing/tradeWorld'
import { refundWorld, type RefundWorld } from '../../testing/refundWorld'

const hour = 3600
let world: RefundWorld
let token: string
let id: number
beforeEach(async () => {
  const skus = [
    { sku_id: 1, site_id: 3, price: 5990, goods: { max_buy: 5 } },
    { sku_id: 2, site_id: 3, price: 3000, goods: { min_buy: 3 } },
  ]
  world = await refundWorld(await tradeWorld(skus))
  await addSku(world.mall, { sku_id: 11, goods_id: 1, price: 6990 })
  token = await world.login(1)
  id = await open(1)
})
afterEach(() => world.close())

async function open(goods_id: number, more: object = {}): Promise<number> {
  const now = world.clock.now()
  const data = { goods_id, groupbuy_price: '20.00', buy_num: 2, start_time: now, end_time: now + hour, ...more }
  return Number((await world.operator('/operator/api/promotion/create', { kind: 'groupbuy', site_id: 3, data })).data)
}
const close = () => world.operator('/operator/api/promotion/close', { kind: 'groupbuy', id })

/** 10.00 off from 1.00 on, in the whole shop. */
async function spendAndSave() {
  const rules = JSON.stringify([
    { threshold: 100, discountMoney: 1000, freeShipping: false, couponTypeId: 0, point: 0 },
  ])
  const row = { site_id: 3, manjian_id: 1, manjian_name: '满减', manjian_type: 1, type: 0, rules, create_time: 0 }
  const times = { start_time: 0, end_time: world.clock.now() + hour }
  await world.mall.db
    .insertInto('manjian')
    .values({ ...row, ...times } as never)
    .execute()
  await world.mall.tx(async (trx) => rulesChanged(trx))
  const plain = await world.call('/api/ordercreate/payment', { sku_id: 1, num: 1 }, { token })
  expect(plain.data.promotion_money).toBe('10.00')
}

type Way = 'payment' | 'calculate' | 'create'
const ask = (way: Way, params: object = {}) =>
  world.call(
    `/groupbuy/api/ordercreate/${way}`,
    { groupbuy_id: id, sku_id: 1, num: 2, ...params },
    { token },
  ) as Promise<{
    code: number
    data: unknown
  }>
const refused = { code: -1, data: { error_code: 1 } }
const latest = () =>
  world.mall.db.selectFrom('orders').selectAll().orderBy('order_id', 'desc').executeTakeFirstOrThrow()
const orders = async () => (await world.mall.db.selectFrom('orders').select('order_id').execute()).length
const sold = async () =>
  (await world.call('/groupbuy/api/goods/detail', { groupbuy_id: id })).data.goods_sku_detail.sell_num

it.each(['payment', 'calculate'] as const)('%s: its own price for every sku, one shop, and what it is', async (way) => {
  expect(await ask(way)).toMatchObject({
    code: 0,
    data: {
      ...{ goods_money: '40.00', delivery_money: '7.00', order_money: '47.00' },
      groupbuy_info: { groupbuy_id: id, groupbuy_price: '20.00', buy_num: 2 },
      shop_goods_list: { site_id: 3, goods_list: [{ sku_id: 1, price: '20.00', num: 2 }] },
    },
  })
  expect(await ask(way, { sku_id: 11, num: 3 })).toMatchObject({ data: { goods_money: '60.00' } })
})

it('holds its price where the member and the discount pay less', async () => {
  await world.mall.db.updateTable('member_level').set({ consume_discount: 10 }).execute()
  const wears = { discount_price: 500, promotion_type: 1, discount_start: 0, discount_end: world.clock.now() + hour }
  await world.mall.db.updateTable('sku').set(wears).where('sku_id', '=', 1).execute()
  expect(await ask('payment')).toMatchObject({ data: { goods_money: '40.00', promotion_money: '0.00' } })
  const plain = await world.call('/api/ordercreate/payment', { sku_id: 1, num: 2 }, { token })
  expect(plain.data.goods_money).toBe('10.00')
})

it('is sold at its price by no other way', async () => {
  const plain = { sku_id: 1, num: 2, groupbuy_id: id }
  expect((await world.call('/api/ordercreate/payment', plain, { token })).data.goods_money).toBe('119.80')
  expect(await world.call('/wholesale/api/ordercreate/payment', plain, { token })).toMatchObject(refused)
  expect(await ask('payment', { sku_id: 2, num: 3 })).toMatchObject(refused)
  expect(await ask('create', { sku_id: 2, num: 3 })).toMatchObject(refused)
  expect(await ask('payment', { groupbuy_id: 404 })).toMatchObject(refused)
  expect(await orders()).toBe(0)
})

it('takes the platform’s coupons, no shop’s and no spend-and-save', async () => {
  await spendAndSave()
  await giveCoupon(world.mall, 71, { money: 1000 })
  expect(await ask('payment', { coupon: { 3: { coupon_id: 71 } } })).toMatchObject({
    data: { coupon_money: '0.00', shop_goods_list: { coupon_list: [] } },
  })
  await givePlatformCoupon(world.mall, 91, { money: 500, at_least: 4000 })
  expect(await ask('calculate', { platform_coupon_id: 91 })).toMatchObject({
    data: { promotion_money: '0.00', platform_coupon_money: '5.00', order_money: '42.00' },
  })
  expect((await ask('create', { coupon: { 3: { coupon_id: 71 } } })).code).toBe(-1)
})

describe('what is not running is refused by payment, calculate and create', () => {
  const all = async () => {
    for (const way of ['payment', 'calculate', 'create'] as const) expect(await ask(way)).toMatchObject(refused)
    expect(await orders()).toBe(0)
  }
  it('to come', async () => {
    id = await open(1, { start_time: world.clock.now() + 1 })
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
    await close()
    await all()
  })
})

describe('how many', () => {
  it('less than its least number is quoted and not sold', async () => {
    expect(await ask('payment', { num: 1 })).toMatchObject({ code: 0, data: { goods_money: '20.00' } })
    expect(await ask('create', { num: 1 })).toMatchObject(refused)
    expect(await ask('create', { num: 2 })).toMatchObject({ code: 0 })
  })
  it('the limits of the goods hold beside it', async () => {
    expect(await ask('create', { num: 6 })).toMatchObject(refused)
    expect(await ask('create', { num: 4 })).toMatchObject({ code: 0 })
    expect(await ask('create', { num: 2 })).toMatchObject(refused)
    id = await open(2)
    expect(await ask('create', { sku_id: 2, num: 2 })).toMatchObject(refused)
    expect(await ask('create', { sku_id: 2, num: 3 })).toMatchObject({ code: 0 })
  })
})

it('makes an order that names it, at the price that was agreed whatever ends meanwhile', async () => {
  expect(await ask('create')).toMatchObject({ code: 0 })
  const order = await latest()
  expect(order).toMatchObject({
    ...{ promotion_type: 'groupbuy', promotion_id: id, promotion_ref: 0 },
    ...{ goods_money: 4000, order_money: 4700 },
  })
  expect(await stockOf(world.mall, 1)).toBe(998)
  const { data } = await world.call('/api/order/detail', { order_id: order.order_id }, { token })
  expect(data).toMatchObject({ promotion_type: 'groupbuy', promotion_type_name: '团购', promotion_id: id })
  await close()
  await world.operator('/operator/api/dev/paymark', { out_trade_no: order.out_trade_no, result: 'paid' })
  expect(await latest()).toMatchObject({ order_status: 1, pay_money: 4700 })
})

it('counts the pieces of paid orders, and no more those of one refunded whole', async () => {
  await ask('create')
  expect(await sold()).toBe(0)
  const first = await latest()
  await world.operator('/operator/api/dev/paymark', { out_trade_no: first.out_trade_no, result: 'paid' })
  expect(await sold()).toBe(2)
  await ask('create', { sku_id: 11, num: 3 })
  await world.operator('/operator/api/dev/paymark', { out_trade_no: (await latest()).out_trade_no, result: 'paid' })
  expect(await sold()).toBe(5)
  const { data } = await world.call('/groupbuy/api/goods/page')
  expect(data.list).toMatchObject([{ groupbuy_id: id, sell_num: 5, goods_stock: 1995 }])
  const [line] = (await world.order(first.order_id)).lines
  await world.bring(line?.order_goods_id ?? 0, 3)
  expect(await sold()).toBe(3)
})
