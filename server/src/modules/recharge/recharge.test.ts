import { rechargeWorld, type RechargeAsked, type RechargeWorld } from '../../testing/rechargeWorld'

jest.setTimeout(120_000)

let world: RechargeWorld
beforeEach(async () => {
  world = await rechargeWorld()
})
afterEach(() => world.close())

const nothing = [0, 0, 0, 0]
/** of package 1 */
const brought = [100, 60, 10_000, 0]
const minute = 60
const day = 86_400

const create = (asked: RechargeAsked) => world.as(1, '/memberrecharge/api/ordercreate/create', asked)
const save = (key: string, value: object) => world.operator('/operator/api/config/save', { key, value } as never)
const orders = async (): Promise<Record<string, unknown>[]> => {
  const { data } = await world.as(1, '/memberrecharge/api/order/page')
  return (data as { list: Record<string, unknown>[] }).list
}
const row = () => world.mall.db.selectFrom('recharge_order').selectAll().executeTakeFirstOrThrow()
const payInfo = async (out_trade_no: string) =>
  (await world.call('/api/pay/info', { out_trade_no }, { token: await world.login(1) })).data
const refunded = async (bill: string) => {
  await world.mall.jobs.runDue()
  return world.mall.outside.sandbox.refunds.get(bill) ?? 0
}
const ofType = (change: object) => world.mall.db.updateTable('platform_coupon_type').set(change).execute()

describe('packages', () => {
  it('lists those on the shelf, the cheapest first, also to guests', async () => {
    const { data } = await world.call('/memberrecharge/api/memberrecharge/page', {})
    expect(data).toMatchObject({ count: 2, page_count: 1 })
    expect(data.list).toEqual([
      {
        ...{ recharge_id: 2, recharge_name: '充 50', cover_img: '', face_value: '50.00', buy_price: '50.00' },
        ...{ point: 0, growth: 0, coupon_id: '', sale_num: 0 },
      },
      {
        ...{ recharge_id: 1, recharge_name: '充 100 送好礼', cover_img: '', face_value: '100.00', buy_price: '90.00' },
        ...{ point: 100, growth: 60, coupon_id: '1', sale_num: 0 },
      },
    ])
  })

  it('tells one, also off the shelf; an unknown one is refused', async () => {
    const info = (recharge_id: number) => world.call('/memberrecharge/api/memberrecharge/info', { recharge_id })
    expect((await info(1)).data).toMatchObject({ recharge_id: 1, status: 1 })
    expect((await info(3)).data).toMatchObject({ recharge_id: 3, status: 0 })
    expect((await info(404)).code).toBe(-1)
  })

  it('tells whether the mall takes recharges', async () => {
    const config = async () => (await world.call('/memberrecharge/api/memberrecharge/config', {})).data
    expect(await config()).toEqual({ is_use: 1, value: {} })
    await save('memberrecharge', { is_use: 0 })
    expect(await config()).toEqual({ is_use: 0, value: {} })
  })
})

describe('create', () => {
  it('a package: one bill over its price, and nothing is given before it is paid', async () => {
    const bill = await world.recharged({ recharge_id: 1 })
    const { order_id } = await row()
    const expire_time = world.clock.now() + 30 * minute
    expect(await payInfo(bill)).toMatchObject({
      ...{ event: 'recharge', order_ids: [order_id], order_type: 0, pay_money: '90.00', pay_status: 0, expire_time },
      pay_body: '充 100 送好礼',
    })
    expect([await world.owns(), await world.coupons(), await orders()]).toEqual([nothing, 0, []])
  })

  it('a free amount costs what it brings, from 1.00 to 50000.00', async () => {
    for (const [face_value, code] of [
      ['0.99', -10006],
      ['50000.01', -10006],
      ['1.00', 0],
      ['50000', 0],
    ] as const)
      expect([face_value, (await create({ recharge_id: 0, face_value })).code]).toEqual([face_value, code])
    expect(await create({ recharge_id: 0 })).toMatchObject({ code: -1, error_code: 'REQUEST_FACE_VALUE' })
    const bill = await world.recharged({ recharge_id: 0, face_value: '12.34' })
    expect(await payInfo(bill)).toMatchObject({ pay_money: '12.34', pay_body: '余额充值' })
    await world.pays(bill)
    expect(await world.owns()).toEqual([0, 0, 1234, 0])
    expect(await orders()).toMatchObject([{ recharge_id: 0, recharge_name: '', face_value: '12.34', coupon_id: '' }])
  })

  it('an amount beside a package changes nothing', async () => {
    const bill = await world.recharged({ recharge_id: 2, face_value: '1.00' })
    expect((await payInfo(bill)).pay_money).toBe('50.00')
  })

  it('is refused off the shelf, unknown, and while the setting or the addon is off', async () => {
    for (const recharge_id of [3, 404])
      expect(await create({ recharge_id })).toMatchObject({ code: -1, data: { error_code: 1 } })
    await save('memberrecharge', { is_use: 0 })
    expect(await create({ recharge_id: 1 })).toMatchObject({ code: -1, data: { error_code: 1 } })
    await save('memberrecharge', { is_use: 1 })
    await save('addon', { memberrecharge: 0 })
    expect(await create({ recharge_id: 1 })).toMatchObject({ code: -1, error_code: 'ADDON_OFF' })
    expect(await world.mall.db.selectFrom('recharge_order').select('order_id').execute()).toEqual([])
  })

  it.each([
    ['none left', { lead_count: 5 }],
    ['closed', { status: -1 }],
    ['ended', { validity_type: 0, end_time: 1 }],
  ])('a package with a coupon type %s is not sold', async (_, change) => {
    await ofType(change)
    expect(await create({ recharge_id: 1 })).toMatchObject({ code: -1, data: { error_code: 1 } })
    expect((await create({ recharge_id: 2 })).code).toBe(0)
  })

  it('a package with coupons is not sold while the mall has no such coupons', async () => {
    await save('addon', { platformcoupon: 0 })
    expect((await create({ recharge_id: 1 })).code).toBe(-1)
    expect((await create({ recharge_id: 2 })).code).toBe(0)
  })
})

describe('paid', () => {
  it('brings money, points, growth with its level, and coupons, each once and named by the order', async () => {
    const bill = await world.recharged({ recharge_id: 1 })
    await world.pays(bill)
    expect([await world.owns(), await world.coupons()]).toEqual([brought, 1])
    const { order_id, order_no, pay_type, pay_time } = await row()
    expect([pay_type, pay_time]).toEqual(['sandbox', world.clock.now()])
    const entries = await world.mall.db.selectFrom('account_log').selectAll().orderBy('kind').execute()
    expect(entries.map(({ kind, ref, from_type, type_tag }) => [kind, ref, from_type, type_tag])).toEqual(
      ['balance', 'growth', 'point'].map((kind) => [kind, `recharge:${order_id}`, 'memberrecharge', String(order_id)]),
    )
    expect(await orders()).toEqual([
      {
        ...{ order_id, order_no, out_trade_no: bill, create_time: world.clock.now(), cover_img: '' },
        ...{ recharge_id: 1, recharge_name: '充 100 送好礼', face_value: '100.00', buy_price: '90.00' },
        ...{ point: 100, growth: 60, coupon_id: '1' },
      },
    ])
    const { data } = await world.as(1, '/api/member/info')
    expect(data).toMatchObject({ member_level: 9, balance: '100.00', balance_money: '0.00' })
    const coupons = await world.as(1, '/platformcoupon/api/platformcoupon/memberpage', { state: 1 })
    expect(coupons.data).toMatchObject({ list: [{ platformcoupon_type_id: 1, get_type: 3 }] })
    const { data: sold } = await world.call('/memberrecharge/api/memberrecharge/info', { recharge_id: 1 })
    expect(sold.sale_num).toBe(1)
  })

  it('what the package has become meanwhile changes nothing: all of it comes', async () => {
    const bills = [await world.recharged({ recharge_id: 1 }), await world.recharged({ recharge_id: 1 })]
    await world.mall.db
      .updateTable('recharge')
      .set({ status: 0, face_value: 1, buy_price: 1, point: 1, growth: 0, coupon_ids: [] })
      .where('recharge_id', '=', 1)
      .execute()
    await save('memberrecharge', { is_use: 0 })
    await save('addon', { platformcoupon: 0 })
    await ofType({ lead_count: 4 })
    for (const bill of bills) await world.pays(bill)
    expect([await world.owns(), await world.coupons()]).toEqual([brought.map((sum) => sum * 2), 2])
    const type = await world.mall.db
      .selectFrom('platform_coupon_type')
      .select(['lead_count', 'over_count'])
      .executeTakeFirstOrThrow()
    expect(type).toEqual({ lead_count: 5, over_count: 1 })
  })

  it('a coupon type that has ended meanwhile is given all the same', async () => {
    const bill = await world.recharged({ recharge_id: 1 })
    await ofType({ validity_type: 0, end_time: world.clock.now(), status: 2 })
    await world.pays(bill)
    expect(await world.coupons()).toBe(1)
    const { data } = await world.as(1, '/platformcoupon/api/platformcoupon/memberpage', { state: 3 })
    expect(data).toMatchObject({ count: 1 })
    await world.mall.jobs.runDue()
  })

  it('the orders of others are not told', async () => {
    await world.pays(await world.recharged({ recharge_id: 2 }))
    expect((await world.as(2, '/memberrecharge/api/order/page')).data).toMatchObject({ count: 0, list: [] })
  })
})

describe('its bill', () => {
  it('is paid from no wallet and merged with none', async () => {
    const bill = await world.recharged({ recharge_id: 2 })
    const token = await world.login(1)
    expect((await world.call('/api/pay/type', { out_trade_no: bill }, { token })).data.pay_type).not.toMatch(/BALANCE/)
    const pay = { out_trade_no: bill, pay_type: 'BALANCE', pay_password: '123456' } as const
    expect((await world.call('/api/pay/pay', pay, { token })).code).toBe(-1)
    const { order_id } = await row()
    expect((await world.as(1, '/api/order/pay', { order_ids: String(order_id) })).code).toBe(-1)
    expect([await world.owns(), (await row()).order_status]).toEqual([nothing, 1])
  })

  it('closes after auto_close; a payment that comes later goes back', async () => {
    const bill = await world.recharged({ recharge_id: 1 })
    await world.forward(30 * minute - 1)
    expect((await row()).order_status).toBe(1)
    await world.forward(1)
    expect(await row()).toMatchObject({ order_status: -1, close_time: world.clock.now() })
    expect((await payInfo(bill)).pay_status).toBe(-1)
    await world.pays(bill)
    expect([await world.owns(), await world.coupons(), await refunded(bill)]).toEqual([nothing, 0, 9000])
    expect(await orders()).toEqual([])
  })

  it('late: closed first, then all money goes back', async () => {
    const bill = await world.recharged({ recharge_id: 1 })
    await world.pays(bill, 'late')
    expect([(await row()).order_status, await world.owns(), await refunded(bill)]).toEqual([-1, nothing, 9000])
  })

  it('a failed payment leaves it to be paid', async () => {
    const bill = await world.recharged({ recharge_id: 2 })
    await world.pays(bill, 'failed')
    await world.pays(bill)
    expect(await world.owns()).toEqual([0, 0, 5000, 0])
  })

  it('waits for a transfer as long as the setting says, and the operator confirms it', async () => {
    await save('offlinepay', { is_use: 1, content: '<p>账户</p>', wait_days: 3 })
    const bill = await world.recharged({ recharge_id: 1 })
    const pay = { out_trade_no: bill, pay_type: 'offlinepay' }
    expect((await world.as(1, '/api/pay/pay', pay)).data).toMatchObject({ type: 'offline' })
    await world.forward(2 * day)
    expect((await row()).order_status).toBe(1)
    expect((await world.operator('/operator/api/order/confirmoffline', { out_trade_no: bill })).code).toBe(0)
    expect(await world.owns()).toEqual(brought)
  })

  it('closes when the transfer has not come', async () => {
    await save('offlinepay', { is_use: 1, content: '<p>账户</p>', wait_days: 3 })
    const bill = await world.recharged({ recharge_id: 1 })
    await world.as(1, '/api/pay/pay', { out_trade_no: bill, pay_type: 'offlinepay' })
    await world.forward(3 * day)
    expect((await row()).order_status).toBe(-1)
  })

  it('a lost timer is put back', async () => {
    await world.recharged({ recharge_id: 2 })
    await world.mall.db.deleteFrom('job').where('kind', '=', 'recharge.close').execute()
    await world.forward(2 * 3600)
    await world.mall.jobs.runDue()
    expect((await row()).order_status).toBe(-1)
  })
})
