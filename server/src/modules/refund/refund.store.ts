import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { hasNoJob } from '../../jobs/jobStore'

export type Refund = Selectable<DB['order_refund']>
export type NewRefund = Insertable<DB['order_refund']>
export type RefundChange = Updateable<DB['order_refund']>
export type RefundLog = Selectable<DB['refund_log']>
export type Owner = Selectable<DB['order_line_owner']>
export type ShopCopy = Selectable<DB['shop_refund']>

export const findRefund = (db: Kysely<DB>, memberId: number, orderGoodsId: number): Promise<Refund | undefined> =>
  db
    .selectFrom('order_refund')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('order_goods_id', '=', orderGoodsId)
    .executeTakeFirst()

export const findByNumber = (db: Kysely<DB>, memberId: number, refundNo: string): Promise<Refund | undefined> =>
  db
    .selectFrom('order_refund')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('refund_no', '=', refundNo)
    .executeTakeFirst()

export const refundsOfOrder = (db: Kysely<DB>, memberId: number, orderId: number): Promise<Refund[]> =>
  db.selectFrom('order_refund').selectAll().where('member_id', '=', memberId).where('order_id', '=', orderId).execute()

/** A line has one row: an application after another writes over it. */
export async function putRefund(trx: Tx, row: NewRefund): Promise<void> {
  await trx
    .insertInto('order_refund')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'order_goods_id']).doUpdateSet(row))
    .execute()
}

export async function changeRefund(
  trx: Tx,
  memberId: number,
  orderGoodsId: number,
  change: RefundChange,
): Promise<void> {
  await trx
    .updateTable('order_refund')
    .set(change)
    .where('member_id', '=', memberId)
    .where('order_goods_id', '=', orderGoodsId)
    .execute()
}

export async function insertLog(trx: Tx, entry: Insertable<DB['refund_log']>): Promise<void> {
  await trx.insertInto('refund_log').values(entry).execute()
}

/** The latest first. */
export const findLog = (db: Kysely<DB>, memberId: number, orderGoodsId: number): Promise<RefundLog[]> =>
  db
    .selectFrom('refund_log')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('order_goods_id', '=', orderGoodsId)
    .orderBy('log_id', 'desc')
    .execute()

export const findOwner = (db: Kysely<DB>, orderGoodsId: number): Promise<Owner | undefined> =>
  db.selectFrom('order_line_owner').selectAll().where('order_goods_id', '=', orderGoodsId).executeTakeFirst()

/** The shop's side of a line: who owns it, and what waits for whom. */
export async function putShopCopy(
  trx: Tx,
  copy: Pick<ShopCopy, 'site_id' | 'order_goods_id' | 'member_id' | 'order_id' | 'title' | 'money'>,
  change: Updateable<DB['shop_refund']>,
): Promise<void> {
  const { order_goods_id, member_id, order_id, site_id } = copy
  await trx
    .insertInto('order_line_owner')
    .values({ order_goods_id, member_id, order_id, site_id })
    .onConflict((conflict) => conflict.column('order_goods_id').doNothing())
    .execute()
  await trx
    .insertInto('shop_refund')
    .values({ ...copy, ...change })
    .onConflict((conflict) => conflict.columns(['site_id', 'order_goods_id']).doUpdateSet(change))
    .execute()
}

const listed = (db: Kysely<DB>, memberId: number) =>
  db
    .selectFrom('order_refund')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.member_id', '=', 'order_refund.member_id')
        .onRef('order_line.order_goods_id', '=', 'order_refund.order_goods_id'),
    )
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.member_id', '=', 'order_refund.member_id')
        .onRef('orders.order_id', '=', 'order_refund.order_id'),
    )
    .where('order_refund.member_id', '=', memberId)
    .where('order_line.refund_status', '<>', 0)
    .where('orders.is_deleted', '=', 0)

export const countListed = (db: Kysely<DB>, memberId: number): Promise<number> => countRows(listed(db, memberId))

/** The latest step first. */
export const findListed = (db: Kysely<DB>, memberId: number, limit: number, offset: number): Promise<Refund[]> =>
  listed(db, memberId)
    .selectAll('order_refund')
    .orderBy('order_refund.action_time', 'desc')
    .orderBy('order_refund.order_goods_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** What waits for a shop (0 = any) or the platform, the oldest first. */
export async function findWaiting(
  db: Kysely<DB>,
  { siteId, kind, statuses }: { siteId: number; kind: 'refund' | 'complain'; statuses: number[] },
  limit: number,
  offset: number,
): Promise<{ count: number; list: ShopCopy[] }> {
  const query = db
    .selectFrom('shop_refund')
    .where((eb) => eb(`${kind}_status`, '=', eb.fn.any(eb.val(statuses))))
    .$if(siteId > 0, (rows) => rows.where('site_id', '=', siteId))
  const [count, list] = await Promise.all([
    countRows(query),
    query
      .selectAll()
      .orderBy(kind === 'refund' ? 'refund_action_time' : 'complain_time')
      .orderBy('order_goods_id')
      .limit(limit)
      .offset(offset)
      .execute(),
  ])
  return { count, list }
}

/** Transferred before `before`, the channel owes it, and no job asks for it. */
export const findOwed = (db: Kysely<DB>, before: number, most: number): Promise<Refund[]> =>
  db
    .selectFrom('order_refund')
    .selectAll()
    .where('channel', '<>', '')
    .where('paid_back_time', '=', 0)
    .where('refund_time', '<', before)
    .where(hasNoJob(['refund.payback'], 'order_refund.member_id', 'order_refund.order_goods_id'))
    .orderBy('refund_time')
    .limit(most)
    .execute()

/** Refunds whose timer should have run and has no job. */
export const findOverdue = (db: Kysely<DB>, kinds: string[], now: number, most: number) =>
  db
    .selectFrom('order_refund')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.member_id', '=', 'order_refund.member_id')
        .onRef('order_line.order_goods_id', '=', 'order_refund.order_goods_id'),
    )
    .select(['order_refund.member_id', 'order_refund.order_goods_id', 'order_line.refund_status'])
    .where('due_time', '>', 0)
    .where('due_time', '<=', now)
    .where(hasNoJob(kinds, 'order_refund.member_id', 'order_refund.order_goods_id'))
    .orderBy('due_time')
    .limit(most)
    .execute()

export async function notePaidBack(
  db: Kysely<DB>,
  { member_id, order_goods_id }: Pick<Refund, 'member_id' | 'order_goods_id'>,
  at: number,
): Promise<void> {
  await db
    .updateTable('order_refund')
    .set({ paid_back_time: at })
    .where('member_id', '=', member_id)
    .where('order_goods_id', '=', order_goods_id)
    .where('paid_back_time', '=', 0)
    .execute()
}
