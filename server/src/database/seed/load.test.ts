import { messageKinds } from '@mall/contract/message'
import { configPatch, type ConfigKey } from '@mall/contract/settings'
import { complainStates, orderStates, refundStates } from '@mall/contract/status'
import * as v from 'valibot'
import { verifyPassword, hashPassword } from '../../lib/password'
import { audit, told } from '../audit/audit'
import { testMall, type TestMall } from '../../testing/testMall'
import { regionRows } from '../reference/regions'
import { knownHash } from './load/knownHash'
import { seedData } from '.'

let server: TestMall
beforeAll(async () => {
  server = await testMall({ seed: true })
}, 60_000)
afterAll(() => server.close())

const db = () => server.mall.db
const numbers = (texts: string[]) => texts.map(Number).sort((a, b) => a - b)
const seen = <K extends string>(rows: Record<K, number>[], name: K) =>
  [...new Set(rows.map((row) => row[name]))].sort((a, b) => a - b)
const data = () => seedData(server.mall.clock.now())

async function countOf(table: 'goods' | 'sku' | 'region' | 'category' | 'brand' | 'member') {
  const { count } = await db()
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

it('loads every row of the data', async () => {
  const { goods, categories, shopCategories, brands, members } = data()
  expect(await countOf('goods')).toBe(goods.length)
  expect(await countOf('sku')).toBe(goods.flatMap(({ skus }) => skus).length)
  expect(await countOf('region')).toBe(regionRows().length)
  expect(await countOf('category')).toBe(categories.length + shopCategories.length)
  expect(await countOf('brand')).toBe(brands.length)
  expect(await countOf('member')).toBe(members.length)
  // what the programme of distribution moved came through its services
  const { count } = await db()
    .selectFrom('account_log')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ref', 'not like', 'fenxiao%')
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(members.flatMap(({ ledger }) => ledger).length)
})

it('gives the members the figures of the demo data', async () => {
  const rows = await db().selectFrom('account').select(['member_id', 'kind', 'balance']).execute()
  const of = (memberId: number) =>
    Object.fromEntries(rows.filter((row) => row.member_id === memberId).map((row) => [row.kind, row.balance]))
  expect(of(1)).toEqual({ point: 5000, growth: 800, balance: 6000, balance_money: 4000 })
  expect(of(2)).toEqual({ point: 1200, growth: 1500, balance_money: 20_000, fenxiao: 12_000 })
  expect(of(4)).toEqual({ balance: 5000 })
  expect(of(5)).toEqual({})
  const broken = await db()
    .selectFrom('account_log as entry')
    .innerJoin('account_log as before', (join) =>
      join
        .onRef('before.member_id', '=', 'entry.member_id')
        .onRef('before.kind', '=', 'entry.kind')
        .on((eb) => eb('before.seq', '=', eb('entry.seq', '-', 1))),
    )
    .select('entry.ref')
    .where((eb) => eb('entry.balance_after', '<>', eb('before.balance_after', '+', eb.ref('entry.delta'))))
    .execute()
  expect(broken).toEqual([])
})

it('lets the members in with their passwords', async () => {
  const member = await db()
    .selectFrom('member')
    .select(['password', 'pay_password'])
    .where('member_id', '=', 8)
    .executeTakeFirstOrThrow()
  expect(await verifyPassword('demo123', member.password)).toBe(true)
  expect(await verifyPassword('123456', member.pay_password)).toBe(true)
})

it('knows the hash of every published password', async () => {
  const [first] = data().members
  for (const { password, pay_password, salt } of data().members)
    expect([knownHash(password, salt), knownHash(pay_password, salt)]).not.toContain(undefined)
  expect(knownHash('demo123', first!.salt)).toBe(await hashPassword('demo123', Buffer.from(first!.salt, 'hex')))
  expect(knownHash('other', first!.salt)).toBeUndefined()
})

it('keeps settings that the contract takes', async () => {
  const rows = await db().selectFrom('setting').select(['key', 'value']).where('key', '<>', 'demo_data').execute()
  expect(rows.length).toBeGreaterThan(10)
  for (const { key, value } of rows)
    expect([key, v.safeParse(configPatch(key as ConfigKey), JSON.parse(value)).issues]).toEqual([key, undefined])
})

it('has the settings of section 3', async () => {
  const { settings } = server.mall
  expect(await settings.get('memberregister')).toEqual({
    is_use: 1,
    point: 100,
    balance: '0.00',
    growth: 10,
    coupon: '1',
  })
  expect(await settings.get('offlinepay')).toMatchObject({
    is_use: 1,
    wait_days: 3,
    content: expect.stringContaining('账号') as string,
  })
  expect(await settings.get('rate_limits')).toMatchObject({
    sms_hour: 3000,
    exist_minute: 1000,
    checkmobile_minute: 1000,
  })
  expect(await settings.get('point_exchange')).toEqual({ is_use: 1, point_exchange_rate: 100, point_max_share: 10 })
  expect(await settings.get('membercancel')).toEqual({ is_enable: 1, is_audit: 1 })
  expect(await settings.get('evaluate')).toEqual({ evaluate_status: 1, evaluate_show: 1, evaluate_audit: 0 })
  expect(await settings.get('memberwithdraw')).toEqual({
    ...{ is_use: 1, min: '10.00', rate: '1.00', is_auto_audit: 0, is_auto_transfer: 0, transfer_type: 'bank,alipay' },
  })
  const { cycle, reward } = await settings.get('membersignin')
  expect(reward.map(({ point, growth }) => [point, growth])).toEqual(
    Array.from({ length: cycle }, (_, i) => [(i + 1) * 5, i + 1]),
  )
})

it('makes orders of every type in every status that it has, whose amounts add up', async () => {
  const orders = await db().selectFrom('orders').selectAll().execute()
  for (const [type, states] of Object.entries(orderStates))
    expect([
      type,
      seen(
        orders.filter(({ order_type }) => order_type === Number(type)),
        'order_status',
      ),
    ]).toEqual([type, numbers(Object.keys(states))])
  expect(new Set(orders.map((order) => order.site_id)).size).toBe(6)
  const lines = await db().selectFrom('order_line').selectAll().execute()
  const bills = await db().selectFrom('pay_bill').selectAll().execute()
  const payments = await db().selectFrom('order_payment').selectAll().execute()
  for (const order of orders) {
    const own = lines.filter((line) => line.order_id === order.order_id)
    if (order.pay_status === 1 && order.order_status === -1) expect(order.refund_money).toBe(order.order_money)
    const less = order.promotion_money + order.coupon_money
    expect(own.reduce((sum, line) => sum + line.real_goods_money, 0)).toBe(order.goods_money - less)
    expect(own.reduce((sum, line) => sum + line.num, 0)).toBe(order.goods_num)
    expect(order.order_money).toBe(order.goods_money + order.delivery_money - less)
    const paid = payments.filter(({ order_id }) => order_id === order.order_id).map((one) => one.out_trade_no)
    const billed = bills.filter((bill) => (paid.length > 0 ? paid : [order.out_trade_no]).includes(bill.out_trade_no))
    expect(billed.reduce((sum, bill) => sum + bill.pay_money, 0)).toBe(order.pay_money)
    expect(Math.max(order.create_time, order.pay_time, order.finish_time)).toBeLessThanOrEqual(server.clock.now())
  }
})

it('has lines in every state of a refund and complaints in every state of theirs', async () => {
  const lines = await db().selectFrom('order_line').selectAll().execute()
  expect(seen(lines, 'refund_status')).toEqual(numbers(Object.keys(refundStates)))
  const complaints = await db().selectFrom('order_complain').selectAll().execute()
  expect(seen(complaints, 'complain_status')).toEqual(numbers(Object.keys(complainStates)))
})

it('has a desk in shops 3 and 7, with codes that are used and codes that wait', async () => {
  const verifiers = await db().selectFrom('verifier').selectAll().orderBy('member_id').execute()
  expect(verifiers.map(({ member_id, site_id, state }) => [member_id, site_id, state])).toEqual([
    [6, 3, 1],
    [7, 7, 1],
  ])
  const codes = await db().selectFrom('verify_code').select(['verify_code', 'verify_type']).execute()
  const records = await db().selectFrom('verify_record').select('verify_code').execute()
  const used = new Set(records.map(({ verify_code }) => verify_code))
  for (const type of ['pickup', 'virtualgoods'])
    expect(new Set(codes.filter((one) => one.verify_type === type).map((one) => used.has(one.verify_code))).size).toBe(
      2,
    )
  for (const { verify_code } of codes) expect(verify_code).toMatch(/^\d{12}$/)
})

it('has launches of member 1 in every status, one of them bought, and one to cut and to buy', async () => {
  const token = await server.login(1)
  const { data: own } = await server.call('/bargain/api/bargain/launchPage', {}, { token })
  expect(own.list.map((row) => [row.launch_id, row.status, row.curr_num, row.order_id > 0])).toEqual([
    [4, 0, 3, false],
    [3, 1, 5, false],
    [2, 1, 3, true],
    [1, 2, 2, false],
  ])
  const [inProgress, won, bought] = own.list
  expect([inProgress?.first_bargain_price, won?.curr_price, won?.floor_price]).toEqual(['10.00', '99.00', '99.00'])
  const { data: order } = await server.call('/api/order/detail', { order_id: bought?.order_id ?? 0 }, { token })
  expect(order).toMatchObject({
    ...{ promotion_type: 'bargain', promotion_id: 7, promotion_ref: 2, order_status: 3 },
    order_goods: [{ goods_name: expect.stringContaining('短篇小说选') as string, price: bought?.curr_price }],
  })
  const { data: open } = await server.call('/bargain/api/goods/bargainingList', {}, { token })
  expect(open.map((row) => row.launch_id)).toEqual([4, 3])
  const { data: goods } = await server.call('/bargain/api/goods/page', { page_size: 20 }, { token })
  expect(goods.list.map((row) => [row.bargain_id, row.bargain_stock, row.sale_num])).toEqual([
    ...[10, 9, 8].map((id) => [id, 30, 0]),
    ...[
      [7, 29, 1],
      [6, 30, 0],
      [1, 30, 0],
    ],
  ])
})

it('breaks no invariant of the mall', async () => {
  const { violations } = await audit(db(), { now: server.clock.now(), live: true })
  expect(violations.map(told)).toEqual([])
})

it('has presale orders of member 1 in every status, and presale 1 with the figures of the example', async () => {
  const rows = await db().selectFrom('presale_order').selectAll().orderBy('order_status').execute()
  expect(rows.map(({ member_id, order_status }) => [member_id, order_status])).toEqual(
    [-1, 0, 1, 2].map((one) => [1, one]),
  )
  const token = await server.login(1)
  const asked = { presale_id: 1, sku_id: 1454, num: 2 }
  const { data } = await server.call('/presale/api/ordercreate/depositPayment', asked, { token })
  expect(data).toMatchObject({
    ...{ goods_money: '600.00', delivery_money: '10.00', promotion_money: '60.00', order_money: '550.00' },
    ...{ presale_deposit_money: '100.00', presale_money: '160.00', final_money: '450.00' },
  })
})

it('tells the server’s own words of its rows in the language of the reader', async () => {
  const english = { token: await server.login(1), language: 'en-US' }
  const asked = { account_type: 'balance', from_type: 'memberrecharge', date: '2025-04' } as const
  const { data: ledger } = await server.call('/api/memberaccount/page', asked, english)
  expect(ledger.list).toMatchObject([
    { type_name: 'Top-up', remark: expect.stringMatching(/^Top-up \d{24}$/) as string },
  ])
  const { data: gifts } = await server.call('/gift/api/giftorder/page', {}, english)
  expect(gifts.list.map(({ remark }) => remark)).toEqual(['Lucky wheel', 'Points exchange', '会员日抽奖'])
})

it('has a paid recharge of member 1, exchanges, and gifts in every state', async () => {
  const token = await server.login(1)
  const { data: recharges } = await server.call('/memberrecharge/api/order/page', {}, { token })
  expect(recharges.list).toMatchObject([{ recharge_id: 1, face_value: '100.00', point: 100 }])
  const { data: packages } = await server.call('/memberrecharge/api/memberrecharge/page', {})
  expect(packages.list.map(({ recharge_id, coupon_id, sale_num }) => [recharge_id, coupon_id, sale_num])).toEqual([
    [1, '', 1],
    [2, '1', 0],
  ])
  const { data: ledger } = await server.call(
    '/api/memberaccount/sum',
    { account_type: 'balance', from_type: 'memberrecharge' } as never,
    { token },
  )
  expect(ledger).toBe('100.00')
  const { data: exchanges } = await server.call('/pointexchange/api/order/page', {}, { token })
  expect(exchanges.list).toMatchObject([
    { exchange_id: 3, num: 2, point: 1600, order_status: 1, relate_order_id: 4_100_002 },
    { exchange_id: 5, num: 1, point: 600, order_status: 1, relate_order_id: 0 },
  ])
  const { data: gifts } = await server.call('/gift/api/giftorder/page', {}, { token })
  expect(gifts.list.map(({ express_status, full_address }) => [express_status, full_address !== ''])).toEqual([
    [0, false],
    [0, true],
    [1, true],
  ])
  const { data: waits } = await server.operator('/operator/api/pending/lists', { kind: 'gift' })
  expect(waits.count).toBe(2)
})

it('lists the orders of each member by their time', async () => {
  const orders = await db()
    .selectFrom('orders')
    .select(['member_id', 'order_id', 'create_time'])
    .orderBy('order_id')
    .execute()
  for (const memberId of seen(orders, 'member_id')) {
    const times = orders.filter(({ member_id }) => member_id === memberId).map(({ create_time }) => create_time)
    expect(times).toEqual([...times].sort((a, b) => a - b))
  }
})

it('closes the unpaid order after half an hour and gives its goods back', async () => {
  const [order] = await db().selectFrom('orders').selectAll().where('order_status', '=', 0).execute()
  const [line] = await db().selectFrom('order_line').selectAll().where('order_id', '=', order!.order_id).execute()
  const stock = () =>
    db().selectFrom('sku').select('stock').where('sku_id', '=', line!.sku_id).executeTakeFirstOrThrow()
  const before = (await stock()).stock
  server.clock.forward(31 * 60)
  await server.mall.jobs.runDue()
  const after = await db()
    .selectFrom('orders')
    .select(['order_status', 'close_time'])
    .where('order_id', '=', order!.order_id)
    .executeTakeFirstOrThrow()
  expect(after).toEqual({ order_status: -1, close_time: server.clock.now() })
  expect((await stock()).stock).toBe(before + line!.num)
})

it('has a chat of member 1 with shop 3, of all kinds from both sides, two unread', async () => {
  const token = await server.login(1)
  const { data } = await server.call('/servicer/api/chat/dialogs', { site_id: 3, limit: 100 }, { token })
  for (const side of [0, 1])
    expect([side, new Set(data.list.filter(({ type }) => type === side).map((row) => row.content_type))]).toEqual([
      side,
      new Set([0, 1, 2, 3]),
    ])
  const orders = await server.call('/api/order/lists', { order_status: 'all', page_size: 100 }, { token })
  const asked = data.list.find(({ order_id }) => order_id > 0)?.order_id
  expect(orders.data.list.find(({ order_id }) => order_id === asked)?.site_id).toBe(3)
  const threads = await server.call('/servicer/api/chat/chatList', {}, { token })
  expect(threads.data.list).toMatchObject([{ site_id: 3, site_name: '青禾家居', unread: 2 }])
  const types = await Promise.all([0, 3, 7, 8].map((site_id) => server.call('/api/config/servicer', { site_id })))
  expect(types.map((answer) => [answer.data.h5.type, answer.data.weapp.type])).toEqual([
    ['servicer', 'servicer'],
    ['servicer', 'servicer'],
    ['servicer', 'servicer'],
    ['none', 'none'],
  ])
})

it('has messages of every kind to member 1, read and unread, and what the platform told all', async () => {
  const token = await server.login(1)
  const at = '/sitemessage/api/sitemessage' as const
  const { data } = await server.call(`${at}/lists`, {}, { token })
  expect(data.list.map(({ sub_type }) => sub_type).sort()).toEqual([...messageKinds].sort())
  expect(data.list.every(({ title, content }) => title !== '' && content !== '')).toBe(true)
  const rows = await db().selectFrom('site_message').select(['sub_type', 'state']).where('member_id', '=', 1).execute()
  const states = (kind: string) =>
    seen(
      rows.filter(({ sub_type }) => sub_type === kind),
      'state',
    ).sort()
  for (const kind of ['order', 'delivery', 'account', 'promotion', 'group'])
    expect([kind, states(kind)]).toEqual([kind, [0, 1]])
  expect(await db().selectFrom('job').select('key').where('kind', 'like', 'message.%').execute()).toEqual([])
  const other = await server.call(`${at}/getpermessagecount`, {}, { token: await server.login(2) })
  expect(other.data.count).toBeGreaterThan(0)
})

it('loads the same rows again', async () => {
  const rowsOf = async () => ({
    goods: await db().selectFrom('goods').selectAll().orderBy('goods_id').limit(20).execute(),
    orders: await db().selectFrom('orders').selectAll().orderBy('order_id').execute(),
    members: await db().selectFrom('member').selectAll().orderBy('member_id').execute(),
    commissions: await db().selectFrom('fenxiao_order').selectAll().orderBy('fenxiao_order_id').execute(),
    ledger: await db()
      .selectFrom('account_log')
      .selectAll()
      .orderBy('member_id')
      .orderBy('kind')
      .orderBy('seq')
      .execute(),
  })
  const reset = async () => {
    expect(await server.operator('/operator/api/dev/reset')).toMatchObject({ code: 0 })
    return rowsOf()
  }
  expect(await reset()).toEqual(await reset())
})
