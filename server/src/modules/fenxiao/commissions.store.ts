import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { hasNoJob } from '../../jobs/jobStore'

export type Commission = Selectable<DB['fenxiao_order']>

/** Every line once for each distributor; a second time nothing is written. */
export async function insert(trx: Tx, rows: Insertable<DB['fenxiao_order']>[]): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('fenxiao_order')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['member_id', 'order_goods_id']).doNothing())
    .execute()
}

const ofOrder = (db: Kysely<DB>, buyerId: number, orderId: number) =>
  db.selectFrom('fenxiao_order').where('buyer_id', '=', buyerId).where('order_id', '=', orderId)

export async function hasAny(db: Kysely<DB>, buyerId: number, orderId: number): Promise<boolean> {
  return (await ofOrder(db, buyerId, orderId).select('fenxiao_order_id').limit(1).executeTakeFirst()) !== undefined
}

/** Those that are neither settled nor refunded whole; the order is held. */
export const pending = (trx: Tx, buyerId: number, orderId: number): Promise<Commission[]> =>
  ofOrder(trx, buyerId, orderId)
    .where('is_settlement', '=', 0)
    .where('is_refund', '=', 0)
    .selectAll()
    .orderBy('member_id')
    .orderBy('fenxiao_order_id')
    .execute()

type Named = Pick<Commission, 'member_id' | 'fenxiao_order_id'>

const open = (trx: Tx, { member_id, fenxiao_order_id }: Named) =>
  trx
    .updateTable('fenxiao_order')
    .where('member_id', '=', member_id)
    .where('fenxiao_order_id', '=', fenxiao_order_id)
    .where('is_settlement', '=', 0)
    .where('is_refund', '=', 0)

/** What refunds have left of a pending one. */
export async function lower(
  trx: Tx,
  row: Named,
  to: Pick<Commission, 'refunded' | 'commission' | 'is_refund'>,
): Promise<void> {
  await open(trx, row).set(to).where('refunded', '<=', to.refunded).execute()
}

/** False = it was settled, or refunded whole, before. */
export async function settle(trx: Tx, row: Named, at: number): Promise<boolean> {
  const { numUpdatedRows } = await open(trx, row).set({ is_settlement: 1, settle_time: at }).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Pending ones of orders that have ended, whose job was lost. */
export const findForgotten = (db: Kysely<DB>, kind: string, most: number) =>
  db
    .selectFrom('fenxiao_order')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.member_id', '=', 'fenxiao_order.buyer_id')
        .onRef('orders.order_id', '=', 'fenxiao_order.order_id'),
    )
    .select(['fenxiao_order.buyer_id', 'fenxiao_order.order_id'])
    .distinct()
    .where('fenxiao_order.is_settlement', '=', 0)
    .where('fenxiao_order.is_refund', '=', 0)
    .where('orders.order_status', 'in', [10, -1])
    .where(hasNoJob([kind], 'fenxiao_order.buyer_id', 'fenxiao_order.order_id'))
    .limit(most)
    .execute()

/** Those above 0 that wait for their orders to be completed. */
export async function countPending(db: Kysely<DB>, memberId: number): Promise<number> {
  const { num } = await db
    .selectFrom('fenxiao_order')
    .where('member_id', '=', memberId)
    .where('is_settlement', '=', 0)
    .where('is_refund', '=', 0)
    .where('commission', '>', 0)
    .select((eb) => eb.fn.countAll<string>().as('num'))
    .executeTakeFirstOrThrow()
  return Number(num)
}

/** is_settlement of the list: 0 all, 1 pending, 2 settled, 3 refunded whole. */
const tabs = {
  0: sql<boolean>`true`,
  1: sql<boolean>`is_settlement = 0 AND is_refund = 0`,
  2: sql<boolean>`is_settlement = 1`,
  3: sql<boolean>`is_refund = 1`,
} as const
export type Tab = keyof typeof tabs

const own = (db: Kysely<DB>, memberId: number) =>
  db.selectFrom('fenxiao_order').where('fenxiao_order.member_id', '=', memberId)

export async function count(db: Kysely<DB>, memberId: number, tab: Tab): Promise<number> {
  const { num } = await own(db, memberId)
    .where(tabs[tab])
    .select((eb) => eb.fn.countAll<string>().as('num'))
    .executeTakeFirstOrThrow()
  return Number(num)
}

/** With what was bought; nothing of who bought it. */
const shown = (db: Kysely<DB>, memberId: number) =>
  own(db, memberId)
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.member_id', '=', 'fenxiao_order.buyer_id')
        .onRef('orders.order_id', '=', 'fenxiao_order.order_id'),
    )
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.member_id', '=', 'fenxiao_order.buyer_id')
        .onRef('order_line.order_goods_id', '=', 'fenxiao_order.order_goods_id'),
    )
    .select(['fenxiao_order.fenxiao_order_id', 'fenxiao_order.site_id', 'fenxiao_order.real_goods_money'])
    .select(['fenxiao_order.is_settlement', 'fenxiao_order.is_refund', 'fenxiao_order.commission'])
    .select(['fenxiao_order.commission_level', 'fenxiao_order.commission_rate', 'fenxiao_order.create_time'])
    .select(['orders.order_no', 'orders.site_name', 'orders.order_status', 'orders.order_type'])
    .select(['order_line.sku_id', 'order_line.sku_name', 'order_line.sku_image', 'order_line.price', 'order_line.num'])

export type ShownCommission = Awaited<ReturnType<typeof list>>[number]

/** The newest first. */
export const list = (db: Kysely<DB>, memberId: number, tab: Tab, limit: number, offset: number) =>
  shown(db, memberId)
    .where(tabs[tab])
    .orderBy('fenxiao_order.fenxiao_order_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const find = (db: Kysely<DB>, memberId: number, fenxiaoOrderId: number) =>
  shown(db, memberId).where('fenxiao_order.fenxiao_order_id', '=', fenxiaoOrderId).executeTakeFirst()
