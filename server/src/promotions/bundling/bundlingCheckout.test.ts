import { hainan, giveCoupon, stockOf, tradeWorld } from '../../testing/tradeWorld'
import { putBundling } from '../../testing/slotsWorld'
import { refundWorld, type RefundWorld } from '../../testing/refundWorld'
import { testStart } from '../../testing/testMall'

let world: RefundWorld
let token: string
/** Combo 81: 33.30 + 59.90 + 59.90 for 100.00, lines in this order. */
beforeEach(async () => {
  const trade = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990 },
    { sku_id: 2, site_id: 3, price: 3330, goods: { min_buy: 4 } },
    { sku_id: 6, site_id: 3, price: 5990, stock: 5 },
  ])
  await putBundling(trade, { bl_id: 81, skuIds: [2, 1, 6], bl_price: 10_000 })
  world = await refundWorld(trade)
  token = await world.login(1)
})
afterEach(() => world.close())

const params = (more: object = {}) => ({ bl_id: 81, num: 1, ...more })
const payment = (more: object = {}) => world.call('/bundling/api/ordercreate/payment', params(more), { token })
const calculate = (more: object = {}) => world.call('/bundling/api/ordercreate/calculate', params(more), { token })
const create = (more: object = {}) => world.call('/bundling/api/ordercreate/create', params(more), { token })
const refused = { code: -1, data: { error_code: 1 } }
const stocks = async () => [await stockOf(world.mall, 1), await stockOf(world.mall, 2), await stockOf(world.mall, 6)]
const latest = () =>
  world.mall.db.selectFrom('orders').selectAll().orderBy('order_id', 'desc').executeTakeFirstOrThrow()
const mark = async () =>
  world.operator('/operator/api/dev/paymark', { out_trade_no: (await latest()).out_trade_no, result: 'paid' })
const goods = (set: object, goods_id: number) =>
  world.mall.db.updateTable('goods').set(set).where('goods_id', '=', goods_id).execute()

describe('the price of the packages', () => {
  it('is split by list price, the last line takes the remainder, a price is rounded down', async () => {
    const { data } = await payment({ num: 3 })
    expect(data).toMatchObject({
      ...{ goods_money: '300.00', promotion_money: '0.00', goods_num: 9 },
      bunding_info: { bl_id: 81, bl_name: '组合', bl_price: '100.00', shipping_fee_type: 1 },
      shop_goods_list: {
        ...{ site_id: 3, goods_money: '300.00' },
        goods_list: [
          { sku_id: 2, num: 3, price: '21.75', goods_money: '65.25', real_goods_money: '65.25', min_buy: 0 },
          { sku_id: 1, num: 3, price: '39.12', goods_money: '117.37' },
          { sku_id: 6, num: 3, price: '39.12', goods_money: '117.38' },
        ],
      },
    })
    expect((await calculate({ num: 3 })).data).toMatchObject({ goods_money: '300.00', bunding_info: { bl_id: 81 } })
  })
  it('stands where member and discount prices are lower, and counts by the list price all the same', async () => {
    await world.mall.db
      .updateTable('sku')
      .set({ discount_price: 100, promotion_type: 1, discount_start: 0, discount_end: testStart + 60 })
      .where('sku_id', '=', 1)
      .execute()
    await world.mall.db.updateTable('member_level').set({ consume_discount: 10 }).execute()
    const { data } = await payment()
    expect(data).toMatchObject({
      goods_money: '100.00',
      shop_goods_list: {
        goods_list: [{ goods_money: '21.75' }, { goods_money: '39.12' }, { goods_money: '39.13' }],
      },
    })
  })
  it('takes coupons of the shop and no spend-and-save', async () => {
    await giveCoupon(world.mall, 71, { money: 1000, at_least: 10_000 })
    const rules = [{ threshold: 100, discountMoney: 500, freeShipping: true, couponTypeId: 0, point: 0 }]
    const manjian = { site_id: 3, manjian_id: 5, manjian_name: '满减', manjian_type: 1, type: 0, create_time: 0 }
    await world.mall.db
      .insertInto('manjian')
      .values({ ...manjian, rules: JSON.stringify(rules), start_time: 0, end_time: testStart + 60 } as never)
      .execute()
    const coupon = { 3: { coupon_id: 71 } }
    expect((await calculate({ coupon })).data).toMatchObject({
      ...{ coupon_money: '10.00', promotion_money: '0.00', delivery_money: '8.00', order_money: '98.00' },
    })
    expect((await create({ coupon })).code).toBe(0)
  })
})

describe('an order', () => {
  it('names its combo, takes a piece of each sku per package and gives them back', async () => {
    expect((await create({ num: 2 })).code).toBe(0)
    expect(await stocks()).toEqual([998, 998, 3])
    const { order_id } = await latest()
    expect((await world.mine('/api/order/detail', { order_id })).data).toMatchObject({
      ...{ promotion_type: 'bundling', promotion_type_name: '组合套餐', promotion_id: 81, promotion_ref: 0 },
      ...{ goods_num: 6, goods_money: '200.00' },
      order_goods: [{ price: '21.75' }, { price: '39.12' }, { price: '39.13' }],
    })
    await world.mine('/api/order/close', { order_id })
    expect(await stocks()).toEqual([1000, 1000, 5])
  })
  it('refunds one line with its share, the last one with what is left', async () => {
    await create({ num: 1 })
    await mark()
    const { order_id } = await latest()
    const [first, second, third] = (await world.order(order_id)).lines
    const refund = async (order_goods_id = 0) => {
      await world.bring(order_goods_id, 3)
      const row = world.mall.db.selectFrom('order_refund').select('real_money')
      return (await row.where('order_goods_id', '=', order_goods_id).executeTakeFirstOrThrow()).real_money
    }
    expect(await refund(first?.order_goods_id)).toBe(2175)
    expect(await stocks()).toEqual([999, 1000, 4])
    expect((await world.order(order_id)).order_status).toBe(1)
    expect(await refund(second?.order_goods_id)).toBe(3912)
    // the last line with the freight
    expect(await refund(third?.order_goods_id)).toBe(3913 + 800)
    expect((await world.order(order_id)).order_status).toBe(-1)
    expect(await stocks()).toEqual([1000, 1000, 5])
  })
  it('may wait for a bank transfer', async () => {
    const offline = { is_use: 1, content: '<p>账户</p>', wait_days: 3 }
    await world.operator('/operator/api/config/save', { key: 'offlinepay', value: JSON.stringify(offline) } as never)
    const { data } = await create()
    expect((await world.call('/api/pay/type', { out_trade_no: data }, { token })).data.pay_type).toContain('offlinepay')
  })
})

describe('limits', () => {
  it('min_buy does not hold, max_buy does, over all packages', async () => {
    await goods({ max_buy: 3 }, 1)
    expect((await create({ num: 2 })).code).toBe(0)
    expect(await create({ num: 2 })).toMatchObject(refused)
    expect((await create({ num: 1 })).code).toBe(0)
  })
  it('one part without stock: nothing is sold, and no other is taken', async () => {
    expect((await payment({ num: 6 })).code).toBe(0)
    expect(await create({ num: 6 })).toMatchObject(refused)
    expect(await stocks()).toEqual([1000, 1000, 5])
    expect((await create({ num: 5 })).code).toBe(0)
    expect(await create()).toMatchObject(refused)
  })
})

describe('what cannot be sold is refused by payment, calculate and create', () => {
  const all = async (more: object = {}) => {
    for (const ask of [payment, calculate, create]) expect(await ask(more)).toMatchObject(refused)
    expect(await stocks()).toEqual([1000, 1000, 5])
  }
  it('a combo that nobody made', () => all({ bl_id: 404 }))
  it('one off the shelf', async () => {
    expect((await payment()).code).toBe(0)
    await world.operator('/operator/api/promotion/close', { kind: 'bundling', id: 81 })
    await all()
  })
  it('with a part off the shelf, deleted or no longer named by its goods', async () => {
    await goods({ goods_state: 0 }, 2)
    await all()
    await goods({ goods_state: 1, is_delete: 1 }, 2)
    await all()
    await goods({ is_delete: 0 }, 2)
    expect((await payment()).code).toBe(0)
    await world.mall.db.updateTable('sku').set({ is_delete: 1 }).where('sku_id', '=', 6).execute()
    await all()
  })
})

describe('shipping_fee_type', () => {
  const free = () => world.mall.db.updateTable('bundling').set({ shipping_fee_type: 2 }).execute()
  it('1 pays by template, 2 ships free', async () => {
    expect((await payment()).data).toMatchObject({ delivery_money: '8.00', order_money: '108.00' })
    await free()
    expect((await payment()).data).toMatchObject({
      ...{ delivery_money: '0.00', order_money: '100.00', shop_goods_list: { is_free_delivery: 1 } },
    })
    expect((await create()).code).toBe(0)
    expect(await latest()).toMatchObject({ delivery_money: 0, order_money: 10_000 })
  })
  it('2 serves no address that is not served', async () => {
    await free()
    await world.mall.db.updateTable('member_address').set(hainan).where('member_id', '=', 1).execute()
    expect((await payment()).data).toMatchObject({ shop_goods_list: { delivery_error: { error_code: 10 } } })
    expect(await create()).toMatchObject({ code: -1, data: { error_code: 10 } })
  })
})
