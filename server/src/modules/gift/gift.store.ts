import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type GiftOrder = Selectable<DB['gift_order']>
/** Where it goes to. */
export type Receiver = Pick<GiftOrder, 'member_name' | 'mobile' | 'full_address'>

/** In any state. */
export const findGift = (db: Kysely<DB>, giftId: number): Promise<Selectable<DB['gift']> | undefined> =>
  db.selectFrom('gift').selectAll().where('site_id', '=', 0).where('gift_id', '=', giftId).executeTakeFirst()

export const findGiftsById = (db: Kysely<DB>, ids: number[]): Promise<Selectable<DB['gift']>[]> =>
  db
    .selectFrom('gift')
    .selectAll()
    .where('site_id', '=', 0)
    .where((eb) => eb('gift_id', '=', eb.fn.any(eb.val(ids))))
    .execute()

export async function insertOrder(trx: Tx, row: Insertable<DB['gift_order']>): Promise<void> {
  await trx.insertInto('gift_order').values(row).execute()
}

const own = (db: Kysely<DB>, memberId: number) => db.selectFrom('gift_order').where('member_id', '=', memberId)

export const countOrders = (db: Kysely<DB>, memberId: number): Promise<number> => countRows(own(db, memberId))

/** The newest first. */
export const listOrders = (db: Kysely<DB>, memberId: number, limit: number, offset: number): Promise<GiftOrder[]> =>
  own(db, memberId).selectAll().orderBy('order_id', 'desc').limit(limit).offset(offset).execute()

export const findOrder = (db: Kysely<DB>, memberId: number, orderId: number): Promise<GiftOrder | undefined> =>
  own(db, memberId).selectAll().where('order_id', '=', orderId).executeTakeFirst()

export const findOrdersById = (db: Kysely<DB>, memberId: number, ids: number[]): Promise<GiftOrder[]> =>
  own(db, memberId)
    .selectAll()
    .where((eb) => eb('order_id', '=', eb.fn.any(eb.val(ids))))
    .execute()

/** Whose it is. */
export const findOwner = (db: Kysely<DB>, orderId: number) =>
  db.selectFrom('gift_order').select('member_id').where('order_id', '=', orderId).executeTakeFirst()

export const lockOrder = (trx: Tx, memberId: number, orderId: number): Promise<GiftOrder | undefined> =>
  own(trx, memberId).selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst()

/** Changes it while it is not sent; false = it is. */
export async function changeUnsent(
  trx: Tx,
  { member_id, order_id }: Pick<GiftOrder, 'member_id' | 'order_id'>,
  change: Partial<Omit<GiftOrder, 'said'>>,
): Promise<boolean> {
  const row = await trx
    .updateTable('gift_order')
    .set(change)
    .where('member_id', '=', member_id)
    .where('order_id', '=', order_id)
    .where('express_status', '=', 0)
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Those that can be sent: an address was chosen, or the member has one. */
const sendable = (db: Kysely<DB>) =>
  db
    .selectFrom('gift_order')
    .where('express_status', '=', 0)
    .where(
      sql<boolean>`(full_address <> '' OR EXISTS (SELECT FROM member_address a
        WHERE a.member_id = gift_order.member_id AND a.is_default = 1))`,
    )

export const countSendable = (db: Kysely<DB>): Promise<number> => countRows(sendable(db))

/** The oldest first. */
export const listSendable = (db: Kysely<DB>, limit: number, offset: number): Promise<GiftOrder[]> =>
  sendable(db).selectAll().orderBy('create_time').orderBy('order_id').limit(limit).offset(offset).execute()
