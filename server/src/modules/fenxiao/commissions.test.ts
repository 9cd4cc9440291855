import { saveSetting } from '../../testing/loginWorld'
import { fenxiaoLevel, fenxiaoWorld, type FenxiaoWorld } from '../../testing/fenxiaoWorld'
import { complete } from '../order/orderLife.service'
import { commissionJobs, restoreFollowing } from './commissions.service'

jest.setTimeout(120_000)

let world: FenxiaoWorld
beforeEach(async () => {
  world = await fenxiaoWorld()
})
afterEach(() => world.close())

const mine = async (memberId: number) => ({ token: await world.login(memberId) })
const detail = async (memberId: number) =>
  (await world.call('/fenxiao/api/fenxiao/detail', {}, await mine(memberId))).data
const freeze = (memberId: number, freeze: 0 | 1 = 1) =>
  world.operator('/operator/api/fenxiao/freeze', { fenxiao_id: memberId, freeze })
const exception = (sku_id: number, level_num: number, rates: object) =>
  world.mall.db
    .insertInto('fenxiao_rate')
    .values({ site_id: 3, sku_id, level_num, ...rates })
    .execute()
/** Runs the jobs of an order again, as often as asked at once. */
const again = (memberId: number, orderId: number, times: number) => {
  const job = { distKey: memberId, key: String(orderId), payload: null, attempts: 1 }
  return Promise.all(
    Object.entries(commissionJobs).flatMap(([kind, run]) =>
      Array.from({ length: times }, () => run({ ...job, kind }, world.mall)),
    ),
  )
}

test("the wire's example: pending, lowered by a part refund, settled when the order is completed", async () => {
  await world.distributor(11)
  await world.person(12, 11)
  const bought = await world.buy(12, [1])
  expect(await world.commissions(11)).toEqual([{ level: 1, cents: 655, state: 'pending' }])
  await world.refund(12, bought.line, 2000)
  // the order ends with its last line, and the shop kept some of it
  expect(await world.commissions(11)).toEqual([{ level: 1, cents: 455, state: 'settled' }])
  const other = await world.buy(12, [1, 2])
  expect((await world.commissions(11)).slice(1).map(({ cents }) => cents)).toEqual([655, 1000])
  await world.refund(12, other.line, 2000)
  expect((await world.commissions(11)).slice(1)).toEqual([
    { level: 1, cents: 455, state: 'pending' },
    { level: 1, cents: 1000, state: 'pending' },
  ])
  expect(await world.account(11)).toBe(455)
  await world.complete(12, other)
  expect((await world.commissions(11)).slice(1).map(({ state }) => state)).toEqual(['settled', 'settled'])
  expect(await world.account(11)).toBe(455 + 1455)
  expect(await detail(11)).toMatchObject({
    ...{ account: '19.10', total_commission: '19.10', one_fenxiao_order_num: 2, one_fenxiao_order_money: '191.10' },
  })
})

test('each level of the chain gets its own rate, as far as the platform pays', async () => {
  await world.distributor(11)
  await world.distributor(12, 11)
  await world.distributor(13, 12)
  await world.person(14, 13)
  await world.buy(14, [2])
  expect([await world.commissions(13), await world.commissions(12), await world.commissions(11)]).toEqual([
    [{ level: 1, cents: 1000, state: 'pending' }],
    [{ level: 2, cents: 500, state: 'pending' }],
    [],
  ])
  await saveSetting(world, 'fenxiao_basics', { level: 3 })
  await world.buy(14, [2])
  expect(await world.commissions(11)).toEqual([{ level: 3, cents: 200, state: 'pending' }])
  await saveSetting(world, 'fenxiao_basics', { level: 0 })
  await world.buy(14, [2])
  expect(await world.commissions(13)).toHaveLength(2)
})

test('who is frozen or has closed the account is skipped, and nobody moves up', async () => {
  await world.distributor(11)
  await world.distributor(12, 11)
  await world.person(13, 12)
  await freeze(12)
  await world.buy(13, [2])
  expect([await world.commissions(12), await world.commissions(11)]).toEqual([
    [],
    [{ level: 2, cents: 500, state: 'pending' }],
  ])
  await freeze(12, 0)
  await world.mall.db.updateTable('member').set({ is_delete: 1 }).where('member_id', '=', 11).execute()
  await world.buy(13, [2])
  expect([await world.commissions(12), await world.commissions(11)]).toEqual([
    [{ level: 1, cents: 1000, state: 'pending' }],
    [{ level: 2, cents: 500, state: 'pending' }],
  ])
})

test('what was pending when a distributor was frozen is settled as ever', async () => {
  await world.distributor(11)
  await world.person(12, 11)
  const bought = await world.buy(12, [2])
  await freeze(11)
  await world.complete(12, bought)
  expect(await world.account(11)).toBe(1000)
})

test.each([
  [0, [], []],
  [1, [{ level: 1, cents: 1000, state: 'pending' }], [{ level: 2, cents: 500, state: 'pending' }]],
] as const)('own purchases with internal_buy %s', async (internal_buy, own, above) => {
  await saveSetting(world, 'fenxiao_basics', { internal_buy })
  await world.distributor(11)
  await world.distributor(12, 11)
  await world.buy(12, [2])
  expect(await world.commissions(12)).toEqual(own)
  // without it the one above stands on level 1
  expect(await world.commissions(11)).toEqual(internal_buy ? above : [{ level: 1, cents: 1000, state: 'pending' }])
})

test('who buys himself takes one of the levels that are paid', async () => {
  await saveSetting(world, 'fenxiao_basics', { level: 2, internal_buy: 1 })
  await world.distributor(11)
  await world.distributor(12, 11)
  await world.distributor(13, 12)
  await world.buy(13, [2])
  expect((await world.commissions(13)).map(({ level }) => level)).toEqual([1])
  expect((await world.commissions(12)).map(({ level }) => level)).toEqual([2])
  expect(await world.commissions(11)).toEqual([])
})

test('exceptions of goods: none, own rates, a fixed sum per piece, another price', async () => {
  await world.distributor(11)
  await world.person(12, 11)
  const { db } = world.mall
  await exception(1, 1, { one_rate: 2000, two_rate: 1000 })
  await exception(2, 1, { one_money: 300 })
  await db.insertInto('fenxiao_sku').values({ site_id: 7, sku_id: 3, goods_id: 3, fenxiao_price: 5000 }).execute()
  await world.buy(12, [1, 2, 3], 2)
  // 131.10 x 20 %, 2 x 3.00, 2 x 50.00 x 10 %
  expect((await world.commissions(11)).map(({ cents }) => cents).sort((a, b) => a - b)).toEqual([600, 1000, 2622])
  await db.insertInto('fenxiao_goods').values({ site_id: 3, goods_id: 1, is_fenxiao: 0 }).execute()
  await world.buy(12, [1])
  expect(await world.commissions(11)).toHaveLength(3)
})

test('rates stay as they were at the payment, and all levels together get at most what was paid', async () => {
  await world.distributor(11)
  await world.distributor(12, 11)
  await world.person(13, 12)
  await exception(1, 1, { one_money: 6000, two_money: 6000 })
  const bought = await world.buy(13, [1])
  await saveSetting(world, 'fenxiao_levels', { list: [fenxiaoLevel(1, [1, 1, 1], { level_id: await levelId() })] })
  await world.mall.db.deleteFrom('fenxiao_rate').execute()
  await world.complete(13, bought)
  expect([await world.account(12), await world.account(11)]).toEqual([6000, 555])
})

const levelId = async () =>
  (await world.mall.db.selectFrom('fenxiao_level').select('level_id').executeTakeFirstOrThrow()).level_id

test('a line that is refunded whole pays nothing, the others do', async () => {
  await world.distributor(11)
  await world.person(12, 11)
  const bought = await world.buy(12, [1, 2])
  await world.refund(12, bought.line)
  await world.complete(12, bought)
  expect(await world.commissions(11)).toEqual([
    { level: 1, cents: 0, state: 'refunded' },
    { level: 1, cents: 1000, state: 'settled' },
  ])
  expect(await world.account(11)).toBe(1000)
})

test('whatever jobs run again and side by side: each line is made once and settled once', async () => {
  await world.distributor(11)
  await world.person(12, 11)
  const bought = await world.buy(12, [1, 2])
  await again(12, bought.orderId, 10)
  expect(await world.commissions(11)).toHaveLength(2)
  await world.complete(12, bought)
  await again(12, bought.orderId, 25)
  expect(await world.account(11)).toBe(1655)
})

test('a payment whose job comes late earns by what was not refunded meanwhile, and is settled at once', async () => {
  await world.distributor(11)
  await world.person(12, 11)
  const bought = await world.buy(12, [1, 2])
  await world.mall.db.deleteFrom('fenxiao_order').execute()
  await world.refund(12, bought.line, 2000)
  await world.complete(12, bought)
  expect(await world.account(11)).toBe(0)
  await again(12, bought.orderId, 1)
  expect(await world.account(11)).toBe(455 + 1000)
})

test('a settlement whose job was lost is found', async () => {
  await world.distributor(11)
  await world.person(12, 11)
  const bought = await world.buy(12, [2])
  await world.receive(12, bought)
  await world.mall.tx(async (trx) => {
    await complete(trx, world.mall, 12, bought.orderId, world.clock.now())
    await trx.deleteFrom('job').where('kind', '=', 'fenxiao.follow').execute()
  })
  await world.mall.jobs.runDue()
  expect(await world.account(11)).toBe(0)
  await restoreFollowing(world.mall)
  await world.mall.jobs.runDue()
  expect(await world.account(11)).toBe(1000)
})

test('nothing is made for orders that are paid while distribution is off, nor of those before a binding', async () => {
  await world.distributor(11)
  await world.person(12, 11)
  await world.person(13)
  await saveSetting(world, 'addon', { fenxiao: 0 })
  await world.buy(12, [2])
  await saveSetting(world, 'addon', { fenxiao: 1 })
  const before = await world.buy(13, [2])
  await world.mall.db
    .updateTable('member')
    .set({ source_member: 11, fenxiao_id: 11 })
    .where('member_id', '=', 13)
    .execute()
  await world.complete(13, before)
  expect(await world.commissions(11)).toEqual([])
})

test('orders are told to the distributor alone, without who bought', async () => {
  await world.distributor(11)
  await world.distributor(21)
  await world.person(12, 11)
  await world.buy(12, [1, 2])
  const page = async (is_settlement: 0 | 1 | 2 | 3, memberId = 11) =>
    (await world.call('/fenxiao/api/order/page', { is_settlement }, await mine(memberId))).data
  const all = await page(0)
  expect(all.list.map(({ commission }) => commission).sort()).toEqual(['10.00', '6.55'])
  expect([(await page(1)).count, (await page(2)).count, (await page(3)).count]).toEqual([2, 0, 0])
  expect((await page(0, 21)).count).toBe(0)
  const { fenxiao_order_id } = all.list[0] ?? { fenxiao_order_id: 0 }
  const info = async (memberId: number) =>
    world.call('/fenxiao/api/order/info', { fenxiao_order_id }, await mine(memberId))
  expect((await info(11)).data).toMatchObject({
    commission_rate: '10.00',
    commission_level: 1,
    order_status_name: '待发货',
  })
  expect((await info(21)).code).toBe(-1)
  expect(JSON.stringify(all)).not.toMatch(/林晓|会员12|文三路|buyer/)
})
