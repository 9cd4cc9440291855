import { balances } from '../../ledger/ledger'
import { exampleChoices, exampleWorld, giveAccounts, givePlatformCoupon, payPassword } from '../../testing/exampleWorld'
import type { TestMall } from '../../testing/testMall'
import { untilWaiting } from '../../testing/untilWaiting'

let world: TestMall
let token: string

beforeEach(async () => {
  world = await exampleWorld()
  token = await world.login(1)
})
afterEach(() => world.close())

type Answer = { code: number; message: string; error_code: string; data: unknown }
const ask = (path: string, params: object, key?: string) =>
  world.call(path as '/api/ordercreate/create', params as never, {
    token,
    ...(key ? { base: { idempotency_key: key } } : {}),
  }) as Promise<Answer>
const quote = async (params: object) => (await ask('/api/ordercreate/payment', params)).data as Quoted
const calculate = async (params: object) => (await ask('/api/ordercreate/calculate', params)).data as Quoted
const create = (params: object, key?: string) => ask('/api/ordercreate/create', params, key)
type Amounts = Record<string, unknown>
type Quoted = Amounts & {
  shop_goods_list: Record<string, Amounts & { goods_list: Amounts[] }>
  platform_coupon_list: { platformcoupon_id: number }[]
}

const fillCart = async () => {
  for (const [sku_id, num] of [
    [1, 2],
    [2, 3],
    [3, 1],
  ] as const)
    await world.call('/api/cart/add', { sku_id, num }, { token })
  const { data } = await world.call('/api/cart/goodslists', {}, { token })
  return { cart_ids: data.map((row) => row.cart_id).join(',') }
}
const accounts = () => balances(world.mall.db, 1)
type Listed = Awaited<ReturnType<typeof listed>>
const listed = async () => (await world.call('/api/order/lists', { page_size: 100 }, { token })).data.list
/** By ascending site. */
const orders = async (): Promise<Listed> => (await listed()).sort((a, b) => a.site_id - b.site_id)
const bill = async (out_trade_no: string) => (await world.call('/api/pay/info', { out_trade_no }, { token })).data
const couponState = async (id: number) =>
  (
    await world.mall.db
      .selectFrom('member_platform_coupon')
      .select('state')
      .where('platformcoupon_id', '=', id)
      .executeTakeFirstOrThrow()
  ).state
const close = (order_id: number) => world.call('/api/order/close', { order_id }, { token })

const shop3 = {
  goods_money: '219.70',
  promotion_money: '20.00',
  delivery_money: '12.00',
  coupon_money: '15.00',
  invoice_money: '11.08',
  invoice_delivery_money: '5.00',
  point_money: '19.17',
  point: 1917,
  order_money: '172.68',
  balance_money: '100.00',
  pay_money: '72.68',
}
const shop7 = {
  goods_money: '88.00',
  promotion_money: '0.00',
  delivery_money: '6.00',
  coupon_money: '8.00',
  invoice_money: '0.00',
  invoice_delivery_money: '0.00',
  point_money: '7.70',
  point: 770,
  order_money: '69.23',
  balance_money: '0.00',
  pay_money: '69.23',
}
const lineA = { promotion_money: '10.90', coupon_money: '8.17', platform_coupon_money: '11.41', point_money: '10.45' }
const lineB = { promotion_money: '9.10', coupon_money: '6.83', platform_coupon_money: '9.52', point_money: '8.72' }
const lines3 = [
  { sku_id: 1, ...lineA, real_goods_money: '78.87' },
  { sku_id: 2, ...lineB, real_goods_money: '65.73' },
]
const bySku = (a: Amounts, b: Amounts) => Number(a.sku_id) - Number(b.sku_id)

describe('the worked example of wire/checkout-and-pay 3.2', () => {
  beforeEach(() => giveAccounts(world.mall, { point: 5000, balance: 6000, balance_money: 4000 }))

  it('is quoted, stored and shown to the cent', async () => {
    const params = { ...(await fillCart()), ...exampleChoices }
    for (const data of [await quote(params), await calculate(params)]) {
      expect(data).toMatchObject({
        ...{ goods_money: '307.70', promotion_money: '20.00', delivery_money: '18.00', coupon_money: '23.00' },
        ...{ invoice_money: '11.08', invoice_delivery_money: '5.00', platform_coupon_money: '30.00' },
        ...{ point_money: '26.87', point: 2687, order_money: '241.91', balance_money: '100.00', pay_money: '141.91' },
        platform_coupon_id: 91,
        point_config: {
          is_use: 1,
          point_exchange_rate: 100,
          point_max_share: 10,
          max_point: 2687,
          max_point_money: '26.87',
        },
      })
      expect(data.shop_goods_list[3]).toMatchObject({ ...shop3, platform_coupon_money: '20.93', is_invoice: 1 })
      expect(data.shop_goods_list[7]).toMatchObject({ ...shop7, platform_coupon_money: '9.07', is_invoice: 0 })
      expect([...(data.shop_goods_list[3]?.goods_list ?? [])].sort(bySku)).toMatchObject(lines3)
    }
    const { code, data: number } = await create({ ...params, pay_password: payPassword })
    expect(code).toBe(0)
    expect(await bill(number as string)).toMatchObject({ pay_money: '141.91', pay_status: 0 })
    const [three, seven] = await orders()
    expect(three).toMatchObject({
      ...shop3,
      platform_coupon_id: 91,
      platform_coupon_total_money: '20.93',
      platform_coupon_money: '12.55',
      platform_coupon_shop_money: '8.38',
      is_invoice: 1,
      invoice_type: 1,
      invoice_title: '林晓',
      invoice_title_type: 1,
      invoice_content: '商品明细',
      invoice_rate: '6.00',
      invoice_full_address: '浙江省-杭州市-西湖区 文三路 1 号',
    })
    expect([...(three?.order_goods ?? [])].sort(bySku)).toMatchObject(lines3)
    expect(seven).toMatchObject({
      ...shop7,
      ...{ platform_coupon_total_money: '9.07', platform_coupon_money: '5.44', platform_coupon_shop_money: '3.63' },
      is_invoice: 0,
    })
    expect(seven?.order_goods).toMatchObject([{ real_goods_money: '63.23' }])
    expect(await accounts()).toMatchObject({ point: 2313, balance: 0, balance_money: 0 })
    expect(await couponState(91)).toBe(2)
  })

  it('comes back whole: points, each wallet its part, the platform coupon with the last order', async () => {
    await create({ ...(await fillCart()), ...exampleChoices, pay_password: payPassword })
    const [three, seven] = await orders()
    await close(three?.order_id ?? 0)
    expect(await accounts()).toMatchObject({ point: 4230, balance: 6000, balance_money: 4000 })
    expect(await couponState(91)).toBe(2)
    const twice = await Promise.all([close(seven?.order_id ?? 0), close(seven?.order_id ?? 0)])
    expect(twice.map(({ code }) => code).sort()).toEqual([-1, 0])
    expect(await accounts()).toMatchObject({ point: 5000, balance: 6000, balance_money: 4000 })
    expect(await couponState(91)).toBe(1)
  })

  it('gives the coupon back when both orders are closed at once', async () => {
    await create({ ...(await fillCart()), ...exampleChoices, pay_password: payPassword })
    const [three, seven] = await orders()
    // on bills of their own: nothing else holds one back for the other
    await world.call('/api/order/pay', { order_ids: String(three?.order_id) }, { token })
    let both: ReturnType<typeof close>[] = []
    await world.mall.tx(async (trx) => {
      await trx.selectFrom('member_platform_coupon').select('platformcoupon_id').forUpdate().execute()
      // both have closed their orders when the first of them sees whether the other one's is closed
      both = [three, seven].map((order) => close(order?.order_id ?? 0))
      await untilWaiting(world.mall, 2)
    })
    await Promise.all(both)
    expect(await couponState(91)).toBe(1)
    expect(await accounts()).toMatchObject({ point: 5000, balance: 6000, balance_money: 4000 })
  })
})

it('makes two bills when the balance pays one shop whole', async () => {
  await giveAccounts(world.mall, { point: 5000, balance: 15_000, balance_money: 5000 })
  const { data } = await create({ ...(await fillCart()), ...exampleChoices, pay_password: payPassword })
  expect(await bill(data as string)).toMatchObject({ pay_money: '41.91', pay_status: 0 })
  expect(await orders()).toMatchObject([
    { site_id: 3, order_status: 1, balance_money: '172.68', pay_money: '0.00', pay_type: 'BALANCE' },
    { site_id: 7, order_status: 0, balance_money: '27.32', pay_money: '41.91', out_trade_no: data },
  ])
  const stored = await world.mall.db
    .selectFrom('orders')
    .select(['site_id', 'from_balance', 'from_balance_money'])
    .orderBy('site_id')
    .execute()
  expect(stored).toEqual([
    { site_id: 3, from_balance: 15_000, from_balance_money: 2268 },
    { site_id: 7, from_balance: 0, from_balance_money: 2732 },
  ])
})

describe('a choice that cannot be used is ignored by calculate and refused by create', () => {
  const one = { sku_id: 3, num: 1 }
  const invoice = { is_invoice: 1, invoice_type: 2, invoice_title_type: 2, invoice_title: '某公司' }
  it.each([
    ['a platform coupon of nobody', { platform_coupon_id: 999 }],
    ['a platform coupon below its threshold', { platform_coupon_id: 91 }],
    ['an invoice of a shop that writes none', { invoice: { 7: exampleChoices.invoice[3] } }],
    [
      'an invoice that lacks the tax number',
      { ...{ sku_id: 1 }, invoice: { 3: { ...invoice, invoice_content: '商品明细', invoice_email: 'a@b.cn' } } },
    ],
    [
      'an invoice that lacks the address to post it to',
      { ...{ sku_id: 1 }, invoice: { 3: { ...exampleChoices.invoice[3], invoice_full_address: '' } } },
    ],
    [
      'an invoice with a content the shop does not offer',
      { ...{ sku_id: 1 }, invoice: { 3: { ...exampleChoices.invoice[3], invoice_content: '礼品' } } },
    ],
  ])('%s', async (_, choice) => {
    const plain = await calculate({ ...one, ...('sku_id' in choice ? { sku_id: 1 } : {}) })
    const data = await calculate({ ...one, ...choice })
    expect([data.pay_money, data.platform_coupon_id]).toEqual([plain.pay_money, 0])
    expect(await create({ ...one, ...choice })).toMatchObject({ code: -1, data: { error_code: 1 } })
    expect(await orders()).toEqual([])
  })
  it('points while they buy nothing', async () => {
    await giveAccounts(world.mall, { point: 5000 })
    await world.operator('/operator/api/config/save', { key: 'point_exchange', value: { is_use: 0 } as never })
    expect(await calculate({ ...one, is_point: 1 })).toMatchObject({ point: 0, pay_money: '94.00' })
    expect((await create({ ...one, is_point: 1 })).code).toBe(-1)
  })
})

it('lists platform coupons of the checkout’s shops, the best first and what cannot be used last', async () => {
  await givePlatformCoupon(world.mall, 92, { money: 500, at_least: 0 })
  await givePlatformCoupon(world.mall, 93, { money: 900, at_least: 5000 })
  await givePlatformCoupon(world.mall, 94, { money: 9900, at_least: 0, use_scenario: 2, group_ids: [5] })
  const { platform_coupon_list } = await quote({ sku_id: 3, num: 1 })
  expect(platform_coupon_list.map((row) => row.platformcoupon_id)).toEqual([93, 92, 91])
})

it('counts a coupon for some groups only in their shops', async () => {
  await world.mall.db.updateTable('shop').set({ group_id: 5 }).where('site_id', '=', 7).execute()
  await givePlatformCoupon(world.mall, 94, { money: 9900, at_least: 0, use_scenario: 2, group_ids: [5] })
  const data = await calculate({ ...(await fillCart()), platform_coupon_id: 94 })
  expect(data.shop_goods_list[3]).toMatchObject({ platform_coupon_money: '0.00' })
  expect(data.shop_goods_list[7]).toMatchObject({ platform_coupon_money: '88.00', pay_money: '6.00' })
})

describe('the pay password', () => {
  const one = { sku_id: 3, num: 1, is_balance: 1 }
  it('is asked for only when the balance pays something', async () => {
    expect((await create(one)).code).toBe(0)
    await giveAccounts(world.mall, { balance: 100 })
    expect(await create(one)).toMatchObject({ code: -1, error_code: 'REQUEST_PAY_PASSWORD' })
    expect((await create({ ...one, pay_password: payPassword })).code).toBe(0)
  })
  it('must be set first', async () => {
    await giveAccounts(world.mall, { balance: 100 })
    await world.mall.db.updateTable('member').set({ pay_password: '' }).where('member_id', '=', 1).execute()
    expect(await create(one)).toMatchObject({ code: -1, error_code: 'PAY_PASSWORD_NOT_SET' })
  })
  it('is locked for 15 minutes after 5 wrong tries, also when they come at once', async () => {
    await giveAccounts(world.mall, { balance: 100 })
    const tries = await Promise.all(Array.from({ length: 8 }, () => create({ ...one, pay_password: '000000' })))
    const told = tries.map(({ error_code }) => error_code).sort()
    expect(told).toEqual([...Array(5).fill('PAY_PASSWORD_ERROR'), ...Array(3).fill('PAY_PASSWORD_LOCKED')])
    expect((await create({ ...one, pay_password: payPassword })).error_code).toBe('PAY_PASSWORD_LOCKED')
    expect(await accounts()).toMatchObject({ balance: 100 })
    world.clock.forward(901)
    expect((await create({ ...one, pay_password: payPassword })).code).toBe(0)
  })
})

describe('fifty at once', () => {
  const fifty = (params: object) => Promise.all(Array.from({ length: 50 }, () => create(params)))
  const made = (answers: Answer[]) => answers.filter(({ code }) => code === 0).length
  it('use one platform coupon once', async () => {
    await givePlatformCoupon(world.mall, 92, { money: 500, at_least: 0 })
    expect(made(await fifty({ sku_id: 3, num: 1, platform_coupon_id: 92 }))).toBe(1)
    expect(await orders()).toMatchObject([{ platform_coupon_total_money: '5.00' }])
  })
  it('take the points of one', async () => {
    await giveAccounts(world.mall, { point: 940 })
    await fifty({ sku_id: 3, num: 1, is_point: 1 })
    expect((await accounts()).point).toBe(0)
    const used = (await orders()).map(({ point }) => point).filter((point) => point > 0)
    expect(used).toEqual([940])
  })
  it('take no more balance than there is', async () => {
    await giveAccounts(world.mall, { balance: 5000, balance_money: 4400 })
    const answers = await fifty({ sku_id: 3, num: 1, is_balance: 1, pay_password: payPassword })
    expect(await accounts()).toMatchObject({ balance: 0, balance_money: 0 })
    const paid = (await orders()).filter(({ balance_money }) => balance_money !== '0.00')
    expect(paid).toMatchObject([{ balance_money: '94.00', pay_money: '0.00', order_status: 1 }])
    expect(made(answers)).toBeGreaterThan(0)
  })
  it('with one key are one order', async () => {
    await giveAccounts(world.mall, { balance: 9400 })
    const params = { sku_id: 3, num: 1, is_balance: 1, pay_password: payPassword }
    await Promise.all(Array.from({ length: 50 }, () => create(params, 'tap-1')))
    expect(await orders()).toHaveLength(1)
    expect((await accounts()).balance).toBe(0)
  })
})
