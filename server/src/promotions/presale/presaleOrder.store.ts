import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { hasNoJob } from '../../jobs/jobStore'

export type PresaleOrder = Selectable<DB['presale_order']>
export type NewPresaleOrder = Insertable<DB['presale_order']>
export type PresaleOrderChange = Updateable<DB['presale_order']>

/** The deposit, or the rest, is still to be paid. */
export const openStates = [0, 1]

export const insertOrder = (trx: Tx, row: NewPresaleOrder) => trx.insertInto('presale_order').values(row).execute()

const named = (db: Kysely<DB>, memberId: number, id: number) =>
  db.selectFrom('presale_order').selectAll().where('member_id', '=', memberId).where('presale_order_id', '=', id)

/** One that its member has deleted is not there. */
export const findOrder = (db: Kysely<DB>, memberId: number, id: number): Promise<PresaleOrder | undefined> =>
  named(db, memberId, id).where('is_deleted', '=', 0).executeTakeFirst()

export const lockOrder = (trx: Tx, memberId: number, id: number): Promise<PresaleOrder | undefined> =>
  named(trx, memberId, id).forUpdate().executeTakeFirst()

export const lockOrders = (trx: Tx, memberId: number, ids: number[]): Promise<PresaleOrder[]> =>
  trx
    .selectFrom('presale_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .where((eb) => eb('presale_order_id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('presale_order_id')
    .forUpdate()
    .execute()

export async function changeOrder(
  trx: Tx,
  { member_id, presale_order_id }: Pick<PresaleOrder, 'member_id' | 'presale_order_id'>,
  change: PresaleOrderChange,
): Promise<void> {
  await trx
    .updateTable('presale_order')
    .set(change)
    .where('member_id', '=', member_id)
    .where('presale_order_id', '=', presale_order_id)
    .execute()
}

/** A gift that ran out while the deposit was made is not given. */
export async function dropPresent(trx: Tx, memberId: number, id: number, skuId: number): Promise<void> {
  await trx
    .updateTable('presale_order')
    .set({
      line_rows: sql`(SELECT jsonb_agg(line) FROM jsonb_array_elements(line_rows) line
        WHERE NOT (line->>'is_present' = '1' AND line->>'sku_id' = ${String(skuId)}))`,
    })
    .where('member_id', '=', memberId)
    .where('presale_order_id', '=', id)
    .execute()
}

/** Whose it is, and of which shop. */
export const findOwner = (db: Kysely<DB>, id: number) =>
  db.selectFrom('presale_order').select(['member_id', 'site_id']).where('presale_order_id', '=', id).executeTakeFirst()

/** An order that nobody pays in time is over at that second, whenever its job comes round; so is an agreed refund. */
const stateNow = (now: number) => sql<number>`CASE WHEN (ends_at > 0 AND ends_at <= ${now})
  OR (refund_due > 0 AND refund_due <= ${now}) THEN -1 ELSE order_status END`

const listed = (db: Kysely<DB>, memberId: number, status: number | undefined, now: number) =>
  db
    .selectFrom('presale_order')
    .where('member_id', '=', memberId)
    .where('is_deleted', '=', 0)
    .$if(status !== undefined, (rows) => rows.where(stateNow(now), '=', status ?? 0))

export const countListed = (db: Kysely<DB>, memberId: number, status: number | undefined, now: number) =>
  countRows(listed(db, memberId, status, now))

/** The newest first. */
export const findListed = (
  db: Kysely<DB>,
  memberId: number,
  { status, now, limit, offset }: { status: number | undefined; now: number; limit: number; offset: number },
): Promise<PresaleOrder[]> =>
  listed(db, memberId, status, now)
    .selectAll()
    .orderBy('presale_order_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Orders of an activity whose deposit was paid and that are not closed. */
export const countPaid = (db: Kysely<DB>, presaleId: number): Promise<number> =>
  countRows(db.selectFrom('presale_order').where('presale_id', '=', presaleId).where('order_status', 'in', [1, 2]))

/** Pieces the member has of an activity that no order names yet. */
export async function piecesHeld(db: Kysely<DB>, memberId: number, presaleId: number): Promise<number> {
  const { num } = await db
    .selectFrom('presale_order')
    .where('member_id', '=', memberId)
    .where('presale_id', '=', presaleId)
    .where('order_status', 'in', openStates)
    .select((eb) => eb.fn.sum<number | null>('num').as('num'))
    .executeTakeFirstOrThrow()
  return Number(num ?? 0)
}

/** The same by goods, as a part of the query that counts what a member has bought. */
export const goodsHeld = (memberId: number, goodsIds: number[]) => sql`
  SELECT goods_id, num FROM presale_order
  WHERE member_id = ${memberId} AND goods_id = ANY(${goodsIds}::int8[]) AND order_status = ANY(${openStates}::int2[])`

/** Orders of an activity that are not paid in full, a handful at a time. */
export const findOpen = (db: Kysely<DB>, presaleId: number, most: number) =>
  db
    .selectFrom('presale_order')
    .select(['member_id', 'presale_order_id'])
    .where('presale_id', '=', presaleId)
    .where('order_status', 'in', openStates)
    .orderBy('presale_order_id')
    .limit(most)
    .execute()

/** Applications that wait for a shop (0 = any), the oldest first. */
export async function findAsking(
  db: Kysely<DB>,
  siteId: number,
  limit: number,
  offset: number,
): Promise<{ count: number; list: PresaleOrder[] }> {
  const query = db
    .selectFrom('presale_order')
    .where('refund_status', '=', 1)
    .$if(siteId > 0, (rows) => rows.where('site_id', '=', siteId))
  const [count, list] = await Promise.all([
    countRows(query),
    query.selectAll().orderBy('apply_time').orderBy('presale_order_id').limit(limit).offset(offset).execute(),
  ])
  return { count, list }
}

/** Orders whose job should have run and is lost. */
export const findOverdue = (db: Kysely<DB>, now: number, most: number) =>
  db
    .selectFrom('presale_order')
    .select(['member_id', 'presale_order_id'])
    .where('due_time', '>', 0)
    .where('due_time', '<=', now)
    .where(hasNoJob(['presale.due'], 'presale_order.member_id', 'presale_order.presale_order_id'))
    .orderBy('due_time')
    .limit(most)
    .execute()
