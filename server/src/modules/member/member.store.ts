import type { Kysely, Selectable } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type Member = Selectable<DB['member']>

export const findMember = (db: Kysely<DB>, memberId: number): Promise<Member | undefined> =>
  db.selectFrom('member').selectAll().where('member_id', '=', memberId).where('is_delete', '=', 0).executeTakeFirst()

/** Serialises what a member does in two places at once. */
export async function lock(trx: Tx, memberId: number): Promise<void> {
  await trx.selectFrom('member').select('member_id').where('member_id', '=', memberId).forUpdate().execute()
}

/** Percent of the price that the member's level pays. */
export async function findConsumeDiscount(db: Kysely<DB>, memberId: number): Promise<number | undefined> {
  const level = await db
    .selectFrom('member')
    .innerJoin('member_level', 'member_level.level_id', 'member.member_level')
    .select('member_level.consume_discount')
    .where('member.member_id', '=', memberId)
    .executeTakeFirst()
  return level?.consume_discount
}
