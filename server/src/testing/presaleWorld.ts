import type { Path } from '@mall/contract/api'
import type { Insertable } from 'kysely'
import type { DB } from '../database/schema'
import { openPool } from '../ledger/poolStock'
import { move } from '../ledger/ledger'
import { hashPassword } from '../lib/password'
import type { TestMall, TestMallOptions } from './testMall'
import { readOrder } from './orders'
import { tradeWorld, type WorldSku } from './tradeWorld'

export const day = 86_400

type Row = Insertable<DB['presale']>
export interface PresaleMade extends Partial<Row> {
  presale_id: number
  goods_id: number
  stock?: number
}

/** The figures of the example in wire/promotions section 5; deposits until tomorrow, the rest for two days after it. */
export async function putPresale({ mall, clock }: TestMall, { stock = 100, ...more }: PresaleMade): Promise<void> {
  const now = clock.now()
  const row: Row = {
    ...{ site_id: 3, presale_name: '春款预售', presale_deposit: 5000, presale_price: 8000, presale_num: 5 },
    ...{ start_time: now - day, end_time: now + day, pay_start_time: now + day, pay_end_time: now + 3 * day },
    ...{ deliver_type: 1, deliver_time: 7, deposit_agreement: '<p>定金协议</p>', create_time: more.presale_id },
    ...more,
  }
  await mall.db.insertInto('presale').values(row).execute()
  const pool = { siteId: row.site_id, type: 'presale', activityId: row.presale_id }
  await mall.tx((trx) => openPool(trx, { ...pool, stock, endTime: row.end_time }))
}

export interface Answer {
  code: number
  message: string
  error_code: string
  data: never
}

/** What a member does with presales, by member id. */
export interface PresaleWorld extends TestMall {
  as(memberId: number, path: Path, params?: object, key?: string): Promise<Answer>
  /** A deposit that is not paid yet. */
  order(params?: object, memberId?: number): Promise<{ id: number; bill: string }>
  /** The same, paid by the sandbox. */
  deposited(params?: object, memberId?: number): Promise<{ id: number; bill: string }>
  /** A bill of the rest; the clock has to stand in its time. */
  final(id: number, params?: object, memberId?: number): Promise<string>
  /** Paid in full by the sandbox; answers the order. */
  bought(params?: object, memberId?: number): Promise<{ id: number; orderId: number; deposit: string; final: string }>
  pays(bill: string, result?: 'paid' | 'failed' | 'late'): Promise<number>
  row(id: number): Promise<PresaleSeen>
  real(orderId: number, memberId?: number): ReturnType<typeof readOrder>
  wallets(memberId?: number): Promise<{ balance: number; balance_money: number }>
  give(memberId: number, wallets: { balance?: number; balance_money?: number }): Promise<void>
  /** Moves the clock and runs what falls due. */
  forward(seconds: number): Promise<void>
  pool(presaleId: number): Promise<number>
}
type PresaleSeen = Awaited<ReturnType<typeof seen>>

const seen = ({ mall }: TestMall, id: number) =>
  mall.db.selectFrom('presale_order').selectAll().where('presale_order_id', '=', id).executeTakeFirstOrThrow()

export const payPassword = '123456'

/** Goods 1 for 300.00 in shop 3, ten yuan of freight for two of them; presale 51 of it runs. */
export async function presaleWorld(skus: WorldSku[] = [], options: TestMallOptions = {}): Promise<PresaleWorld> {
  const world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 30_000 }, ...skus], options)
  const { mall, clock } = world
  await mall.db
    .updateTable('shipping_template')
    .set({
      areas: JSON.stringify([{ regionIds: [330000], first: 1, firstMoney: 600, further: 1, furtherMoney: 400 }]),
    })
    .execute()
  await mall.db
    .updateTable('member')
    .set({ pay_password: await hashPassword(payPassword) })
    .execute()
  await putPresale(world, { presale_id: 51, goods_id: 1 })

  const as: PresaleWorld['as'] = async (memberId, path, params = {}, key) =>
    world.call(path as '/api/order/detail', params as never, {
      token: await world.login(memberId),
      ...(key ? { base: { idempotency_key: key } } : {}),
    }) as never
  const must = (answer: Answer) => {
    if (answer.code !== 0) throw new Error(`${answer.code} ${answer.message}`)
    return answer.data
  }
  const idOf = async (bill: string) => {
    const row = await mall.db
      .selectFrom('presale_order')
      .select('presale_order_id')
      .where('deposit_out_trade_no', '=', bill)
      .executeTakeFirstOrThrow()
    return row.presale_order_id
  }
  const pays: PresaleWorld['pays'] = async (out_trade_no, result = 'paid') =>
    (await world.operator('/operator/api/dev/paymark', { out_trade_no, result })).code
  const order: PresaleWorld['order'] = async (params = {}, memberId = 1) => {
    const asked = { presale_id: 51, sku_id: 1, num: 2, ...params }
    const bill: string = must(await as(memberId, '/presale/api/ordercreate/depositCreate', asked))
    return { id: await idOf(bill), bill }
  }
  const deposited: PresaleWorld['deposited'] = async (params, memberId) => {
    const made = await order(params, memberId)
    await pays(made.bill)
    return made
  }
  const final: PresaleWorld['final'] = async (id, params = {}, memberId = 1) =>
    must(await as(memberId, '/presale/api/ordercreate/finalCreate', { id, ...params }))
  return {
    ...world,
    as,
    order,
    deposited,
    final,
    async bought(params, memberId = 1) {
      const { id, bill } = await deposited(params, memberId)
      const { pay_start_time } = await seen(world, id)
      if (clock.now() < pay_start_time) clock.forward(pay_start_time - clock.now())
      const rest = await final(id, {}, memberId)
      await pays(rest)
      const { relate_order_id } = await seen(world, id)
      return { id, orderId: relate_order_id, deposit: bill, final: rest }
    },
    pays,
    row: (id) => seen(world, id),
    real: (orderId, memberId = 1) => readOrder(mall, memberId, orderId),
    async wallets(memberId = 1) {
      const rows = await mall.db.selectFrom('account').selectAll().where('member_id', '=', memberId).execute()
      const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0
      return { balance: of('balance'), balance_money: of('balance_money') }
    },
    give: (memberId, wallets) =>
      mall.tx(async (trx) => {
        for (const kind of ['balance', 'balance_money'] as const)
          if (wallets[kind])
            await move(trx, {
              ...{ memberId, kind, delta: wallets[kind], ref: `test:${mall.newId()}`, fromType: 'adjust' },
              ...{ typeName: '调整', remark: '', at: clock.now() },
            } as never)
      }),
    async forward(seconds) {
      clock.forward(seconds)
      await mall.jobs.runDue()
    },
    async pool(presaleId) {
      const row = await mall.db
        .selectFrom('promotion_stock')
        .select('stock')
        .where('activity_id', '=', presaleId)
        .executeTakeFirstOrThrow()
      return row.stock
    },
  }
}
