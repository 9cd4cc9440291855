import type { Kysely } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

const own = (db: Kysely<DB>, memberId: number) => db.selectFrom('shop_member').where('member_id', '=', memberId)

/** False when the shop was followed before. */
export async function insert(
  trx: Tx,
  row: { member_id: number; site_id: number; subscribe_time: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('shop_member')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'site_id']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) === 1
}

/** False when the shop was not followed. */
export async function remove(trx: Tx, memberId: number, siteId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('shop_member')
    .where('member_id', '=', memberId)
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows) === 1
}

export const find = (db: Kysely<DB>, memberId: number, siteId: number) =>
  own(db, memberId).select('site_id').where('site_id', '=', siteId).executeTakeFirst()

export const count = (db: Kysely<DB>, memberId: number): Promise<number> => countRows(own(db, memberId))

export const findNewest = (db: Kysely<DB>, memberId: number, limit: number, offset: number) =>
  own(db, memberId)
    .select(['site_id', 'subscribe_time'])
    .orderBy('subscribe_time', 'desc')
    .orderBy('site_id')
    .limit(limit)
    .offset(offset)
    .execute()
