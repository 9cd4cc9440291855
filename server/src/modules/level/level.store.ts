import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely'
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
export async function reached(trx: Tx, growth: number): Promise<Level[]> {
  // locked in the order of lockLevels; rows that were waited for may have another growth than the one they were found by
  const rows = await trx
    .selectFrom('member_level')
    .selectAll()
    .where('growth', '<=', growth)
    .orderBy('level_id')
    .forShare()
    .execute()
  return rows.sort((a, b) => a.growth - b.growth || a.level_id - b.level_id)
}

export async function insertLevel(trx: Tx, row: Insertable<DB['member_level']>): Promise<void> {
  await trx.insertInto('member_level').values(row).execute()
}

export async function updateLevel(trx: Tx, levelId: number, change: Updateable<DB['member_level']>): Promise<void> {
  await trx.updateTable('member_level').set(change).where('level_id', '=', levelId).execute()
}

export async function deleteLevel(trx: Tx, levelId: number): Promise<void> {
  await trx.deleteFrom('member_level').where('level_id', '=', levelId).execute()
}

/** False = the level was reached or passed before. */
export async function insertGift(trx: Tx, row: Insertable<DB['member_level_gift']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('member_level_gift')
    .values(row)
    .onConflict((oc) => oc.columns(['member_id', 'level_id']).doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** Members who have the level `held` have passed the level `passed`: it gives them nothing any more. */
export async function insertPassed(trx: Tx, pairs: { held: number; passed: number }[], now: number): Promise<void> {
  await sql`
    INSERT INTO member_level_gift (member_id, level_id, send_coupon, given_time)
    SELECT member.member_id, pair.passed, '', ${now}::int8
    FROM unnest(${pairs.map(({ held }) => held)}::int8[], ${pairs.map(({ passed }) => passed)}::int8[])
      AS pair (held, passed)
    JOIN member ON member.member_level = pair.held
    ON CONFLICT (member_id, level_id) DO NOTHING`.execute(trx)
}

/** Levels that the member reached or passed, as far as they give coupons or have changed their order since. */
export async function passedLevels(db: Kysely<DB>, memberId: number): Promise<Set<number>> {
  const rows = await db.selectFrom('member_level_gift').select('level_id').where('member_id', '=', memberId).execute()
  return new Set(rows.map(({ level_id }) => level_id))
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
