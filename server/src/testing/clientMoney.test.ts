import { api, type Path } from '@mall/contract/api'
import type { Call } from '@mall/contract/define'
import { sql } from 'kysely'
import { modules } from '../modules'
import { giveCoupon } from './tradeWorld'
import { testMall, type TestMall } from './testMall'

jest.setTimeout(120_000)

/**
 * Prices are the server's: whatever amounts a client sends along, inside the params and beside them, what is quoted
 * and what is kept are the same bit for bit.
 */
const runs = 12

/** Of the demo mall. */
const groupbuy = { groupbuy_id: 1, sku_id: 13_530, num: 2 }
const pintuan = { pintuan_goods_id: 600, num: 2 }
const topic = { topic_goods_id: 1, num: 1 }
/** in progress, bought at any price */
const bargain = { launch_id: 4 }
const presale = { presale_id: 1, sku_id: 1454, num: 2 }
/** of member 1, its rest is due */
const rest = { id: 'presale' }

/** What is bought; a checkout that is served and stands not here fails the test. */
const selections: Partial<Record<Path, Record<string, string | number>>> = {
  '/api/ordercreate/payment': { sku_id: 1, num: 2 },
  '/api/ordercreate/calculate': { sku_id: 1, num: 2 },
  '/api/ordercreate/create': { sku_id: 1, num: 2 },
  '/groupbuy/api/ordercreate/payment': groupbuy,
  '/groupbuy/api/ordercreate/calculate': groupbuy,
  '/groupbuy/api/ordercreate/create': groupbuy,
  '/pintuan/api/ordercreate/payment': pintuan,
  '/pintuan/api/ordercreate/calculate': pintuan,
  '/pintuan/api/ordercreate/create': pintuan,
  '/bargain/api/ordercreate/payment': bargain,
  '/bargain/api/ordercreate/calculate': bargain,
  '/bargain/api/ordercreate/create': bargain,
  '/topic/api/ordercreate/payment': topic,
  '/topic/api/ordercreate/calculate': topic,
  '/topic/api/ordercreate/create': topic,
  '/wholesale/api/ordercreate/payment': { cart_ids: 'wholesale' },
  '/wholesale/api/ordercreate/calculate': { cart_ids: 'wholesale' },
  '/wholesale/api/ordercreate/create': { cart_ids: 'wholesale' },
  // without a limit, in the slot that is open at 10:00
  '/seckill/api/ordercreate/payment': { seckill_id: 15, sku_id: 817, num: 2 },
  '/seckill/api/ordercreate/calculate': { seckill_id: 15, sku_id: 817, num: 2 },
  '/seckill/api/ordercreate/create': { seckill_id: 15, sku_id: 817, num: 2 },
  '/bundling/api/ordercreate/payment': { bl_id: 3, num: 2 },
  '/bundling/api/ordercreate/calculate': { bl_id: 3, num: 2 },
  '/bundling/api/ordercreate/create': { bl_id: 3, num: 2 },
  '/presale/api/ordercreate/depositPayment': presale,
  '/presale/api/ordercreate/depositCalculate': presale,
  '/presale/api/ordercreate/depositCreate': presale,
  '/presale/api/ordercreate/finalPayment': rest,
  '/presale/api/ordercreate/finalCalculate': rest,
  '/presale/api/ordercreate/finalCreate': rest,
  '/memberrecharge/api/ordercreate/create': { recharge_id: 2 },
  '/pointexchange/api/ordercreate/payment': { id: 1, num: 1 },
  '/pointexchange/api/ordercreate/create': { id: 1, num: 1 },
}
const served = modules.flatMap(({ routes }) => routes.map((route) => route.path))
const checkouts = served.filter((path) => /\/ordercreate\/\w+$/i.test(path))

let world: TestMall
let token: string
let names: string[]
beforeAll(async () => {
  world = await testMall({ seed: true })
  token = await world.login(1)
  await world.mall.db.updateTable('presale').set({ presale_num: 99 }).execute()
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT column_name AS name FROM information_schema.columns WHERE table_schema = 'public'
    AND column_name ~ '(money|price|amount|discount|rate|fee|total|balance|point|num|stock|coupon)'`.execute(
    world.mall.db,
  )
  names = rows.map(({ name }) => name)
})
afterAll(() => world.close())

/** A small generator of its own: a failure repeats. */
function numbers(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}
const amount = (next: () => number) =>
  ['0', '0.01', '-1', '-99999', '1e-9', 'NaN', '9999999.99', '', String(Math.round(next() * 1e6) / 100)][
    Math.floor(next() * 9)
  ] ?? '0'

/** Every money-like name that the answer or the database uses, with a random amount. */
function lies(path: Path, data: unknown, coupon_id: number | '', seed: number): Record<string, string> {
  const next = numbers(seed)
  const own = (api[path] as Call).params.entries
  const all = new Set([...names, ...moneyNames(data)])
  const free = [...all].filter((name) => !(name in own))
  const beside = Object.fromEntries(free.map((name) => [name, amount(next)]))
  const inside = Object.fromEntries(
    [...all].filter((name) => name !== 'coupon_money').map((name) => [name, amount(next)]),
  )
  return {
    ...beside,
    delivery: JSON.stringify({ 3: { ...inside, delivery_type: 'express' } }),
    coupon: JSON.stringify({ 3: { ...inside, coupon_id, coupon_money: String(Math.floor(next() * 1000)) } }),
    invoice: JSON.stringify({ 3: { ...inside, is_invoice: 0, is_tax_invoice: 0 } }),
    shop_goods_list: JSON.stringify({ 3: inside }),
    data: JSON.stringify(inside),
  }
}

function moneyNames(data: unknown, found = new Set<string>()): Set<string> {
  if (typeof data !== 'object' || data === null) return found
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value)) found.add(name)
    moneyNames(value, found)
  }
  return found
}

async function ask(path: Path, fields: Record<string, string | number>) {
  const all = { ...selections[path], ...fields }
  if (all.id === 'presale') all.id = (await presaleOrder(1)).presale_order_id
  if (all.cart_ids === 'wholesale') {
    await world.call('/wholesale/api/cart/clear', {}, { token })
    const { data } = await world.call('/wholesale/api/cart/add', { sku_id: 13_650, num: 20 }, { token })
    const row = await world.mall.db
      .selectFrom('wholesale_cart_item')
      .select('cart_id')
      .where('member_id', '=', 1)
      .orderBy('cart_id', 'desc')
      .executeTakeFirstOrThrow()
    expect(data).not.toBeNull()
    all.cart_ids = row.cart_id
  }
  if ('launch_id' in all) await free(Number(all.launch_id))
  const { code, data } = await world.call(path, all as never, { token })
  expect([path, code]).toEqual([path, 0])
  return data as unknown
}

/** A launch is ordered once: what stands is closed first. */
async function free(launchId: number): Promise<void> {
  const standing = await world.mall.db
    .selectFrom('orders')
    .select('order_id')
    .where('promotion_type', '=', 'bargain')
    .where('promotion_ref', '=', launchId)
    .where('order_status', '=', 0)
    .execute()
  for (const { order_id } of standing) await world.call('/api/order/close', { order_id }, { token })
}

/** The newest presale order of member 1 in a status. */
const presaleOrder = (status: number) =>
  world.mall.db
    .selectFrom('presale_order')
    .selectAll()
    .where('member_id', '=', 1)
    .where('order_status', '=', status)
    .orderBy('presale_order_id', 'desc')
    .executeTakeFirstOrThrow()

/** The same of a presale, which is no order yet: what it was fixed at, and the bill that stands for it. */
async function keptPresale(path: Path): Promise<string> {
  const isFinal = path.endsWith('finalCreate')
  const { order_row, line_rows, ...row } = await presaleOrder(isFinal ? 1 : 0)
  const number = isFinal ? row.final_out_trade_no : row.deposit_out_trade_no
  const bill = await world.mall.db
    .selectFrom('pay_bill')
    .selectAll()
    .where('out_trade_no', '=', number)
    .executeTakeFirstOrThrow()
  const own = new Set<unknown>([row.presale_order_id, row.order_no, number])
  return JSON.stringify([row, order_row, line_rows, bill], (name, value: unknown) =>
    /_no$|_id$|_key$/.test(name) || own.has(value) ? undefined : value,
  )
}

/** All amounts of the newest recharge or exchange and its bill. */
async function keptBeside(table: 'recharge_order' | 'exchange_order'): Promise<string> {
  const { db } = world.mall
  const order = await db
    .selectFrom(table as 'recharge_order')
    .selectAll()
    .orderBy('order_id', 'desc')
    .executeTakeFirstOrThrow()
  const bill = await db
    .selectFrom('pay_bill')
    .selectAll()
    .where('out_trade_no', '=', order.out_trade_no)
    .executeTakeFirstOrThrow()
  return JSON.stringify([order, bill], (name, value: unknown) => (/_(no|id)$/.test(name) ? undefined : value))
}

/** All amounts of the newest order with its lines and its bill; ids, numbers and times of their own left out. */
async function keptOrder(): Promise<string> {
  const { db } = world.mall
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('member_id', '=', 1)
    .orderBy('order_id', 'desc')
    .executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', order.order_id)
    .orderBy('order_goods_id')
    .execute()
  const bill = await db
    .selectFrom('pay_bill')
    .selectAll()
    .where('out_trade_no', '=', order.out_trade_no)
    .executeTakeFirstOrThrow()
  const own = new Set([order.order_id, order.order_no, order.out_trade_no, ...lines.map((line) => line.order_goods_id)])
  return JSON.stringify([order, lines, bill], (name, value: unknown) =>
    name === 'cart_id' || /_(no|id|key|ref)$/.test(name) || own.has(value as string) ? undefined : value,
  )
}

it('knows what every checkout buys', () => {
  expect(checkouts.filter((path) => !selections[path])).toEqual([])
  expect(Object.keys(selections).filter((path) => !checkouts.includes(path as Path))).toEqual([])
})

const creates = /create$/i
const quotes = checkouts.filter((path) => !creates.test(path))
const honestly = (coupon_id: number | '') => ({
  delivery: JSON.stringify({ 3: { delivery_type: 'express' } }),
  coupon: JSON.stringify({ 3: { coupon_id } }),
  invoice: JSON.stringify({ 3: { is_invoice: 0, is_tax_invoice: 0 } }),
})
let coupons = 70
/** One that lowers an ordinary order; promotions know none. */
async function newCoupon(path: Path): Promise<number | ''> {
  if (!path.startsWith('/api/')) return ''
  coupons += 1
  await giveCoupon(world.mall, coupons, { money: 1234 })
  return coupons
}

it.each(quotes)('%s quotes the same', async (path) => {
  const coupon = await newCoupon(path)
  const honest = await ask(path, honestly(coupon))
  expect(moneyNames(honest).size).toBeGreaterThan(5)
  if (coupon) expect(honest).toMatchObject({ coupon_money: '12.34' })
  const cartless = (data: unknown) =>
    JSON.stringify(data, (name, value: unknown) => (/^cart_ids?$/.test(name) ? 0 : value))
  for (let seed = 1; seed <= runs; seed += 1)
    expect(cartless(await ask(path, lies(path, honest, coupon, seed)))).toBe(cartless(honest))
})

it.each(checkouts.filter((path) => creates.test(path)))('%s keeps the same', async (path) => {
  const calculate = path.replace(creates, (word) => (word === 'Create' ? 'Calculate' : 'calculate'))
  // a recharge is quoted by its package, an exchange by its payment
  const quoted = checkouts.includes(calculate as Path) ? await ask(calculate as Path, {}) : {}
  const kept = () => {
    if (path.startsWith('/memberrecharge/')) return keptBeside('recharge_order')
    if (path.startsWith('/pointexchange/')) return keptBeside('exchange_order')
    return path.startsWith('/presale/') ? keptPresale(path) : keptOrder()
  }
  await ask(path, honestly(await newCoupon(path)))
  const honest = await kept()
  expect(honest).toMatch(/"(order_money|buy_price|exchange_price)":[1-9]/)
  for (let seed = 1; seed <= runs; seed += 1) {
    await ask(path, lies(path, quoted, await newCoupon(path), seed))
    expect(await kept()).toBe(honest)
  }
})
