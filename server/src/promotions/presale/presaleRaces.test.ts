import { scryptSync } from 'node:crypto'
import { localCtx } from '../../http/localCtx'
import { day, payPassword, presaleWorld, putPresale, type PresaleWorld } from '../../testing/presaleWorld'
import { buyersOf } from '../../testing/slotsWorld'
import { stockOf } from '../../testing/tradeWorld'
import { createDeposit } from './presaleDeposit.service'

jest.setTimeout(240_000)

/** Members who do two things at once. The mall is audited when the test ends: pieces, wallets, bills and jobs. */
const many = 50
const first = 100
const members = Array.from({ length: many }, (_, i) => first + i)

function quickHash(plain: string): string {
  const [salt, cost] = [Buffer.from('salt'), { N: 256, r: 8, p: 1 }]
  const key = scryptSync(plain, salt, 32, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

let world: PresaleWorld
let tokens: string[]
beforeEach(async () => {
  world = await presaleWorld([{ sku_id: 2, site_id: 3, price: 30_000, stock: 500 }])
  tokens = await buyersOf(world, first, many)
  await putPresale(world, {
    ...{ presale_id: 52, goods_id: 2, presale_num: 9, stock: 500 },
    ...{ pay_start_time: world.clock.now(), pay_end_time: world.clock.now() + 3 * day },
  })
  // as quick to check as everything else here: the calls are to meet
  await world.mall.db
    .updateTable('member')
    .set({ pay_password: quickHash(payPassword) })
    .execute()
})
afterEach(() => world.close())

type Told = { code: number; data: never }
const call = (i: number, path: string, params: object, key?: string): Promise<Told> =>
  world.call(path as '/api/order/detail', params as never, {
    token: tokens[i] ?? '',
    ...(key ? { base: { idempotency_key: key } } : {}),
  }) as never
const asked = { presale_id: 52, sku_id: 2, num: 1 }
const create = (i: number, more: object = {}, key?: string) =>
  call(i, '/presale/api/ordercreate/depositCreate', { ...asked, ...more }, key)
const mark = (out_trade_no: string) => world.operator('/operator/api/dev/paymark', { out_trade_no, result: 'paid' })
const idOf = async (bill: string) =>
  (
    await world.mall.db
      .selectFrom('presale_order')
      .select('presale_order_id')
      .where('deposit_out_trade_no', '=', bill)
      .executeTakeFirstOrThrow()
  ).presale_order_id

interface One {
  i: number
  id: number
  deposit: string
  final: string
}
/** An order of each member, as far as asked. */
async function orders(to: 'ordered' | 'deposited' | 'billed', more: object = {}): Promise<One[]> {
  const made: One[] = []
  for (const i of members.keys()) {
    const bill = await create(i, more)
    expect(bill.code).toBe(0)
    const one = { i, deposit: bill.data as string, id: await idOf(bill.data), final: '' }
    if (to !== 'ordered') await mark(one.deposit)
    if (to === 'billed') one.final = (await call(i, '/presale/api/ordercreate/finalCreate', { id: one.id })).data
    made.push(one)
  }
  return made
}

/** All of them at once, every other pair the other way round; then what the mall does by itself. */
async function race(all: One[], works: (one: One) => (() => Promise<unknown>)[]): Promise<void> {
  await Promise.all(
    all.flatMap((one) => {
      const both = works(one)
      return (one.i % 2 ? both.reverse() : both).map((work) => work())
    }),
  )
  await world.mall.jobs.runDue()
}

/** Cents that a channel took for a bill and has not given back. */
async function keptOf(bill: string): Promise<number> {
  if (bill === '') return 0
  const { db, outside } = world.mall
  const { pay_money } = await db
    .selectFrom('pay_bill')
    .select('pay_money')
    .where('out_trade_no', '=', bill)
    .executeTakeFirstOrThrow()
  const told = await db.selectFrom('pay_notification').select('out_trade_no').where('out_trade_no', '=', bill).execute()
  return (told.length > 0 ? pay_money : 0) - (outside.sandbox.refunds.get(bill) ?? 0)
}

/** The shop has what the state of the order says, and not a cent more. */
async function checkMoney(all: One[]): Promise<Map<number, number>> {
  const states = new Map<number, number>()
  for (const { id, deposit, final } of all) {
    const row = await world.row(id)
    states.set(row.order_status, (states.get(row.order_status) ?? 0) + 1)
    const held = await keptOf(deposit)
    const rest = (await keptOf(final)) + (row.final_out_trade_no === final ? 0 : await keptOf(row.final_out_trade_no))
    const owed = {
      [-1]: [0, 0],
      0: [0, 0],
      1: [row.pay_deposit_money, 0],
      2: [row.pay_deposit_money, row.pay_final_money],
    }
    expect([id, row.order_status, held, rest]).toEqual([id, row.order_status, ...(owed[row.order_status as 0] ?? [])])
  }
  return states
}

it('fifty members want the last piece: one gets it', async () => {
  await world.mall.db
    .updateTable('promotion_stock')
    .set({ stock: 1, initial: 1 })
    .where('activity_id', '=', 52)
    .execute()
  const answers = await Promise.all(members.map((_, i) => create(i)))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  const refused = answers.filter(({ code }) => code !== 0).map(({ data }) => data)
  expect(refused).toEqual(Array.from({ length: many - 1 }, () => ({ error_code: 1 })))
  expect([await world.pool(52), await stockOf(world.mall, 2)]).toEqual([0, 499])
})

it('fifty calls of one member stay within the number, and within one order', async () => {
  const of = async () => (await Promise.all(members.map(() => create(0)))).filter(({ code }) => code === 0).length
  expect(await of()).toBe(9)
  await world.mall.db.updateTable('presale').set({ presale_num: 0 }).where('presale_id', '=', 52).execute()
  const all = await Promise.all(members.map(() => create(1)))
  expect(all.filter(({ code }) => code === 0)).toHaveLength(1)
})

it('one key fifty times makes one order', async () => {
  const answers = await Promise.all(members.map(() => create(0, {}, 'same')))
  expect(new Set(answers.map(({ code, data }) => `${code} ${String(data)}`)).size).toBe(1)
  expect([await world.pool(52), await stockOf(world.mall, 2)]).toEqual([499, 499])
})

it('deposits are paid while they are closed: paid, or closed with all money back', async () => {
  const all = await orders('ordered')
  await race(all, ({ i, id, deposit }) => [
    () => mark(deposit),
    () => call(i, '/presale/api/order/close', { order_id: id }),
  ])
  const states = await checkMoney(all)
  expect((states.get(1) ?? 0) + (states.get(-1) ?? 0)).toBe(many)
})

it('deposits are paid out of wallets while they are paid at the gateway: once', async () => {
  for (const id of members) await world.give(id, { balance: 3000, balance_money: 9000 })
  const all = await orders('ordered')
  const byWallet = (i: number, deposit: string) =>
    call(i, '/api/pay/pay', { out_trade_no: deposit, pay_type: 'BALANCE', pay_password: payPassword, return_url: '' })
  await race(all, ({ i, deposit }) =>
    // a password takes long to check: of some the wallet comes first for sure
    i % 5 === 0
      ? [() => byWallet(i, deposit).then(() => mark(deposit))]
      : [() => mark(deposit), () => byWallet(i, deposit)],
  )
  const ways = new Set<string>()
  for (const { i, id, deposit } of all) {
    const row = await world.row(id)
    ways.add(row.deposit_pay_type)
    expect(row.order_status).toBe(1)
    const left = await world.wallets(first + i)
    const isByWallet = row.deposit_pay_type === 'BALANCE'
    expect([left.balance + left.balance_money, await keptOf(deposit)]).toEqual(isByWallet ? [7000, 0] : [12_000, 5000])
  }
  expect(ways).toEqual(new Set(['BALANCE', 'sandbox']))
})

it('the rest is paid at the second its time ends: an order, or all back', async () => {
  const all = await orders('billed')
  world.clock.forward(3 * day - 1)
  // the bills end long before: made anew at the last second
  await world.mall.jobs.runDue()
  tokens = await Promise.all(members.map((id) => world.login(id)))
  for (const one of all) one.final = (await call(one.i, '/presale/api/ordercreate/finalCreate', { id: one.id })).data
  const early = all.slice(0, many / 2)
  await race(early, ({ final }) => [() => mark(final), () => world.mall.jobs.runDue()])
  world.clock.forward(1)
  await race(all.slice(many / 2), ({ final }) => [() => mark(final), () => world.mall.jobs.runDue()])
  const states = await checkMoney(all)
  expect([states.get(2), states.get(-1)]).toEqual([many / 2, many / 2])
})

it('the shop agrees to give the deposit back while the rest is billed or the application is withdrawn', async () => {
  const all = await orders('deposited')
  for (const { i, id } of all) await call(i, '/presale/api/refund/applyRefund', { order_id: id })
  await race(all, ({ i, id }) => [
    () => world.operator('/operator/api/refund/presale', { order_id: id, agree: 1 } as never),
    async () => {
      await call(i, '/presale/api/refund/cancelRefund', { order_id: id })
      const bill = await call(i, '/presale/api/ordercreate/finalCreate', { id })
      if (bill.code === 0) await mark(bill.data)
    },
  ])
  const states = await checkMoney(all)
  expect((states.get(2) ?? 0) + (states.get(-1) ?? 0)).toBe(many)
})

it('the deposit is asked back while the rest is billed and paid', async () => {
  const all = await orders('deposited')
  await race(all, ({ i, id }) => [
    () => call(i, '/presale/api/refund/applyRefund', { order_id: id }),
    async () => {
      const bill = await call(i, '/presale/api/ordercreate/finalCreate', { id })
      if (bill.code === 0) await mark(bill.data)
    },
  ])
  const states = await checkMoney(all)
  expect((states.get(1) ?? 0) + (states.get(2) ?? 0)).toBe(many)
})

it('two bills of the rest at once leave one, with the wallet taken once', async () => {
  for (const id of members) await world.give(id, { balance: 3000, balance_money: 9000 })
  const all = await orders('deposited')
  const wallet = { is_balance: 1, pay_password: payPassword }
  await race(all, ({ i, id }) => [
    () => call(i, '/presale/api/ordercreate/finalCreate', { id, ...wallet }),
    () => call(i, '/presale/api/ordercreate/finalCreate', { id, ...wallet }),
    () => call(i, '/presale/api/order/pay', { id }),
  ])
  for (const { i, id } of all) {
    const row = await world.row(id)
    const left = await world.wallets(first + i)
    expect(left.balance + left.balance_money + row.final_from_balance + row.final_from_balance_money).toBe(12_000)
    expect(await keptOf(row.final_out_trade_no)).toBe(0)
  }
})

it('three calls for a bill of the rest at once leave one that is open', async () => {
  const all = await orders('deposited')
  await race(all, ({ i, id }) => [
    () => call(i, '/presale/api/ordercreate/finalCreate', { id }),
    () => call(i, '/presale/api/ordercreate/finalCreate', { id }),
    () => call(i, '/presale/api/order/pay', { id }),
  ])
  const open = await world.mall.db
    .selectFrom('pay_bill')
    .select('out_trade_no')
    .where('event', '=', 'presale_final')
    .where('pay_status', '=', 0)
    .execute()
  expect(open).toHaveLength(many)
})

it('a deposit that is being made when the activity closes is not made', async () => {
  let finish: () => void = () => undefined
  const gate = new Promise<void>((go) => (finish = go))
  const ctx = localCtx(world.mall, { memberId: first })
  const making = world.mall.tx(async (trx) => {
    const made = await createDeposit(ctx, trx, asked)
    await gate
    return made
  })
  const refused = expect(making).rejects.toThrow('预售已结束')
  // its first statements are on their way
  await new Promise((go) => setTimeout(go, 200))
  await world.operator('/operator/api/promotion/close', { kind: 'presale', id: 52 } as never)
  await world.mall.jobs.runDue()
  finish()
  await refused
  expect([await world.pool(52), await stockOf(world.mall, 2)]).toEqual([500, 500])
})

it('the activity is closed while deposits are made, paid, asked back and rests are paid', async () => {
  const all = await orders('deposited')
  const more: One[] = []
  const closing = world.operator('/operator/api/promotion/close', { kind: 'presale', id: 52 } as never)
  await Promise.all([
    race(all, ({ i, id }) => [
      async () => {
        const bill = await call(i, '/presale/api/ordercreate/finalCreate', { id })
        if (bill.code === 0) await mark(bill.data)
      },
      async () => {
        const bill = await create(i)
        if (bill.code !== 0) return
        more.push({ i, id: await idOf(bill.data), deposit: bill.data, final: '' })
        await mark(bill.data)
      },
      () => (i % 5 === 0 ? world.mall.jobs.runDue() : Promise.resolve()),
    ]),
    closing,
  ])
  expect((await closing).code).toBe(0)
  await world.mall.jobs.runDue()
  const states = await checkMoney([...all, ...more])
  // nothing waits any more
  expect([states.get(0), states.get(1)]).toEqual([undefined, undefined])
})
