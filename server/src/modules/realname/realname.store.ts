import type { Insertable, Kysely, Selectable } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type RealnameRow = Selectable<DB['member_realname']>

export const find = (db: Kysely<DB>, memberId: number): Promise<RealnameRow | undefined> =>
  db.selectFrom('member_realname').selectAll().where('member_id', '=', memberId).executeTakeFirst()

export async function save(trx: Tx, row: Insertable<DB['member_realname']>): Promise<void> {
  const { member_id: _, ...change } = row
  await trx
    .insertInto('member_realname')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(change))
    .execute()
}
