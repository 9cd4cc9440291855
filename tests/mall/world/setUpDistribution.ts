import type { Kysely } from 'kysely'
import type { DB } from '../../../server/src/database/schema'

/** Shares of level 1, 2 and 3 of the chain, in hundredths of a percent. */
export type Rates = readonly [number, number, number]

/** Cents and counts that lift a distributor; `all` = every one of them is wanted. */
export interface Ladder {
  num: number
  all: boolean
  children?: number
  childDistributors?: number
  orders?: number
  firstMoney?: number
  ownOrders?: number
}

/** The first is where distributors begin, the last is the operator's to give. */
export const ladders: readonly Ladder[] = [
  { num: 1, all: false },
  { num: 2, all: false, children: 3, orders: 2 },
  { num: 3, all: true, childDistributors: 1, firstMoney: 10_000, ownOrders: 1 },
  { num: 4, all: false },
]

export const levelIdOf = (num: number) => 900 + num

/** What the levels pay: the operator goes from one edition to the other. Three of them together may be more than all. */
export const editions: readonly (readonly Rates[])[] = [
  [
    [1234, 678, 321],
    [2005, 1003, 501],
    [3150, 999, 707],
    [6000, 3990, 10],
  ],
  [
    [1001, 999, 111],
    [1501, 1111, 0],
    [2222, 2718, 3141],
    [9000, 700, 300],
  ],
]

/** In cents of a piece where the rate is 0. */
interface Own {
  sku: number
  site: number
  num: number
  rates: Rates
  money: Rates
}

/** What is not paid at the rates of the levels. */
export const exceptions = {
  leftOut: [{ sku: 902_002, site: 902 }],
  /** rates are taken of these cents */
  prices: [
    { sku: 902_001, site: 902, price: 12_000 },
    { sku: 901_006, site: 901, price: 4321 },
  ],
  own: [
    { sku: 901_004, site: 901, num: 1, rates: [0, 0, 0], money: [61, 50, 20] },
    { sku: 901_001, site: 901, num: 2, rates: [3333, 2222, 0], money: [0, 5, 1111] },
  ] as readonly Own[],
} as const

export const firstProgramme = {
  /** levels of the chain that are paid */
  depth: 2,
  /** internal_buy */
  ownToo: true,
  examined: false,
  /** child_condition */
  bindsAt: 1,
  edition: 0,
  withdrawing: { least: 100, rate: 321, from: 500, to: 800, examined: true },
} as const

export interface Programme {
  depth: number
  ownToo: boolean
  examined: boolean
  bindsAt: number
  edition: number
  withdrawing: { least: number; rate: number; from: number; to: number; examined: boolean }
}

const yuan = (cents: number) => (cents / 100).toFixed(2)

/** The settings of a programme under their keys (wire/fenxiao section 1, wire/operator section 2.9). */
export const settingsOf = ({ depth, ownToo, examined, bindsAt, withdrawing, edition }: Programme) => ({
  fenxiao_basics: { level: depth, internal_buy: Number(ownToo), is_examine: Number(examined) },
  fenxiao_relation: { child_condition: bindsAt },
  fenxiao_withdraw: {
    ...{ withdraw: yuan(withdrawing.least), withdraw_rate: yuan(withdrawing.rate), withdraw_type: 'balance' },
    ...{ min_no_fee: yuan(withdrawing.from), max_no_fee: yuan(withdrawing.to) },
    withdraw_status: withdrawing.examined ? 1 : 2,
  },
  fenxiao_levels: { list: ladders.map((one) => levelRow(one, edition)) },
})

const ratesOf = ({ num }: Ladder, edition: number): Rates => editions[edition]?.[num - 1] ?? [0, 0, 0]

function levelRow(of: Ladder, edition: number) {
  const [one, two, three] = ratesOf(of, edition)
  return {
    ...{ level_id: levelIdOf(of.num), level_num: of.num, level_name: `模型${of.num}级` },
    ...{ one_rate: yuan(one), two_rate: yuan(two), three_rate: yuan(three), upgrade_type: of.all ? 2 : 1 },
    ...{ fenxiao_order_num: of.orders ?? 0, fenxiao_order_meney: '0.00', one_fenxiao_order_num: 0 },
    ...{ one_fenxiao_order_money: yuan(of.firstMoney ?? 0), order_num: of.ownOrders ?? 0, order_money: '0.00' },
    ...{ child_num: 0, child_fenxiao_num: 0, one_child_num: of.children ?? 0 },
    one_child_fenxiao_num: of.childDistributors ?? 0,
  }
}

/** A programme from the first second on. */
export async function setUpDistribution(db: Kysely<DB>): Promise<void> {
  const { fenxiao_levels: _, ...settings } = settingsOf(firstProgramme)
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) }))
  await db
    .insertInto('setting')
    .values(rows.map((row) => ({ ...row, site_id: 0, changed_at: 0 })))
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'key']).doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute()
  // the levels of the demo mall hold numbers that are wanted here
  await db.deleteFrom('fenxiao_level').execute()
  await db
    .updateTable('fenxiao')
    .set({ level_id: levelIdOf(1) })
    .execute()
  for (const one of ladders) {
    const [one_rate, two_rate, three_rate] = ratesOf(one, firstProgramme.edition)
    await db
      .insertInto('fenxiao_level')
      .values({
        ...{ level_id: levelIdOf(one.num), level_num: one.num, level_name: `模型${one.num}级` },
        ...{ one_rate, two_rate, three_rate, upgrade_type: one.all ? 2 : 1 },
        ...{ one_child_num: one.children ?? 0, one_child_fenxiao_num: one.childDistributors ?? 0 },
        ...{ fenxiao_order_num: one.orders ?? 0, one_fenxiao_order_money: one.firstMoney ?? 0 },
        order_num: one.ownOrders ?? 0,
      })
      .execute()
  }
  const { leftOut, prices, own } = exceptions
  for (const { sku, site } of leftOut)
    await db.insertInto('fenxiao_goods').values({ site_id: site, goods_id: sku, is_fenxiao: 0 }).execute()
  for (const { sku, site, price } of prices)
    await db
      .insertInto('fenxiao_sku')
      .values({ site_id: site, sku_id: sku, goods_id: sku, fenxiao_price: price })
      .execute()
  for (const { sku, site, num, rates, money } of own)
    await db
      .insertInto('fenxiao_rate')
      .values({
        ...{ site_id: site, sku_id: sku, level_num: num, one_rate: rates[0], two_rate: rates[1], three_rate: rates[2] },
        ...{ one_money: money[0], two_money: money[1], three_money: money[2] },
      })
      .execute()
}
