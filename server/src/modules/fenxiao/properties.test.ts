import { saveSetting } from '../../testing/loginWorld'
import { fenxiaoLevel, fenxiaoWorld, type Bought, type FenxiaoWorld } from '../../testing/fenxiaoWorld'

jest.setTimeout(600_000)

/**
 * Chains of distributors, levels, exceptions, orders, refunds, freezes and withdrawals by chance: whatever came before,
 * the answers of the calls add up. A failure repeats by its seed.
 */
const seeds = Array.from({ length: 40 }, (_, i) => i + 1)

let world: FenxiaoWorld
let levelIds: number[]
beforeAll(async () => {
  world = await fenxiaoWorld()
  const list = [fenxiaoLevel(1, [10, 5, 2]), fenxiaoLevel(2, [33.33, 33.33, 33.34]), fenxiaoLevel(3, [7.77, 0, 90])]
  await saveSetting(world, 'fenxiao_levels', { list })
  const rows = await world.mall.db.selectFrom('fenxiao_level').select('level_id').execute()
  levelIds = rows.map(({ level_id }) => level_id)
})
afterAll(() => world.close())

function chance(seed: number) {
  let state = seed
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  // the first ones are near each other
  for (let n = 0; n < 5; n++) next()
  const below = (most: number) => Math.floor(next() * most)
  return {
    below,
    hits: (share: number) => next() < share,
    one: <T>(list: readonly T[]): T => list[below(list.length)] as T,
  }
}
type Chance = ReturnType<typeof chance>

const as = async (memberId: number) => ({ token: await world.login(memberId) })
const all = { page: 1, page_size: 100 }
const cents = (money: string) => Math.round(Number(money) * 100)
const sum = (list: number[]) => list.reduce((one, other) => one + other, 0)

/** What a distributor is told of himself. */
async function told(memberId: number) {
  const who = await as(memberId)
  const orders = await world.call('/fenxiao/api/order/page', { is_settlement: 0, ...all }, who)
  const bill = await world.call('/fenxiao/api/account/page', all, who)
  const withdrawals = await world.call('/fenxiao/api/withdraw/page', { status: 0, ...all }, who)
  const { data } = await world.call('/fenxiao/api/fenxiao/detail', {}, who)
  if (!data) throw new Error(`${memberId} is no distributor`)
  return { memberId, detail: data, orders: orders.data.list, bill: bill.data.list, withdrawals: withdrawals.data.list }
}

async function exceptions(by: Chance) {
  const { db } = world.mall
  for (const table of ['fenxiao_rate', 'fenxiao_sku', 'fenxiao_goods'] as const) await db.deleteFrom(table).execute()
  for (const [sku_id, site_id] of [
    [1, 3],
    [2, 3],
    [3, 7],
  ] as const) {
    const row = { sku_id, site_id }
    const share = () => (by.hits(0.5) ? by.below(10_001) : 0)
    if (by.hits(0.4))
      await db
        .insertInto('fenxiao_rate')
        .values({
          ...{ ...row, level_num: 1 + by.below(3), one_rate: share(), two_rate: share(), three_rate: share() },
          ...{ one_money: by.below(12_000), two_money: by.below(12_000), three_money: by.below(500) },
        })
        .execute()
    if (by.hits(0.3))
      await db
        .insertInto('fenxiao_sku')
        .values({ ...row, goods_id: sku_id, fenxiao_price: by.below(50_000) })
        .execute()
    if (by.hits(0.1))
      await db.insertInto('fenxiao_goods').values({ site_id, goods_id: sku_id, is_fenxiao: 0 }).execute()
  }
}

/** 4 to 6 members, each bound to the one before; the last one may be a buyer only. */
async function chainOf(seed: number, by: Chance): Promise<{ members: number[]; distributors: number[] }> {
  const members = Array.from({ length: 4 + by.below(3) }, (_, i) => 1000 + seed * 10 + i)
  const distributors: number[] = []
  for (const [i, id] of members.entries()) {
    const above = members[i - 1] ?? 0
    if (i === members.length - 1 && by.hits(0.5)) await world.person(id, above)
    else {
      await world.distributor(id, above)
      distributors.push(id)
      const level_id = by.one(levelIds)
      await world.mall.db.updateTable('fenxiao').set({ level_id }).where('member_id', '=', id).execute()
    }
  }
  await world.mall.jobs.runDue()
  return { members, distributors }
}

interface Line {
  id: number
  name: string
  paid: number
  back: number
}

async function linesOf({ lines }: Bought): Promise<Line[]> {
  const rows = await world.mall.db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.order_id', 'order_line.order_id')
    .select(['order_goods_id', 'order_no', 'sku_id', 'real_goods_money'])
    .where('order_goods_id', 'in', lines)
    .execute()
  return rows.map((row) => ({
    ...{ id: row.order_goods_id, name: `${row.order_no} ${row.sku_id}` },
    ...{ paid: row.real_goods_money, back: 0 },
  }))
}

const freeze = (fenxiao_id: number, isFrozen: boolean) =>
  world.operator('/operator/api/fenxiao/freeze', { fenxiao_id, freeze: isFrozen ? 1 : 0 })

async function withdraw(memberId: number, by: Chance) {
  const { detail } = await told(memberId)
  // sometimes a cent more than there is
  const money = ((by.below(cents(detail.account) + 2) || 1) / 100).toFixed(2)
  const asked = await world.call('/fenxiao/api/withdraw/apply', { money }, await as(memberId))
  expect(asked.code === 0).toBe(cents(money) <= cents(detail.account) && detail.status === 1)
  if (asked.code !== 0 || by.hits(0.3)) return
  const path = by.hits(0.5) ? 'approve' : 'refuse'
  await world.operator(`/operator/api/fenxiaowithdraw/${path}`, { id: asked.data })
}

/** Orders in turn, each with what comes between; answers their lines and who was frozen when each was paid. */
async function trade(members: number[], distributors: number[], by: Chance) {
  const lines: Line[] = []
  const frozenAt = new Map<string, Set<number>>()
  const frozen = new Set<number>()
  for (let n = 0; n < 2; n++) {
    for (const id of distributors)
      if (by.hits(0.15)) {
        const isFrozen = !frozen.has(id)
        await freeze(id, isFrozen)
        if (isFrozen) frozen.add(id)
        else frozen.delete(id)
      }
    const buyer = by.one(members.slice(-2))
    const skus = [1, 2, 3].filter(() => by.hits(0.7))
    const bought = await world.buy(buyer, skus.length > 0 ? skus : [1], 1 + by.below(3))
    const own = await linesOf(bought)
    for (const { name } of own) frozenAt.set(name, new Set(frozen))
    lines.push(...own)
    for (const line of own)
      if (by.hits(0.35)) {
        line.back = by.hits(0.4) ? line.paid : 1 + by.below(line.paid)
        await world.refund(buyer, line.id, line.back)
      }
    if (by.hits(0.8)) await world.complete(buyer, bought)
    for (const id of distributors) if (by.hits(0.5)) await withdraw(id, by)
  }
  return { lines, frozenAt }
}

it.each(seeds)('adds up, seed %s', async (seed) => {
  const by = chance(seed)
  const most = by.below(4)
  await saveSetting(world, 'fenxiao_basics', { level: most as 0, internal_buy: by.hits(0.5) ? 1 : 0 })
  const fees = { withdraw_rate: by.one(['0.00', '5.00', '33.33']), min_no_fee: '50.00', max_no_fee: '80.00' }
  await saveSetting(world, 'fenxiao_withdraw', { withdraw: '0.01', withdraw_status: by.one([1, 2]), ...fees })
  await exceptions(by)
  const { members, distributors } = await chainOf(seed, by)
  const { lines, frozenAt } = await trade(members, distributors, by)
  const answers = await Promise.all(distributors.map(told))

  for (const { name, paid, back } of lines) {
    const rows = answers.flatMap(({ memberId, orders }) =>
      orders.filter((row) => `${row.order_no} ${row.sku_id}` === name).map((row) => ({ ...row, memberId })),
    )
    const made = sum(rows.map(({ commission }) => cents(commission)))
    expect(made).toBeLessThanOrEqual(paid - back)
    expect(rows.filter(({ real_goods_money }) => cents(real_goods_money) !== paid)).toEqual([])
    if (back === paid) expect(rows.filter((row) => row.is_refund !== 1 || row.commission !== '0.00')).toEqual([])
    else expect(rows.filter(({ is_refund }) => is_refund === 1)).toEqual([])
    // one a level, as far as it is paid, and nobody who was frozen
    const levels = rows.map(({ commission_level }) => commission_level)
    expect([new Set(levels).size, Math.max(0, ...levels) <= most]).toEqual([levels.length, true])
    expect(rows.filter(({ memberId }) => frozenAt.get(name)?.has(memberId))).toEqual([])
  }
  for (const { detail, orders, bill, withdrawals } of answers) {
    const settled = sum(orders.filter((row) => row.is_settlement === 1).map(({ commission }) => cents(commission)))
    const taken = (status: number) =>
      sum(withdrawals.filter((row) => row.status === status).map(({ money }) => cents(money)))
    expect({
      ...{ account: detail.account, total: detail.total_commission },
      ...{ paid: detail.account_withdraw, waiting: detail.account_withdraw_apply },
      bill: sum(bill.map(({ money }) => cents(money))),
    }).toEqual({
      ...{ account: ((settled - taken(1) - taken(2)) / 100).toFixed(2), total: (settled / 100).toFixed(2) },
      ...{ paid: (taken(2) / 100).toFixed(2), waiting: (taken(1) / 100).toFixed(2) },
      bill: settled - taken(1) - taken(2),
    })
    for (const { money, real_money, withdraw_rate, withdraw_rate_money } of withdrawals) {
      expect(cents(real_money) + cents(withdraw_rate_money)).toBe(cents(money))
      const isFree = cents(money) >= 5000 && cents(money) <= 8000
      const fee = Math.floor((cents(money) * cents(isFree ? '0.00' : fees.withdraw_rate)) / 10_000)
      expect([withdraw_rate, cents(withdraw_rate_money)]).toEqual([isFree ? '0.00' : fees.withdraw_rate, fee])
    }
  }
})

it('had something to add up', async () => {
  const { db } = world.mall
  const { num } = await db
    .selectFrom('fenxiao_order')
    .select((eb) => eb.fn.countAll<string>().as('num'))
    .executeTakeFirstOrThrow()
  expect(Number(num)).toBeGreaterThan(150)
})
