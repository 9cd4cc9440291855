import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type Level = Selectable<DB['member_level']>

export const listLevels = (db: Kysely<DB>): Promise<Level[]> =>
  db.selectFrom('member_level').selectAll().orderBy('growth').orderBy('level_id').execute()

export async function findName(db: Kysely<DB>, levelId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('member_level')
    .select('level_name')
    .where('level_id', '=', levelId)
    .executeTakeFirst()
  return row?.level_name
}

/** Keeps registrations and rises out until COMMIT. */
export const lockLevels = (trx: Tx): Promise<Level[]> =>
  trx.selectFrom('member_level').selectAll().orderBy('level_id').forUpdate().execute()

/** Levels that so much growth reaches, lowest first; they stay until COMMIT. */
export const reached = (trx: Tx, growth: number): Promise<Level[]> =>
  trx
    .selectFrom('member_level')
    .selectAll()
    .where('growth', '<=', growth)
    .orderBy('growth')
    .orderBy('level_id')
    .forShare()
    .execute()

export async function insertLevel(trx: Tx, row: Insertable<DB['member_level']>): Promise<void> {
  await trx.insertInto('member_level').values(row).execute()
}

export async function updateLevel(trx: Tx, levelId: number, change: Updateable<DB['member_level']>): Promise<void> {
  await trx.updateTable('member_level').set(change).where('level_id', '=', levelId).execute()
}

export async function deleteLevel(trx: Tx, levelId: number): Promise<void> {
  await trx.deleteFrom('member_level').where('level_id', '=', levelId).execute()
}

export async function insertGift(trx: Tx, row: Insertable<DB['member_level_gift']>): Promise<void> {
  await trx.insertInto('member_level_gift').values(row).execute()
}

/** The coupon types of a level that was reached, once; undefined = they were given. */
export async function takeGift(trx: Tx, memberId: number, levelId: number, now: number): Promise<string | undefined> {
  const row = await trx
    .updateTable('member_level_gift')
    .set({ given_time: now })
    .where('member_id', '=', memberId)
    .where('level_id', '=', levelId)
    .where('given_time', '=', 0)
    .returning('send_coupon')
    .executeTakeFirst()
  return row?.send_coupon
}

export async function isHeld(trx: Tx, levelId: number): Promise<boolean> {
  const member = await trx
    .selectFrom('member')
    .select('member_id')
    .where('member_level', '=', levelId)
    .limit(1)
    .executeTakeFirst()
  return member !== undefined
}
