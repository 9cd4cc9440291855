import { sql, type Insertable, type Kysely } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export async function insertCut(trx: Tx, row: Insertable<DB['bargain_cut']>): Promise<void> {
  await trx.insertInto('bargain_cut').values(row).execute()
}

/** Of these launches those that the member has cut. */
export async function findCutBy(db: Kysely<DB>, memberId: number, launchIds: number[]): Promise<Set<number>> {
  if (memberId === 0 || launchIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('bargain_cut')
    .select('launch_id')
    .where('member_id', '=', memberId)
    .where((eb) => eb('launch_id', '=', eb.fn.any(eb.val(launchIds))))
    .execute()
  return new Set(rows.map((row) => row.launch_id))
}

const cuts = (db: Kysely<DB>) =>
  db
    .selectFrom('bargain_cut as cut')
    .innerJoin('member', 'member.member_id', 'cut.member_id')
    .select([
      'cut.launch_id',
      'cut.cut_id',
      'cut.member_id',
      'cut.money',
      'cut.bargain_time',
      'member.nickname',
      'member.headimg',
    ])

export type Cut = Awaited<ReturnType<typeof findCuts>>[number]

export const countCuts = (db: Kysely<DB>, launchId: number): Promise<number> =>
  countRows(db.selectFrom('bargain_cut').where('launch_id', '=', launchId))

/** The newest first. */
export const findCuts = (db: Kysely<DB>, launchId: number, limit: number, offset: number) =>
  cuts(db).where('cut.launch_id', '=', launchId).orderBy('cut.cut_id', 'desc').limit(limit).offset(offset).execute()

/** The newest of each of these launches. */
export async function findNewestCuts(db: Kysely<DB>, launchIds: number[], each: number): Promise<Cut[]> {
  const { rows } = await sql<Cut>`
    SELECT cut.launch_id, cut.cut_id, cut.member_id, cut.money, cut.bargain_time, member.nickname, member.headimg
    FROM unnest(${launchIds}::int8[]) AS launch (launch_id) CROSS JOIN LATERAL (
      SELECT * FROM bargain_cut WHERE bargain_cut.launch_id = launch.launch_id ORDER BY cut_id DESC LIMIT ${each}
    ) cut JOIN member ON member.member_id = cut.member_id ORDER BY cut.cut_id DESC`.execute(db)
  return rows
}
