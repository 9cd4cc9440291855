import { lockMember } from '../member/member.service'
import type { CheckoutShop } from '@mall/contract/checkout'
import type { ManjianRule } from '../../pricing/quote'
import { rule } from '../../testing/quotes'
import type { TestMall } from '../../testing/testMall'
import { rulesChanged } from '../../rules/rules.store'
import { queriesOf } from '../../testing/countQueries'
import { giveCoupon, startingStock, stockOf, tradeWorld } from '../../testing/tradeWorld'

let world: TestMall
let token: string

beforeEach(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990 },
    { sku_id: 2, site_id: 3, price: 3330, stock: 20 },
    { sku_id: 3, site_id: 7, price: 8800 },
    { sku_id: 4, site_id: 3, price: 10_000, goods: { is_virtual: 1 } },
  ])
  token = await world.login(1)
})
afterEach(() => world.close())

const hour = 3600

async function open(rules: ManjianRule[], more: object = {}) {
  const at = world.clock.now()
  const row = { site_id: 3, manjian_id: 1, manjian_name: '满减', manjian_type: 1, type: 0, create_time: at }
  const times = { start_time: at - hour, end_time: at + hour }
  await world.mall.db
    .insertInto('manjian')
    .values({ ...row, ...times, rules: JSON.stringify(rules), ...more })
    .execute()
}
const shipFree = (atLeast: number, region_ids: number[]) => {
  const at = world.clock.now()
  const row = { site_id: 3, freeshipping_id: 1, at_least: atLeast, region_ids, create_time: at }
  const times = { start_time: at - hour, end_time: at + hour }
  return world.mall.db
    .insertInto('free_shipping')
    .values({ ...row, ...times })
    .execute()
}
const coupons = (count: number) => {
  const at = world.clock.now()
  const row = { site_id: 3, coupon_type_id: 5, code: 'c', coupon_name: '满赠券', type: 'reward', money: 1000 }
  return world.mall.db
    .insertInto('coupon_type')
    .values({ ...row, count, validity_type: 1, fixed_term: 3, create_time: at })
    .execute()
}
const info = async (goods_id: number) => (await world.call('/manjian/api/manjian/info', { goods_id })).data
const fillCart = async (...skus: [number, number][]) => {
  for (const [sku_id, num] of skus) await world.call('/api/cart/add', { sku_id, num, site_id: 0 }, { token })
  return (await world.call('/api/cart/goodslists', {}, { token })).data.map((row) => row.cart_id).join(',')
}
const quote = async (params: object, by = token) =>
  (await world.call('/api/ordercreate/payment', params as never, { token: by })).data
const shopOf = async (params: object, siteId = 3) =>
  ((await quote(params)).shop_goods_list as Record<string, CheckoutShop>)[siteId]!
const create = (params: object, by = token) => world.call('/api/ordercreate/create', params as never, { token: by })
const orders = async (by = token) => (await world.call('/api/order/lists', { page_size: 100 }, { token: by })).data.list
const present = { skuId: 2, num: 1 }

describe('what runs for goods', () => {
  it('is told with its coupon, in yuan or pieces', async () => {
    await coupons(9)
    await open([rule(20000, { discountMoney: 2000, couponTypeId: 5, present, point: 7 })])
    await open([rule(2, { discountMoney: 500 })], { site_id: 7, manjian_id: 2, type: 1 })
    expect(await info(1)).toMatchObject({
      ...{ manjian_id: 1, site_id: 3, manjian_type: 1, type: 0, goods_ids: '', status: 1 },
      rule_json: [
        {
          ...{ money: '200.00', discount_money: '20.00', free_shipping: 0, coupon: 5, point: 7 },
          present: { present_id: 2, present_num: 1 },
          coupon_data: { coupon_name: '满赠券', type: 'reward', money: '10.00' },
        },
      ],
    })
    expect(await info(3)).toMatchObject({ manjian_id: 2, type: 1, rule_json: [{ money: '2.00' }] })
    expect(await info(999)).toBeNull()
  })

  it('is the newest that runs, of the whole shop before that of some goods', async () => {
    const at = world.clock.now()
    await open([rule(100)], { manjian_id: 1, start_time: at + 1 })
    await open([rule(100)], { manjian_id: 2, end_time: at })
    await open([rule(100)], { manjian_id: 3, is_closed: 1 })
    expect(await info(1)).toBeNull()
    await open([rule(100)], { manjian_id: 4, manjian_type: 2, goods_ids: [1] })
    await open([rule(100)], { manjian_id: 5, manjian_type: 2, goods_ids: [1, 2] })
    expect([(await info(1))?.manjian_id, (await info(2))?.goods_ids]).toEqual([5, '1,2'])
    expect(await info(4)).toBeNull()
    world.clock.forward(1)
    expect((await info(1))?.manjian_id).toBe(1)
  })
})

describe('in the checkout', () => {
  it('is taken off, and told with its rule, gifts and coupons', async () => {
    await coupons(9)
    const last = rule(20000, { discountMoney: 2000, present, couponTypeId: 5 })
    await open([rule(10000, { discountMoney: 800 }), last])
    const cart_ids = await fillCart([1, 2], [2, 3], [3, 1])
    const data = await quote({ cart_ids })
    expect(data).toMatchObject({ goods_money: '307.70', promotion_money: '20.00', pay_money: '303.70' })
    expect(data.shop_goods_list).toMatchObject({
      3: {
        promotion_money: '20.00',
        promotion: {
          manjian: [{ manjian_id: 1, manjian_name: '满减', discount_money: '20.00', sku_ids: [1, 2] }],
          freeshipping: null,
        },
        manjian_rule_list: [{ money: '200.00', coupon_data: { coupon_name: '满赠券' } }],
        present_list: { goods_list: [{ sku_id: 2, num: 1 }], coupon_list: [{ coupon_type_id: 5, money: '10.00' }] },
        goods_list: [{ promotion_money: '10.90', real_goods_money: '108.90' }, { promotion_money: '9.10' }],
      },
      7: { promotion_money: '0.00', manjian_rule_list: [], present_list: { goods_list: [], coupon_list: [] } },
    })
    await create({ cart_ids })
    expect((await orders()).find(({ site_id }) => site_id === 3)).toMatchObject({
      promotion_money: '20.00',
      order_goods: [{ is_present: 0 }, { is_present: 0 }, { is_present: 1, sku_id: 2, price: '0.00', num: 1 }],
    })
  })

  it('is listed for several shops as checkout takes it: a shop-wide one alone, else those of some goods, newest first', async () => {
    const at = world.clock.now()
    const list = async (site_ids: number[]) =>
      (await world.call('/manjian/api/manjian/lists', { site_ids: site_ids.join() } as never)).data
    await coupons(9)
    await open([rule(10000, { discountMoney: 800, couponTypeId: 5 })], { manjian_id: 1 })
    await open([rule(10000, { discountMoney: 900 })], { manjian_id: 2, manjian_type: 2, goods_ids: [1] })
    const of7 = { site_id: 7, manjian_type: 2, goods_ids: [3] }
    await open([rule(200, { discountMoney: 500 })], { ...of7, manjian_id: 3, type: 1 })
    await open([rule(9900, { freeShipping: true })], { ...of7, manjian_id: 4 })
    await open([rule(100, { discountMoney: 90 })], { ...of7, manjian_id: 5, start_time: at + 1 })
    await open([rule(100, { discountMoney: 90 })], { ...of7, manjian_id: 6, end_time: at })
    await open([rule(100, { discountMoney: 90 })], { ...of7, manjian_id: 7, is_closed: 1 })
    const rows = await list([7, 3, 7, 99])
    expect(rows.map(({ site_id, manjian_id }) => [site_id, manjian_id])).toEqual([
      [7, 4],
      [7, 3],
      [3, 1],
    ])
    expect(rows[1]).toMatchObject({ type: 1, manjian_type: 2, goods_ids: '3', rule_json: [{ discount_money: '5.00' }] })
    expect(rows[2]).toEqual(await info(1))
    expect(rows[2]?.rule_json).toMatchObject([{ coupon_data: { coupon_name: '满赠券' } }])
    expect(await list([99])).toEqual([])
  })

  it('costs no statement while nothing changes', async () => {
    const cart_ids = await fillCart([1, 2], [3, 1])
    const asked = async () =>
      (await queriesOf(() => quote({ cart_ids }))).filter((text) => /from "(manjian|free_shipping)"/.test(text)).length
    await asked()
    expect(await asked()).toBe(0)
    await world.mall.tx((trx) => Promise.resolve(rulesChanged(trx)))
    // of each of the two shops
    expect(await asked()).toBe(4)
  })

  it('ships free in the city from the amount on', async () => {
    await shipFree(5990, [330_100])
    const far = await world.login(2)
    expect(await shopOf({ sku_id: 1, num: 1 })).toMatchObject({
      delivery_money: '0.00',
      is_free_delivery: 1,
      promotion: { freeshipping: { at_least: '59.90' } },
    })
    expect(await shopOf({ sku_id: 2, num: 1 })).toMatchObject({ delivery_money: '6.00' })
    expect((await quote({ sku_id: 1, num: 1 }, far)).shop_goods_list).toMatchObject({
      3: { delivery_error: { error_code: 10 }, promotion: { freeshipping: null } },
    })
  })

  it('ships free for a level', async () => {
    await world.mall.db.updateTable('member_level').set({ is_free_shipping: 1 }).execute()
    expect(await shopOf({ sku_id: 1, num: 1 })).toMatchObject({ delivery_money: '0.00', pay_money: '59.90' })
  })

  it('has no effect while the addon is off', async () => {
    await open([rule(100, { discountMoney: 90 })])
    await world.operator('/operator/api/config/save', { key: 'addon', value: { manjian: 0 } } as never)
    expect(await shopOf({ sku_id: 1, num: 1 })).toMatchObject({ promotion_money: '0.00', manjian_rule_list: [] })
    expect((await world.call('/manjian/api/manjian/info', { goods_id: 1 })).error_code).toBe('ADDON_OFF')
  })

  it('lets a coupon take no more than is left of the goods', async () => {
    await open([rule(100, { discountMoney: 5000 })])
    await giveCoupon(world.mall, 71, { money: 1200 })
    await create({ sku_id: 1, num: 1, coupon: { 3: { coupon_id: 71 } } })
    expect(await orders()).toMatchObject([
      { pay_money: '3.90', order_goods: [{ coupon_money: '9.90', real_goods_money: '0.00' }] },
    ])
  })
})

describe('gifts', () => {
  const gifts = async () => (await orders()).flatMap((order) => order.order_goods).filter((line) => line.is_present)

  it('leave the shelf with the order and come back with it', async () => {
    await open([rule(3000, { present: { skuId: 2, num: 2 } })])
    await create({ sku_id: 2, num: 3 })
    expect(await stockOf(world.mall, 2)).toBe(15)
    const [order] = await orders()
    await world.call('/api/order/close', { order_id: order!.order_id }, { token })
    expect([await stockOf(world.mall, 2), await startingStock(world.mall, 2)]).toEqual([20, 20])
  })

  it('are neither sold nor counted for a limit', async () => {
    await world.mall.db.updateTable('goods').set({ max_buy: 2 }).where('goods_id', '=', 2).execute()
    await open([rule(3000, { present })])
    const { data } = await create({ sku_id: 2, num: 1 })
    await world.operator('/operator/api/dev/paymark', { out_trade_no: data, result: 'paid' })
    expect((await create({ sku_id: 2, num: 1 })).code).toBe(0)
    const { sale_num } = (await world.call('/api/goodssku/info', { sku_id: 2 })).data
    expect([sale_num, (await gifts()).length]).toEqual([1, 2])
  })

  it('that ran out are not given, and the order stands', async () => {
    await open([rule(5000, { present: { skuId: 2, num: 21 } })])
    expect(await shopOf({ sku_id: 1, num: 1 })).toMatchObject({
      manjian_rule_list: [{ present: { present_id: 2, present_num: 21 } }],
      present_list: { goods_list: [] },
    })
    expect((await create({ sku_id: 1, num: 1 })).code).toBe(0)
    expect(await gifts()).toEqual([])
  })

  it('do not stand in the way of the goods themselves', async () => {
    await open([rule(3000, { present })])
    expect((await create({ sku_id: 2, num: 20 })).code).toBe(0)
    expect([await gifts(), await stockOf(world.mall, 2)]).toEqual([[], 0])
  })

  it('are not sent with what is not sent', async () => {
    await open([rule(3000, { present })])
    expect((await create({ sku_id: 4, num: 1 })).code).toBe(0)
    expect(await gifts()).toEqual([])
  })

  it('go to as many buyers as there are pieces when all come at once', async () => {
    await open([rule(5000, { present: { skuId: 2, num: 3 } })])
    const answers = await Promise.all(Array.from({ length: 12 }, () => create({ sku_id: 1, num: 1 })))
    expect(answers.map(({ code }) => code)).toEqual(Array(12).fill(0))
    expect(await gifts()).toHaveLength(6)
    expect([await stockOf(world.mall, 2), await startingStock(world.mall, 2)]).toEqual([2, 20])
    expect([await stockOf(world.mall, 1), await startingStock(world.mall, 1)]).toEqual([988, 1000])
  })
})

describe('points and coupons', () => {
  const finish = async () => {
    const [order] = await orders()
    const { out_trade_no, order_id } = order!
    await world.operator('/operator/api/dev/paymark', { out_trade_no, result: 'paid' })
    const parcel = { order_id, express_company_name: '顺丰', delivery_no: 'SF1', delivery_type: 'express' as const }
    await world.operator('/operator/api/order/ship', parcel)
    await world.call('/api/order/takedelivery', { order_id }, { token })
    world.clock.forward(8 * 86_400)
    // the old one has ended meanwhile
    token = await world.login(1)
    await world.mall.jobs.runDue()
    return order_id
  }
  const points = async () =>
    (await world.mall.db.selectFrom('account_log').selectAll().where('kind', '=', 'point').execute()).map((row) => [
      row.delta,
      row.from_type,
      row.remark,
    ])
  const owned = async () => (await world.call('/coupon/api/coupon/memberpage', {}, { token })).data.list

  it('are given when the order is completed, once', async () => {
    await coupons(1)
    await open([rule(5000, { point: 30, couponTypeId: 5 })], { manjian_name: '满 50 送积分' })
    await create({ sku_id: 1, num: 1 })
    expect([await points(), await owned()]).toEqual([[], []])
    const orderId = await finish()
    const event = {
      kind: 'completed' as const,
      memberId: 1,
      orderId,
      orderType: 1,
      payType: 'sandbox',
      siteId: 3,
      at: world.clock.now(),
    }
    await world.mall.tx(async (trx) => {
      await lockMember(trx, 1)
      await world.mall.events.emit(trx, event)
    })
    const remark = '满 50 送积分'
    expect((await points()).filter((row) => row.includes(remark))).toEqual([[30, 'memberconsume', remark]])
    expect(await owned()).toMatchObject([{ coupon_type_id: 5, get_type: 1, money: '10.00', state: 1 }])
  })

  const payAndRefund = async (skuId: number) => {
    const [order] = await orders()
    await world.operator('/operator/api/dev/paymark', { out_trade_no: order!.out_trade_no, result: 'paid' })
    const line = order!.order_goods.find((one) => one.sku_id === skuId && one.is_present === 0)!
    const { order_goods_id } = line
    const asked = { order_goods_id, refund_type: 1 as const, refund_reason: '其他' }
    await world.call('/api/orderrefund/refund', asked, { token })
    await world.operator('/operator/api/refund/agree', { order_goods_id })
    const paid = { order_goods_id, refund_pay_type: 'online_refund_pay' as const }
    expect((await world.operator('/operator/api/refund/transfer', paid)).code).toBe(0)
  }

  it('follow what is not refunded: a lower rule that the other lines reach', async () => {
    await coupons(1)
    await open([rule(5000, { point: 30 }), rule(9000, { point: 80, couponTypeId: 5 })])
    await create({ cart_ids: await fillCart([1, 1], [2, 1]) })
    await payAndRefund(2)
    await finish()
    expect((await points()).filter(([, , remark]) => String(remark).startsWith('满')).map(([delta]) => delta)).toEqual([
      30,
    ])
    expect(await owned()).toEqual([])
  })

  it('are not given when no rule is reached any more', async () => {
    await open([rule(9000, { point: 80 })])
    await create({ cart_ids: await fillCart([1, 1], [2, 1]) })
    await payAndRefund(1)
    await finish()
    expect((await points()).filter(([, , remark]) => String(remark).startsWith('满'))).toEqual([])
  })

  it('a present not yet sent is withdrawn with its rule, and goes back to the stock', async () => {
    await open([rule(9000, { present })])
    await create({ cart_ids: await fillCart([1, 1], [2, 1]) })
    expect(await stockOf(world.mall, 2)).toBe(18)
    await payAndRefund(1)
    const [order] = await orders()
    expect(order!.order_goods.map((line) => [line.sku_id, line.is_present])).toEqual([
      [1, 0],
      [2, 0],
    ])
    expect([await stockOf(world.mall, 2), await startingStock(world.mall, 2)]).toEqual([19, 20])
    await finish()
    expect((await orders())[0]).toMatchObject({ order_status: 10 })
  })

  it('a present stays while the other lines reach its rule', async () => {
    await open([rule(3000, { present })])
    await create({ cart_ids: await fillCart([1, 1], [2, 1]) })
    await payAndRefund(1)
    expect((await orders())[0]!.order_goods.filter((line) => line.is_present === 1)).toHaveLength(1)
    await payAndRefund(2)
    expect((await orders())[0]).toMatchObject({ order_status: -1 })
    expect([await stockOf(world.mall, 2), await startingStock(world.mall, 2)]).toEqual([20, 20])
  })

  it('keep to the number of coupons there are', async () => {
    await coupons(0)
    await open([rule(5000, { couponTypeId: 5 })])
    expect(await shopOf({ sku_id: 1, num: 1 })).toMatchObject({ present_list: { coupon_list: [] } })
    await create({ sku_id: 1, num: 1 })
    await finish()
    expect([(await orders())[0]?.order_status, await owned()]).toEqual([10, []])
  })
})
