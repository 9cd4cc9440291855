import { testMall, type TestMall } from '../../../testing/testMall'

let mall: TestMall
beforeAll(async () => {
  mall = await testMall({ seed: true })
}, 60_000)
// the audit of a test mall adds up commissions, withdrawals and the accounts
afterAll(() => mall.close())

const as = async (memberId: number) => ({ token: await mall.login(memberId) })

it('has the levels of section 3, and distributors below one another', async () => {
  const { data: levels } = await mall.call('/fenxiao/api/level/lists', {})
  expect(levels).toMatchObject([
    { ...{ level_id: 1, level_num: 1, one_rate: '10.00', two_rate: '5.00', three_rate: '2.00' } },
    { level_id: 2, level_num: 2, one_rate: '12.00', two_rate: '6.00', three_rate: '2.00', one_fenxiao_order_num: 5 },
  ])
  const leader = await as(2)
  const row = async (level: 0 | 1 | 2) =>
    (await mall.call('/fenxiao/api/fenxiao/team', { level }, leader)).data.list.map(({ member_id }) => member_id)
  expect([await row(0), await row(1), await row(2)]).toEqual([[4], [3], [9]])
  expect((await mall.call('/fenxiao/api/fenxiao/detail', {}, await as(3))).data).toMatchObject({ parent: 2, status: 1 })
  expect((await mall.call('/fenxiao/api/apply/status', {}, leader)).data).toEqual({ status: 2 })
  expect((await mall.call('/fenxiao/api/fenxiao/detail', {}, await as(1))).data).toBeNull()
})

it('has what member 2 earned: pending, settled, refunded whole and in part', async () => {
  const leader = await as(2)
  const commissions = async (is_settlement: 1 | 2 | 3) =>
    (await mall.call('/fenxiao/api/order/page', { is_settlement }, leader)).data.list.map((one) => one.commission)
  expect(await commissions(1)).toEqual(['15.00', '3.95', '12.80'])
  expect((await commissions(2)).sort()).toEqual(['40.00', '53.60', '53.60', '6.00', '66.80'])
  expect(await commissions(3)).toEqual(['0.00'])
  const { data: own } = await mall.call('/fenxiao/api/fenxiao/detail', {}, leader)
  expect(own).toMatchObject({
    ...{ account: '120.00', account_withdraw: '100.00', account_withdraw_apply: '0.00', total_commission: '220.00' },
    ...{ level_id: 1, one_fenxiao_order_num: 4 },
  })
  const part = await mall.mall.db.selectFrom('fenxiao_order').selectAll().where('commission', '=', 4000).execute()
  expect(part).toMatchObject([{ real_goods_money: 47_800, refunded: 7800, commission_made: 4780, is_settlement: 1 }])
})

it('has a bill in the order of time, with a withdrawal that was refused and one that was paid', async () => {
  const leader = await as(2)
  const { data: bill } = await mall.call('/fenxiao/api/account/page', { page_size: 50 }, leader)
  expect(bill.list.map(({ money, type }) => [type, money])).toEqual([
    ['withdraw', '-100.00'],
    ['withdraw', '100.00'],
    ['withdraw', '-100.00'],
    ['order', '53.60'],
    ...[expect.anything(), expect.anything()],
    ['order', '53.60'],
    ['order', '66.80'],
  ])
  const { data } = await mall.call('/fenxiao/api/withdraw/page', { status: 0 }, leader)
  expect(data.list.map(({ status, real_money }) => [status, real_money])).toEqual([
    [2, '95.00'],
    [-1, '95.00'],
  ])
  const entries = await mall.mall.db.selectFrom('account_log').selectAll().where('member_id', '=', 2).execute()
  for (const kind of ['fenxiao', 'balance_money'] as const) {
    const times = entries.filter((one) => one.kind === kind).sort((a, b) => a.seq - b.seq)
    expect(times.map((one) => one.create_time)).toEqual(times.map((one) => one.create_time).sort((a, b) => a - b))
  }
  const { data: waits } = await mall.operator('/operator/api/pending/lists', { kind: 'fenxiaowithdraw' })
  expect(waits.count).toBe(0)
})

it('has nothing left to do for the past, and no reward for what was bought', async () => {
  const due = await mall.mall.db
    .selectFrom('job')
    .select('kind')
    .where('dist_key', 'in', [2, 3, 4, 9])
    .where('run_at', '<=', mall.clock.now())
    .execute()
  expect(due).toEqual([])
  const { data: member } = await mall.call('/api/member/info', {}, await as(4))
  expect(member).toMatchObject({ point: 0, growth: 0, balance: '50.00' })
})

it('has the exceptions of section 6, none of goods 1 to 13', async () => {
  const { db } = mall.mall
  const out = await db.selectFrom('fenxiao_goods').selectAll().where('is_fenxiao', '=', 0).execute()
  expect(out.map(({ site_id }) => site_id)).toEqual([7])
  const rates = await db.selectFrom('fenxiao_rate').selectAll().orderBy('site_id').orderBy('level_num').execute()
  expect(rates).toMatchObject([
    { site_id: 8, level_num: 1, one_rate: 0, one_money: 300 },
    { site_id: 14, level_num: 1, one_rate: 2000, two_rate: 1000, three_rate: 500 },
    { site_id: 14, level_num: 2, one_rate: 2000, two_rate: 1000, three_rate: 500 },
  ])
  const priced = await db.selectFrom('fenxiao_sku').selectAll().where('fenxiao_price', '>', 0).execute()
  expect(priced.map(({ fenxiao_price }) => fenxiao_price)).toEqual([15_000])
  const goods = await db.selectFrom('fenxiao_goods').select('goods_id').execute()
  expect(Math.min(...goods.map(({ goods_id }) => goods_id))).toBeGreaterThan(13)
})
