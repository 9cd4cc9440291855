import { giveCoupon, stockOf, tradeWorld } from '../../testing/tradeWorld'
import { openSlots, putSeckill } from '../../testing/slotsWorld'
import { refundWorld, type RefundWorld } from '../../testing/refundWorld'
import { testStart } from '../../testing/testMall'

const hour = 3600
const day = 24 * hour
const midnight = testStart - 10 * hour

let world: RefundWorld
let token: string
beforeEach(async () => {
  const trade = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990 },
    { sku_id: 2, site_id: 3, price: 3330 },
    { sku_id: 3, site_id: 7, price: 8800 },
  ])
  await openSlots(trade)
  await putSeckill(trade, { seckill_id: 51, goods_id: 1 })
  world = await refundWorld(trade)
  token = await world.login(1)
})
afterEach(() => world.close())

const params = (more: object = {}) => ({ seckill_id: 51, sku_id: 1, num: 1, ...more })
const payment = (more: object = {}) => world.call('/seckill/api/ordercreate/payment', params(more), { token })
const calculate = (more: object = {}) => world.call('/seckill/api/ordercreate/calculate', params(more), { token })
const create = (more: object = {}) => world.call('/seckill/api/ordercreate/create', params(more), { token })
const refused = { code: -1, data: { error_code: 1 } }
const at = async (time: number) => {
  world.clock.forward(time - world.clock.now())
  // a token lives two days
  token = await world.login(1)
}
const pieces = async (seckill_id = 51) => {
  const { stock } = await world.mall.db
    .selectFrom('promotion_stock')
    .select('stock')
    .where('activity_id', '=', seckill_id)
    .executeTakeFirstOrThrow()
  return [stock, await stockOf(world.mall, 1)]
}
const latest = () =>
  world.mall.db.selectFrom('orders').selectAll().orderBy('order_id', 'desc').executeTakeFirstOrThrow()
const mark = async (result: 'paid' | 'late') =>
  world.operator('/operator/api/dev/paymark', { out_trade_no: (await latest()).out_trade_no, result })
const close = async () => world.call('/api/order/close', { order_id: (await latest()).order_id }, { token })
const closeSeckill = () => world.operator('/operator/api/promotion/close', { kind: 'seckill', id: 51 })
const saleNum = async () =>
  (await world.call('/seckill/api/seckillgoods/page', { seckill_id: 2 })).data.list[0]?.sale_num

describe('the price', () => {
  it('is that of the activity, of one shop, and the order remembers it', async () => {
    const { data } = await payment({ num: 2 })
    expect(data).toMatchObject({
      ...{ goods_money: '80.00', delivery_money: '7.00', order_money: '87.00' },
      shop_goods_list: { site_id: 3, goods_list: [{ sku_id: 1, price: '40.00', num: 2 }] },
      seckill_info: { seckill_id: 51, seckill_price: '40.00', seckill_time_id: 2, num: 0 },
    })
    expect((await calculate({ num: 2 })).data).toMatchObject({ order_money: '87.00', seckill_info: { seckill_id: 51 } })
    expect((await create({ num: 2 })).code).toBe(0)
    const { order_id } = await latest()
    expect((await world.mine('/api/order/detail', { order_id })).data).toMatchObject({
      ...{ promotion_type: 'seckill', promotion_type_name: '秒杀', promotion_id: 51, promotion_ref: 0 },
      ...{ goods_money: '80.00', order_money: '87.00', promotion_status_name: '' },
    })
  })
  it('holds also where the discount of the sku is lower', async () => {
    await world.mall.db
      .updateTable('sku')
      .set({ discount_price: 1000, promotion_type: 1, discount_start: 0, discount_end: testStart + day })
      .where('sku_id', '=', 1)
      .execute()
    expect((await payment()).data.goods_money).toBe('40.00')
  })
  it('takes neither coupons nor spend-and-save of the shop', async () => {
    await giveCoupon(world.mall, 71, { money: 1000 })
    const rules = [{ threshold: 100, discountMoney: 500, freeShipping: false, couponTypeId: 0, point: 0 }]
    const manjian = { site_id: 3, manjian_id: 5, manjian_name: '满减', manjian_type: 1, type: 0, create_time: 0 }
    await world.mall.db
      .insertInto('manjian')
      .values({ ...manjian, rules: JSON.stringify(rules), start_time: 0, end_time: testStart + day } as never)
      .execute()
    const coupon = { 3: { coupon_id: 71 } }
    expect((await calculate({ coupon })).data).toMatchObject({ coupon_money: '0.00', promotion_money: '0.00' })
    expect(await create({ coupon })).toMatchObject(refused)
  })
})

describe('what cannot be sold is refused by payment, calculate and create', () => {
  it.each([
    ['an activity that nobody made', { seckill_id: 404 }],
    ['a sku of other goods', { sku_id: 2 }],
    ['a sku of another shop', { sku_id: 3 }],
    ['a sku that does not exist', { sku_id: 404 }],
  ])('%s', async (_what, more) => {
    for (const ask of [payment, calculate, create]) expect(await ask(more)).toMatchObject(refused)
    expect(await pieces()).toEqual([10, 1000])
  })
  it('goods off the shelf, and a closed activity', async () => {
    await world.mall.db.updateTable('goods').set({ goods_state: 0 }).where('goods_id', '=', 1).execute()
    expect(await payment()).toMatchObject(refused)
    await world.mall.db.updateTable('goods').set({ goods_state: 1 }).where('goods_id', '=', 1).execute()
    expect((await payment()).code).toBe(0)
    expect((await closeSeckill()).code).toBe(0)
    for (const ask of [payment, calculate, create]) expect(await ask()).toMatchObject(refused)
  })
  it.each([
    [0, '0'],
    [-1, '-1'],
  ])('%i pieces', async (num) => expect((await create({ num })).code).toBe(-10006))
})

describe('the clock of the server', () => {
  beforeEach(() =>
    putSeckill(world, {
      ...{ seckill_id: 61, goods_id: 1, seckill_time_id: 3 },
      ...{ start_time: midnight + 13 * hour, end_time: midnight + 2 * day + 14 * hour },
    }),
  )
  const sold = async (time: number) => {
    await at(time)
    const { code } = await payment({ seckill_id: 61 })
    return [code, (await create({ seckill_id: 61 })).code]
  }
  const [yes, no] = [
    [0, 0],
    [-1, -1],
  ]
  it('sells from start to end within the slot, the second it opens and not the one it closes', async () => {
    expect(await sold(midnight + 12 * hour)).toEqual(no)
    expect(await sold(midnight + 13 * hour - 1)).toEqual(no)
    expect(await sold(midnight + 13 * hour)).toEqual(yes)
    expect(await sold(midnight + 18 * hour - 1)).toEqual(yes)
    expect(await sold(midnight + 18 * hour)).toEqual(no)
    expect(await sold(midnight + day)).toEqual(no)
    expect(await sold(midnight + day + 12 * hour - 1)).toEqual(no)
    expect(await sold(midnight + day + 12 * hour)).toEqual(yes)
    expect(await sold(midnight + 2 * day + 14 * hour - 1)).toEqual(yes)
    expect(await sold(midnight + 2 * day + 14 * hour)).toEqual(no)
    expect(await pieces(61)).toEqual([6, 996])
  })
  it('a slot to the end of the day is open in its last second, one from its start in the first', async () => {
    await putSeckill(world, { seckill_id: 71, goods_id: 1, seckill_time_id: 4 })
    await putSeckill(world, { seckill_id: 72, goods_id: 1, seckill_time_id: 1 })
    const both = async (time: number) => {
      await at(time)
      return [(await payment({ seckill_id: 71 })).code, (await payment({ seckill_id: 72 })).code]
    }
    expect(await both(midnight + day - 1)).toEqual([0, -1])
    expect(await both(midnight + day)).toEqual([-1, 0])
  })
  it('an order of the slot may be paid after it, and keeps its price', async () => {
    await at(midnight + 18 * hour - 1)
    await create({ seckill_id: 61 })
    await at(midnight + 18 * hour + 600)
    await mark('paid')
    expect(await latest()).toMatchObject({ order_status: 1, goods_money: 4000 })
  })
  it('ended between quote and create: nothing is ordered', async () => {
    await at(midnight + 18 * hour - 1)
    expect((await payment({ seckill_id: 61 })).code).toBe(0)
    world.clock.forward(1)
    expect(await create({ seckill_id: 61 })).toMatchObject(refused)
    expect(await pieces(61)).toEqual([10, 1000])
  })
})

describe('the limit of a member', () => {
  it('counts over all orders of the activity that are not closed, not over the goods', async () => {
    await world.mall.db.updateTable('seckill').set({ num: 3 }).execute()
    await putSeckill(world, { seckill_id: 52, goods_id: 1, num: 3 })
    await world.mine('/api/ordercreate/create', { sku_id: 1, num: 9 })
    expect((await create({ seckill_id: 52, num: 3 })).code).toBe(0)
    expect((await create({ num: 2 })).code).toBe(0)
    await mark('paid')
    expect((await create({ num: 1 })).code).toBe(0)
    expect((await payment({ num: 9 })).code).toBe(0)
    expect(await create({ num: 1 })).toMatchObject(refused)
    await close()
    expect((await create({ num: 1 })).code).toBe(0)
    expect(await create({ seckill_id: 52 })).toMatchObject(refused)
  })
  it('stands beside least and most of the goods', async () => {
    await world.mall.db.updateTable('goods').set({ min_buy: 2, max_buy: 3 }).where('goods_id', '=', 1).execute()
    expect(await create({ num: 1 })).toMatchObject(refused)
    expect((await create({ num: 3 })).code).toBe(0)
    expect(await create({ num: 2 })).toMatchObject(refused)
  })
})

describe('the stock of the activity', () => {
  it('and that of the sku must both suffice', async () => {
    expect((await payment({ num: 11 })).code).toBe(0)
    expect(await create({ num: 11 })).toMatchObject(refused)
    await world.mine('/api/ordercreate/create', { sku_id: 1, num: 995 })
    expect(await create({ num: 6 })).toMatchObject(refused)
    expect(await pieces()).toEqual([10, 5])
    expect((await create({ num: 5 })).code).toBe(0)
    expect(await pieces()).toEqual([5, 0])
  })
  it('is one number for all its days', async () => {
    await create({ num: 6 })
    await at(testStart + day)
    expect(await create({ num: 5 })).toMatchObject(refused)
    expect((await create({ num: 4 })).code).toBe(0)
    expect(await pieces()).toEqual([0, 990])
  })
  it('comes back when the buyer closes the order, and when the timer does', async () => {
    await create({ num: 4 })
    await close()
    expect(await pieces()).toEqual([10, 1000])
    await create({ num: 3 })
    await world.forward(2 * hour)
    expect((await latest()).order_status).toBe(-1)
    expect(await pieces()).toEqual([10, 1000])
  })
  it('comes back with a refund that returns the pieces, and no longer counts as sold', async () => {
    await create({ num: 2 })
    expect(await saleNum()).toBe(0)
    await mark('paid')
    expect(await saleNum()).toBe(2)
    const [line] = (await world.order((await latest()).order_id)).lines
    await world.bring(line?.order_goods_id ?? 0, 3)
    expect(await pieces()).toEqual([10, 1000])
    expect(await saleNum()).toBe(0)
  })
  it('stays away when goods that were sent are not returned', async () => {
    await create({ num: 2 })
    await mark('paid')
    const { order_id } = await latest()
    await world.operator('/operator/api/order/ship', { order_id, delivery_no: 'SF1' } as never)
    const [line] = (await world.order(order_id)).lines
    await world.bring(line?.order_goods_id ?? 0, 3)
    expect(await pieces()).toEqual([8, 998])
  })
  it('stays away once the activity has ended or was closed', async () => {
    await create({ num: 2 })
    await closeSeckill()
    await close()
    expect(await pieces()).toEqual([8, 1000])
    await putSeckill(world, { seckill_id: 53, goods_id: 1, end_time: testStart + 60 })
    await create({ seckill_id: 53, num: 3 })
    world.clock.forward(60)
    await close()
    expect(await pieces(53)).toEqual([7, 1000])
  })
  it('an order that took the last piece is answered again by its key', async () => {
    const again = () =>
      world.call('/seckill/api/ordercreate/create', params({ num: 10 }), { token, base: { idempotency_key: 'k1' } })
    const { code, data } = await again()
    expect(code).toBe(0)
    expect(await pieces()).toEqual([0, 990])
    expect(await again()).toMatchObject({ code: 0, data })
    expect(await create({ num: 1 })).toMatchObject(refused)
    await close()
    expect((await create({ num: 10 })).code).toBe(0)
  })
  it('sold out is said by create alone', async () => {
    await putSeckill(world, { seckill_id: 54, goods_id: 1, stock: 0 })
    expect((await payment({ seckill_id: 54 })).code).toBe(0)
    expect(await create({ seckill_id: 54 })).toMatchObject(refused)
    expect(await pieces()).toEqual([10, 1000])
  })
})

it('waits for no bank transfer', async () => {
  const offline = { is_use: 1, content: '<p>账户</p>', wait_days: 3 }
  await world.operator('/operator/api/config/save', { key: 'offlinepay', value: JSON.stringify(offline) } as never)
  const ways = async (out_trade_no: string) =>
    (await world.call('/api/pay/type', { out_trade_no }, { token })).data.pay_type
  const plain = await world.call('/api/ordercreate/create', { sku_id: 1, num: 1 }, { token })
  expect(await ways(plain.data)).toContain('offlinepay')
  expect(await ways((await create()).data)).not.toContain('offlinepay')
})
