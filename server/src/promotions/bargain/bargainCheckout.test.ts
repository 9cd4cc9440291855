import { bargainWorld, hour, type BargainWorld } from '../../testing/bargainWorld'
import { givePlatformCoupon } from '../../testing/exampleWorld'
import { giveCoupon, stockOf } from '../../testing/tradeWorld'

let world: BargainWorld
beforeEach(async () => {
  world = await bargainWorld()
})
afterEach(() => world.close())

const refused = { code: -1, data: { error_code: 1 } }
const order = (orderId: number) => world.order(orderId)
const closeOrder = (orderId: number) => world.mine('/api/order/close', { order_id: orderId })
/** By payment, calculate and create. */
async function isRefused(launchId: number) {
  for (const way of ['payment', 'calculate', 'create'] as const)
    expect(await world.ask(way, launchId)).toMatchObject(refused)
}

it.each(['payment', 'calculate'] as const)('%s: one piece at the price friends have reached', async (way) => {
  const id = await world.open()
  const launchId = await world.launched(id, { cuts: 2 })
  expect(await world.ask(way, launchId)).toMatchObject({
    code: 0,
    data: {
      ...{ goods_money: '76.00', delivery_money: '6.00', order_money: '82.00', goods_num: 1 },
      bargain_info: { bargain_id: id, floor_price: '40.00' },
      launch: { launch_id: launchId, curr_price: '76.00' },
      shop_goods_list: { site_id: 3, goods_list: [{ sku_id: 1, price: '76.00', num: 1 }] },
    },
  })
})

it('makes an order that names the launch; cuts are refused while it stands', async () => {
  const id = await world.open()
  const launchId = await world.launched(id, { cuts: 1 })
  const { orderId } = await world.ordered(launchId)
  expect(await order(orderId)).toMatchObject({
    ...{ promotion_type: 'bargain', promotion_id: id, promotion_ref: launchId, goods_money: 8800, order_money: 9400 },
  })
  const { data } = await world.mine('/api/order/detail', { order_id: orderId })
  expect(data).toMatchObject({ promotion_type_name: '砍价', promotion_id: id, promotion_ref: launchId })
  expect([await stockOf(world.mall, 1), await world.stock(id)]).toEqual([999, 4])
  expect(await world.cut(launchId, 1)).toMatchObject({ code: -1 })
  await isRefused(launchId)
})

it('takes the platform’s coupons and points, no shop’s coupon, and counts no least number of pieces', async () => {
  const launchId = await world.launched(await world.open())
  await giveCoupon(world.mall, 71, { money: 1000 })
  expect(await world.ask('payment', launchId, { coupon: { 3: { coupon_id: 71 } } })).toMatchObject({
    data: { coupon_money: '0.00', shop_goods_list: { coupon_list: [], limit_purchase: [] } },
  })
  expect((await world.ask('create', launchId, { coupon: { 3: { coupon_id: 71 } } })).code).toBe(-1)
  await givePlatformCoupon(world.mall, 91, { money: 500, at_least: 4000 })
  const { orderId } = await world.ordered(launchId, { platform_coupon_id: 91 })
  expect(await order(orderId)).toMatchObject({ platform_coupon_total_money: 500, order_money: 10_100 })
})

it('holds its price where the goods cost less, and is sold at it by no other way', async () => {
  const launchId = await world.launched(await world.open())
  await world.mall.db.updateTable('member_level').set({ consume_discount: 10 }).execute()
  expect(await world.ask('payment', launchId)).toMatchObject({ data: { goods_money: '100.00' } })
  const plain = await world.call('/api/ordercreate/payment', { sku_id: 1, num: 1 }, { token: world.token })
  expect(plain.data.goods_money).toBe('10.00')
})

describe('is refused', () => {
  it('to anybody but the launcher, as if it were not there', async () => {
    const launchId = await world.launched(await world.open(), { token: world.friends[0] ?? '' })
    const [theirs, nobodys] = [await world.ask('payment', launchId), await world.ask('payment', 404)]
    expect(theirs).toEqual({ ...nobodys, timestamp: expect.any(Number) as number })
    await isRefused(launchId)
  })
  it('before the floor where only the floor counts', async () => {
    const launchId = await world.launched(await world.open({ buy_type: 1 }), { cuts: 4 })
    await isRefused(launchId)
    await world.cut(launchId, 4)
    expect(await world.ask('create', launchId)).toMatchObject({ code: 0 })
  })
  it('of a lost one', async () => {
    const launchId = await world.launched(await world.open({ buy_type: 1 }))
    world.clock.forward(8 * hour)
    await isRefused(launchId)
  })
  it('from the end of the activity on', async () => {
    const launchId = await world.launched(await world.open(), { cuts: 5 })
    world.clock.forward(20 * hour - 1)
    expect(await world.ask('payment', launchId)).toMatchObject({ code: 0 })
    world.clock.forward(1)
    await isRefused(launchId)
  })
  it('from its closing on', async () => {
    const id = await world.open()
    const [open, won] = [await world.launched(id), await world.launched(id, { token: world.friends[5] ?? '', cuts: 5 })]
    await world.shut(id)
    await isRefused(open)
    expect(await world.seen(open)).toMatchObject({ status: 2 })
    expect(await world.seen(won)).toMatchObject({ status: 1 })
  })
})

it('in 1 it may be bought after its own end, at the price reached', async () => {
  const launchId = await world.launched(await world.open(), { cuts: 2 })
  world.clock.forward(8 * hour)
  expect(await world.cut(launchId, 2)).toMatchObject({ code: -1 })
  const { orderId } = await world.ordered(launchId)
  expect(await order(orderId)).toMatchObject({ goods_money: 7600 })
})

describe('an unpaid order that closes', () => {
  it('frees the launch, which keeps its unit: cuts and buying go on', async () => {
    const id = await world.open()
    const launchId = await world.launched(id, { cuts: 1 })
    const { orderId } = await world.ordered(launchId)
    expect(await closeOrder(orderId)).toMatchObject({ code: 0 })
    expect(await world.seen(launchId, world.token)).toMatchObject({ order_id: 0, status: 0 })
    expect([await world.stock(id), await stockOf(world.mall, 1)]).toEqual([4, 1000])
    expect(await world.cut(launchId, 1)).toMatchObject({ data: { bargain_money: '12.00' } })
    const again = await world.ordered(launchId)
    expect(await order(again.orderId)).toMatchObject({ goods_money: 7600 })
    await world.pay(again.number)
    expect(await world.kept(launchId)).toMatchObject({ unit: 2, order_id: again.orderId })
  })
  it('by its timer as well', async () => {
    const launchId = await world.launched(await world.open())
    await world.ordered(launchId)
    await world.forward(1800)
    expect(await world.kept(launchId)).toMatchObject({ order_id: 0, is_open: 1, unit: 1 })
  })
  it('and is paid too late after all: the launch is free, the money goes back', async () => {
    const id = await world.open()
    const launchId = await world.launched(id)
    const { orderId, number } = await world.ordered(launchId)
    await world.operator('/operator/api/dev/paymark', { out_trade_no: number, result: 'late' })
    expect(await order(orderId)).toMatchObject({ order_status: -1 })
    expect(await world.kept(launchId)).toMatchObject({ order_id: 0, is_open: 1, unit: 1, status: 0 })
    expect(await world.stock(id)).toBe(4)
  })
  it('after the end of the launch leaves it to be bought', async () => {
    const launchId = await world.launched(await world.open({ bargain_time: 1 }))
    world.clock.forward(hour - 60)
    await world.ordered(launchId)
    await world.forward(1800)
    expect(await world.seen(launchId, world.token)).toMatchObject({ order_id: 0, status: 1 })
    expect(await world.cut(launchId, 0)).toMatchObject({ code: -1 })
    expect(await world.ask('create', launchId)).toMatchObject({ code: 0 })
  })
  it('after the end of the activity gives the unit back', async () => {
    const id = await world.open()
    const launchId = await world.launched(id)
    world.clock.forward(20 * hour - 60)
    await world.ordered(launchId)
    await world.forward(60)
    expect(await world.kept(launchId)).toMatchObject({ unit: 1, is_open: 0, status: 1 })
    expect(await world.stock(id)).toBe(4)
    await world.forward(1740)
    expect(await world.kept(launchId)).toMatchObject({ unit: 0, order_id: 0 })
    expect(await world.stock(id)).toBe(5)
  })
  it('of a closed activity ends the launch: failed where it was in progress', async () => {
    const id = await world.open()
    const launchId = await world.launched(id)
    const { orderId } = await world.ordered(launchId)
    await world.shut(id)
    await world.forward(1)
    expect(await world.seen(launchId, world.token)).toMatchObject({ status: 0, order_id: orderId })
    expect(await world.stock(id)).toBe(4)
    await closeOrder(orderId)
    expect(await world.seen(launchId, world.token)).toMatchObject({ status: 2, order_id: 0 })
    expect(await world.kept(launchId)).toMatchObject({ status: 2, is_open: 0, unit: 0 })
    expect(await world.stock(id)).toBe(5)
  })
  it('can still be paid at its price when all is closed around it', async () => {
    const id = await world.open()
    const launchId = await world.launched(id)
    const { orderId, number } = await world.ordered(launchId)
    await world.shut(id)
    await world.forward(1)
    await world.pay(number)
    expect(await order(orderId)).toMatchObject({ order_status: 1, pay_money: 10_600 })
    expect(await world.kept(launchId)).toMatchObject({ status: 1, unit: 2 })
    expect(await world.stock(id)).toBe(4)
  })
})

describe('bought', () => {
  it('counts as sold, and a member buys once in an activity', async () => {
    const id = await world.open()
    const launchId = await world.launched(id)
    const { number } = await world.ordered(launchId)
    await world.pay(number)
    const { data } = await world.call('/bargain/api/goods/page')
    expect(data.list).toMatchObject([{ bargain_id: id, sale_num: 1, bargain_stock: 4 }])
    expect(await world.launch(id)).toMatchObject({ code: -1 })
    expect(await world.seen(launchId)).toMatchObject({ status: 1 })
    expect(await world.launch(await world.open())).toMatchObject({ code: 0 })
  })
  it('at once where nothing is left to pay', async () => {
    await world.mall.db.updateTable('goods').set({ is_free_shipping: 1 }).execute()
    const launchId = await world.launched(await world.open({ floor_price: '0.00' }), { cuts: 5 })
    const { orderId } = await world.ordered(launchId)
    expect(await order(orderId)).toMatchObject({ order_status: 1, order_money: 0 })
    expect(await world.kept(launchId)).toMatchObject({ unit: 2, order_id: orderId })
  })
})

describe('refunded whole', () => {
  const bought = async (id: number) => {
    const launchId = await world.launched(id)
    const { orderId, number } = await world.ordered(launchId)
    await world.pay(number)
    const [line] = (await order(orderId)).lines
    return { launchId, orderId, line: line?.order_goods_id ?? 0 }
  }
  const ship = (orderId: number) =>
    world.operator('/operator/api/order/ship', { order_id: orderId, delivery_no: 'SF1' })

  it('not sent: the unit comes back with the piece, the launch stays used, another may begin', async () => {
    const id = await world.open()
    const { launchId, orderId, line } = await bought(id)
    await world.bring(line, 3)
    expect([await world.stock(id), await stockOf(world.mall, 1)]).toEqual([5, 1000])
    expect(await world.seen(launchId, world.token)).toMatchObject({ status: 1, order_id: orderId })
    await isRefused(launchId)
    expect(await world.launch(id)).toMatchObject({ code: 0 })
  })
  it('sent and kept by the buyer: neither comes back', async () => {
    const id = await world.open()
    const { launchId, orderId, line } = await bought(id)
    await ship(orderId)
    await world.bring(line, 3)
    expect([await world.stock(id), await stockOf(world.mall, 1)]).toEqual([4, 999])
    expect(await world.kept(launchId)).toMatchObject({ unit: 2 })
  })
  it('sent and returned: both come back', async () => {
    const id = await world.open()
    const { orderId, line } = await bought(id)
    await ship(orderId)
    await world.bring(line, 6)
    await world.step('transfer', line)
    expect([await world.stock(id), await stockOf(world.mall, 1)]).toEqual([5, 1000])
  })
  it('after the activity: the piece alone', async () => {
    const id = await world.open({ end_time: world.clock.now() + hour })
    const { line } = await bought(id)
    await world.forward(hour)
    await world.bring(line, 3)
    expect([await world.stock(id), await stockOf(world.mall, 1)]).toEqual([4, 1000])
  })
})
