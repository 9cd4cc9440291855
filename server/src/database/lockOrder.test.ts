import { sql } from 'kysely'
import { heardIn } from '../testing/heard'
import { lockingsOf } from '../testing/lockedRows'
import { takeFound } from '../testing/lockWatch'
import { testMall, type TestMall } from '../testing/testMall'
import { atTheEnd, type LateWork } from './atTheEnd'
import { lockKeys, lockOrder } from './lockOrder'
import { tableKeys } from './tableKeys'
import type { Tx } from './transaction'

let mall: TestMall
beforeAll(async () => {
  mall = await testMall({
    modules: [],
    breaks: ['an order stands on one bill', 'the lines of an order make the order'],
  })
  const shop = { shop_status: 1, shop_adv: '[]', guarantees: '{}', code: '', site_name: '店' }
  const { db } = mall.mall
  await db
    .insertInto('shop')
    .values([
      { ...shop, site_id: 3 },
      { ...shop, site_id: 7 },
    ])
    .execute()
  const coupon = { coupon_type_id: 1, site_id: 3, coupon_name: '券', type: 'reward', money: 1, get_type: 2 }
  const times = { fetch_time: 0, end_time: 9_999_999_999 }
  await db
    .insertInto('member_coupon')
    .values([1, 2].map((coupon_id) => ({ ...coupon, ...times, member_id: 1, coupon_id })))
    .execute()
})
afterAll(() => mall.close())

const lockShop = (trx: Tx, siteId: number) =>
  trx.selectFrom('shop').select('site_id').where('site_id', '=', siteId).forUpdate().execute()
const lockCoupon = (trx: Tx, couponId: number) =>
  sql`UPDATE member_coupon SET use_time = 0 WHERE member_id = ${1} AND coupon_id = ${couponId}`.execute(trx)
const enqueue = (trx: Tx, key: number) =>
  mall.mall.jobs.enqueue(trx, { kind: 'test.none', distKey: 1, key, runAt: 9_999_999_999 })
const inOne = (...steps: ((trx: Tx) => Promise<unknown>)[]) =>
  mall.mall.tx(async (trx) => {
    for (const step of steps) await step(trx)
  })

it('every table of the order is one of the schema, once', () => {
  expect(new Set(lockOrder).size).toBe(lockOrder.length)
  expect(lockOrder.filter((table) => !tableKeys.has(table))).toEqual([])
  expect(Object.keys(lockKeys).filter((table) => !(lockOrder as readonly string[]).includes(table))).toEqual([])
})

describe('a statement that goes back', () => {
  afterEach(() => expect(takeFound()).toHaveLength(1))

  it.each<[string, ((trx: Tx) => Promise<unknown>)[], string]>([
    ['to an earlier table', [(trx) => lockShop(trx, 3), (trx) => lockCoupon(trx, 1)], 'member_coupon after shop'],
    ['to a lower key', [(trx) => lockShop(trx, 7), (trx) => lockShop(trx, 3)], 'row 0*3 of shop after 0*7'],
    [
      'over many rows without an order',
      [(trx) => trx.updateTable('shop').set({ sub_num: 0 }).where('shop_status', '=', 1).execute()],
      '2 rows of shop in no order',
    ],
    ['to a second job of nobody', [(trx) => enqueue(trx, 1), (trx) => enqueue(trx, 2)], 'several jobs'],
    [
      'to a table without a place',
      [(trx) => trx.updateTable('region').set({ name: '' }).where('id', '=', 0).execute()],
      'region has no place',
    ],
  ])('%s: fails the transaction', async (_, steps, message) => {
    await expect(inOne(...steps)).rejects.toThrow(new RegExp(`lock order: ${message}`))
  })
})

it('forward, to a row that is held, or many rows in order: no complaint', async () => {
  await inOne(
    (trx) => lockCoupon(trx, 1),
    (trx) => lockCoupon(trx, 2),
    (trx) => trx.selectFrom('shop').select('site_id').orderBy('site_id').forUpdate().execute(),
    (trx) => trx.updateTable('shop').set({ sub_num: 0 }).where('site_id', 'in', [3, 7]).execute(),
    (trx) => lockCoupon(trx, 1),
    (trx) => enqueue(trx, 3),
    (trx) => enqueue(trx, 4),
  )
  expect(takeFound()).toEqual([])
})

it.each([
  ['UPDATE sku SET stock = stock - $1 WHERE "site_id" = $2 AND sku_id = $3', ['sku']],
  ['select * from "orders" where "order_id" = any($1) order by "order_id" for update', ['orders']],
  ['select * from "member_level" where "growth" <= $1 for share', ['member_level']],
  ['insert into "job" ("key") values ($1) on conflict ("key") do update set "run_at" = $2', ['job']],
  ['with m as (update account set seq = $1 returning seq) insert into account_log select seq from m', ['account']],
  ['update job set tries = 1 where key in (select key from job for update skip locked)', ['job']],
  ['insert into "orders" ("order_id") values ($1)', []],
  ['insert into "shop_member" ("site_id") values ($1) on conflict do nothing', []],
  ['select * from "orders"', []],
  ['delete from "cart_item" where "cart_id" in (select "cart_id" from "cart_item" for update)', ['cart_item']],
])('%s: locks %j', (text, tables) => {
  expect(lockingsOf({ sql: text, parameters: [1, 2, 3] }).map(({ table }) => table)).toEqual(tables)
})

it('keys are read from conditions, lists and values', () => {
  const keysOf = (text: string, parameters: unknown[]) =>
    lockingsOf({ sql: text, parameters }).flatMap(({ keys }) => keys.map((key) => key.split('/').map(Number)))
  expect(keysOf('update "sku" set "stock" = $1 where "site_id" = $2 and "sku_id" = $3', [9, 3, 12])).toEqual([[3, 12]])
  expect(keysOf('update orders set a = $1 where member_id = $2 and order_id = any($3)', [0, 1, [5, 6]])).toEqual([
    [1, 5],
    [1, 6],
  ])
  expect(keysOf('delete from cart_item where member_id = $1 and cart_id in ($2, $3)', [1, 5, 6])).toEqual([
    [1, 5],
    [1, 6],
  ])
})

describe('work for the end of a transaction', () => {
  it('runs after all else, by table and key, also what it hands over in turn', async () => {
    const seen: string[] = []
    const work = (table: 'shop' | 'goods' | 'account', id: number, more?: () => void) => ({
      table,
      key: [1, id],
      run: async () => {
        seen.push(`${table} ${id}`)
        more?.()
      },
    })
    await mall.mall.tx(async (trx) => {
      atTheEnd(
        trx,
        work('shop', 2),
        work('goods', 9),
        work('account', 4, () => atTheEnd(trx, work('shop', 3))),
      )
      atTheEnd(trx, work('shop', 1), work('goods', 8))
      await sql`SELECT 1`.execute(trx)
      seen.push('body')
    })
    expect(seen).toEqual(['body', 'account 4', 'goods 8', 'goods 9', 'shop 1', 'shop 2', 'shop 3'])
  })

  it('a failure undoes the transaction', async () => {
    const work = { table: 'shop' as const, key: [3], run: () => Promise.reject(new Error('no')) }
    const failing = mall.mall.tx(async (trx) => {
      await sql`UPDATE shop SET site_name = 'x' WHERE site_id = ${3}`.execute(trx)
      atTheEnd(trx, work)
    })
    await expect(failing).rejects.toThrow('no')
    expect(await mall.mall.db.selectFrom('shop').select('site_name').where('site_name', '=', 'x').execute()).toEqual([])
  })

  const heard = (work: LateWork[]) => heardIn(() => mall.mall.tx((trx) => Promise.resolve(atTheEnd(trx, ...work))))
  const rename = (id: number) => (trx: Tx) => sql`UPDATE shop SET site_name = 'y' WHERE site_id = ${id}`.execute(trx)
  const renaming = (isSure: boolean): LateWork[] =>
    [7, 3].map((id) => ({ table: 'shop', key: [id], isSure, run: rename(id) }))

  it('leaves together with COMMIT where all of it is sure', async () => {
    expect((await heard(renaming(true))).slice(-6)).toEqual([
      ...['ask update', 'ask update', 'ask commit'],
      ...['hear update', 'hear update', 'hear commit'],
    ])
  })

  it('is waited for where some of it is not sure, or asks late', async () => {
    const waited = ['hear update', 'ask commit', 'hear commit']
    const [sure, unsure] = [renaming(true), renaming(false)]
    expect((await heard([...sure.slice(0, 1), ...unsure.slice(1)])).slice(-3)).toEqual(waited)
    const late = sure.map((work) => ({ ...work, run: (trx: Tx) => Promise.resolve().then(() => work.run(trx)) }))
    expect((await heard(late)).slice(-3)).toEqual(waited)
  })

  it('a sure statement that fails leaves nothing, and the connection serves on', async () => {
    const failing = mall.mall.tx(async (trx) => {
      await sql`UPDATE shop SET site_name = 'z' WHERE site_id = ${3}`.execute(trx)
      atTheEnd(trx, {
        table: 'shop',
        key: [7],
        isSure: true,
        run: (last) =>
          sql`WITH own AS (UPDATE shop SET site_name = 'z' WHERE site_id = ${-1} RETURNING site_id)
          SELECT 1 / count(*) FROM own`.execute(last),
      })
    })
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(await mall.mall.db.selectFrom('shop').select('site_name').where('site_name', '=', 'z').execute()).toEqual([])
    const { rows } = await mall.mall.tx((trx) => sql<{ n: number }>`SELECT 1 AS n`.execute(trx))
    expect(rows).toEqual([{ n: 1 }])
  })
})
