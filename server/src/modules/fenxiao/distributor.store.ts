import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type Distributor = Selectable<DB['fenxiao']>

export const findDistributor = (db: Kysely<DB>, memberId: number): Promise<Distributor | undefined> =>
  db.selectFrom('fenxiao').selectAll().where('member_id', '=', memberId).executeTakeFirst()

/** The member is locked. */
export async function insert(trx: Tx, row: Insertable<DB['fenxiao']>): Promise<void> {
  await trx.insertInto('fenxiao').values(row).execute()
}

/** The member is locked. False = there is no such distributor. */
export async function change(trx: Tx, memberId: number, to: Updateable<DB['fenxiao']>): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('fenxiao')
    .set(to)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Keeps a name, in its compared form, for a member; false = it is somebody else's. */
export async function claimName(trx: Tx, name: string, memberId: number): Promise<boolean> {
  await trx
    .insertInto('fenxiao_name')
    .values({ name, member_id: memberId })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await holderOf(trx, name)) === memberId
}

/** undefined = nobody has it */
export async function holderOf(db: Kysely<DB>, name: string): Promise<number | undefined> {
  const row = await db.selectFrom('fenxiao_name').select('member_id').where('name', '=', name).executeTakeFirst()
  return row?.member_id
}

/** `kept` stays his. */
export async function releaseNames(trx: Tx, memberId: number, kept = ''): Promise<void> {
  await trx.deleteFrom('fenxiao_name').where('member_id', '=', memberId).where('name', '<>', kept).execute()
}

/** Nobody binds a distributor until COMMIT. */
export async function takeTurn(trx: Tx): Promise<void> {
  await trx.selectFrom('fenxiao_turn').select('id').forUpdate().execute()
}

/** A member on the way up from another one, who stands at depth 0. */
export interface Above {
  member_id: number
  depth: number
  is_delete: number
  /** null = no distributor, or not any more */
  status: number | null
  level_id: number | null
}

/** The member and those above him, at most `most` of them, the nearest first. */
export async function pathUp(db: Kysely<DB>, memberId: number, most: number): Promise<Above[]> {
  const { rows } = await sql<Above>`
    WITH RECURSIVE up AS (
      SELECT member_id, fenxiao_id, is_delete, 0 AS depth FROM member WHERE member_id = ${memberId}
      UNION ALL
      SELECT above.member_id, above.fenxiao_id, above.is_delete, up.depth + 1
      FROM up JOIN member above ON above.member_id = up.fenxiao_id
      WHERE up.fenxiao_id > 0 AND up.depth < ${most}
    )
    SELECT up.member_id, up.depth, up.is_delete, fenxiao.status, fenxiao.level_id
    FROM up LEFT JOIN fenxiao ON fenxiao.member_id = up.member_id
    ORDER BY up.depth`.execute(db)
  return rows
}

/** Whether the member stands above another one, or is that one. */
export async function standsAbove(db: Kysely<DB>, memberId: number, other: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    WITH RECURSIVE up AS (
      SELECT member_id, fenxiao_id FROM member WHERE member_id = ${other}
      UNION
      SELECT above.member_id, above.fenxiao_id
      FROM up JOIN member above ON above.member_id = up.fenxiao_id
      WHERE up.fenxiao_id > 0
    )
    SELECT EXISTS (SELECT FROM up WHERE member_id = ${memberId}) AS found`.execute(db)
  return rows[0]?.found === true
}
