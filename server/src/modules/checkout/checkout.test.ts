import type { TestMall } from '../../testing/testMall'
import { giveCoupon, startingStock, stockOf, tradeWorld } from '../../testing/tradeWorld'

let world: TestMall
let token: string

beforeEach(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990 },
    { sku_id: 3, site_id: 7, price: 8800, stock: 10 },
    { sku_id: 4, site_id: 3, price: 2000, goods: { min_buy: 2, max_buy: 5 } },
    { sku_id: 8, site_id: 7, price: 3990, goods: { is_virtual: 1 } },
  ])
  token = await world.login(1)
})
afterEach(() => world.close())

type Params = Parameters<typeof create>[0]
const create = (params: { sku_id?: number; num?: number; cart_ids?: string; [more: string]: unknown }, by = token) => {
  const { idempotency_key, ...rest } = params
  const base = idempotency_key ? { base: { idempotency_key: String(idempotency_key) } } : {}
  return world.call('/api/ordercreate/create', rest as never, { token: by, ...base })
}
const quote = (params: object) => world.call('/api/ordercreate/payment', params as never, { token })
const fillCart = async (...skus: [number, number][]) => {
  for (const [sku_id, num] of skus) await world.call('/api/cart/add', { sku_id, num, site_id: 0 }, { token })
  const { data } = await world.call('/api/cart/goodslists', {}, { token })
  return data.map((row) => row.cart_id).join(',')
}
const orders = async () => (await world.call('/api/order/lists', { page_size: 100 }, { token })).data.list
const bill = async (out_trade_no: string) => (await world.call('/api/pay/info', { out_trade_no }, { token })).data

describe('the quote', () => {
  it('calculates two shops', async () => {
    const { data } = await quote({ cart_ids: await fillCart([1, 2], [3, 1]) })
    expect(data).toMatchObject({ goods_money: '207.80', delivery_money: '13.00', pay_money: '220.80', goods_num: 3 })
    expect(Object.keys(data.shop_goods_list)).toEqual(['3', '7'])
    expect(data.member_address?.id).toBe(10)
  })
  it('answers an address that is not served with the blocker', async () => {
    const far = await world.login(2)
    const { code, data } = await world.call('/api/ordercreate/payment', { sku_id: 1, num: 1 }, { token: far })
    expect(code).toBe(0)
    expect(data.shop_goods_list).toMatchObject({ 3: { delivery_money: '0.00', delivery_error: { error_code: 10 } } })
    expect(await create({ sku_id: 1, num: 1 }, far)).toMatchObject({ code: -1, data: { error_code: 10 } })
  })
  it('lists only coupons that fit', async () => {
    await giveCoupon(world.mall, 71, { money: 1000, at_least: 10000 })
    const listed = async (num: number) => {
      const { data } = await quote({ sku_id: 1, num })
      return Object.values(data.shop_goods_list as Record<string, { coupon_list: unknown[] }>)[0]?.coupon_list.length
    }
    expect([await listed(1), await listed(2)]).toEqual([0, 1])
  })
})

describe('what is refused, in the language of the caller', () => {
  const far = { member_address: { id: 20 } }
  const invoice = (more: object) => ({ invoice: { 3: { is_invoice: 1, ...more } } })
  it.each<[string, object, string, string]>([
    [
      'no such coupon',
      { coupon: { 3: { coupon_id: 999 } } },
      '优惠券不可用，请重新选择',
      'This coupon cannot be used. Please choose another.',
    ],
    ['the least', { sku_id: 4, num: 1 }, '该商品至少购买2件', 'Buy at least 2 of this item'],
    [
      'the most',
      { sku_id: 4, num: 6 },
      '该商品每人限购5件，您已购买0件',
      'Limit 5 of this item each, 0 already bought',
    ],
    ['stock', { num: 1001 }, '商品1库存不足', 'Not enough of 商品1 in stock'],
    ['no such goods', { sku_id: 404 }, '商品已下架', 'This item is no longer sold'],
    [
      'an address that is gone',
      far,
      '收货地址已不存在，请重新选择',
      'This address no longer exists. Please choose another.',
    ],
    [
      'a flaw of the address',
      { member_address: { mobile: '13800000001' } },
      '请填写收货人姓名',
      "Please enter the recipient's name",
    ],
    [
      'the way',
      { delivery: { 3: { delivery_type: 'local' } } },
      '该店铺不支持此配送方式',
      'This shop does not offer this way of delivery',
    ],
    ['the invoice', invoice({ invoice_type: 1 }), '该店铺不支持开票', 'This shop does not issue invoices'],
    ['nothing chosen', { sku_id: undefined }, '请选择要购买的商品', 'Please choose what to buy'],
  ])('%s', async (_, params, zh, en) => {
    const told = async (language: string) => {
      const given = { sku_id: 1, num: 1, ...params } as never
      return (await world.call('/api/ordercreate/create', given, { token, language })).message
    }
    expect([await told('zh-CN'), await told('en-US')]).toEqual([zh, en])
  })
})

describe('creating orders', () => {
  it('makes one order per shop, one bill, takes stock and empties the cart', async () => {
    const { code, data } = await create({ cart_ids: await fillCart([1, 2], [3, 1]), buyer_message: { 3: '请放门口' } })
    expect(code).toBe(0)
    expect(await bill(data)).toMatchObject({ pay_money: '220.80', pay_status: 0 })
    expect(await orders()).toMatchObject([
      { site_id: 7, order_status: 0, pay_money: '94.00', out_trade_no: data },
      { site_id: 3, order_status: 0, pay_money: '126.80', buyer_message: '请放门口' },
    ])
    expect([await stockOf(world.mall, 1), await stockOf(world.mall, 3)]).toEqual([998, 9])
    expect((await world.call('/api/cart/count', {}, { token })).data).toBe(0)
  })
  it('ignores amounts sent by the client', async () => {
    const { data } = await create({ sku_id: 1, num: 1, pay_money: '0.01', order_money: '0.01', price: 1 })
    expect((await bill(data)).pay_money).toBe('65.90')
  })
  it('does one thing for one key, and refuses the key with another content', async () => {
    const same: Params = { sku_id: 1, num: 1, idempotency_key: 'tap-1' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(same)))
    const numbers = new Set(answers.filter(({ code }) => code === 0).map(({ data }) => data))
    expect(numbers.size).toBe(1)
    expect(answers.every(({ code }) => code === 0 || code === -11003)).toBe(true)
    expect(await orders()).toHaveLength(1)
    expect((await create({ ...same, num: 2 })).code).toBe(-11002)
  })
  it('never sells more than there is', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => create({ sku_id: 3, num: 1 })))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(10)
    expect(answers.filter(({ code }) => code === -1)).toHaveLength(20)
    expect([await stockOf(world.mall, 3), await startingStock(world.mall, 3)]).toEqual([0, 10])
  })
  it('spends a coupon once', async () => {
    await giveCoupon(world.mall, 71, { money: 1000 })
    const buy = () => create({ sku_id: 1, num: 1, coupon: { 3: { coupon_id: 71 } } })
    const answers = await Promise.all([buy(), buy(), buy()])
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await orders()).toMatchObject([{ coupon_money: '10.00', pay_money: '55.90' }])
  })
  it('refuses a coupon that is not the member’s, and writes nothing', async () => {
    expect(await create({ sku_id: 1, num: 1, coupon: { 3: { coupon_id: 999 } } })).toMatchObject({ code: -1 })
    expect(await orders()).toEqual([])
    expect(await stockOf(world.mall, 1)).toBe(1000)
  })
  it.each([
    [1, -1],
    [2, 0],
    [5, 0],
    [6, -1],
  ])('holds the limits: %i of goods with 2 to 5 answers %i', async (num, code) => {
    expect((await create({ sku_id: 4, num })).code).toBe(code)
  })
  it('counts earlier purchases for the most', async () => {
    await create({ sku_id: 4, num: 4 })
    expect((await create({ sku_id: 4, num: 2 })).code).toBe(-1)
  })
  it('refuses rows of another cart', async () => {
    const ids = await fillCart([1, 1])
    expect((await create({ cart_ids: ids }, await world.login(2))).code).toBe(-1)
  })
  it('pays nothing at once: a free order is paid when it is made', async () => {
    await giveCoupon(world.mall, 71, { money: 9_999_999 })
    await world.mall.db.updateTable('goods').set({ is_free_shipping: 1 }).where('goods_id', '=', 1).execute()
    const { data } = await create({ sku_id: 1, num: 1, coupon: { 3: { coupon_id: 71 } } })
    expect(await bill(data)).toMatchObject({ pay_money: '0.00', pay_status: 2 })
    expect(await orders()).toMatchObject([{ order_status: 1, pay_status: 1 }])
  })
  it('sells virtual goods without an address, received when paid', async () => {
    const { data } = await create({ sku_id: 8, num: 1 })
    await world.operator('/operator/api/dev/paymark', { out_trade_no: data, result: 'paid' })
    expect(await orders()).toMatchObject([{ order_type: 4, order_status: 4, delivery_money: '0.00', is_evaluate: 1 }])
  })
})
