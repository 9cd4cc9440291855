import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { DB } from '../../database/schema'
import { statement } from '../../database/statement'
import type { Tx } from '../../database/transaction'

export type Member = Selectable<DB['member']>

export const findMember = (db: Kysely<DB>, memberId: number): Promise<Member | undefined> =>
  db.selectFrom('member').selectAll().where('member_id', '=', memberId).where('is_delete', '=', 0).executeTakeFirst()

/** Serialises what a member does in two places at once. */
export async function lock(trx: Tx, memberId: number): Promise<void> {
  await trx.selectFrom('member').select('member_id').where('member_id', '=', memberId).forNoKeyUpdate().execute()
}

const open = (trx: Tx, memberId: number) =>
  trx.selectFrom('member').selectAll().where('member_id', '=', memberId).where('is_delete', '=', 0)

/** Waits also for every call that a token of the member has begun (http/stillOpen.ts), and keeps new ones waiting. */
export const lockToClose = (trx: Tx, memberId: number): Promise<Member | undefined> =>
  open(trx, memberId).forUpdate().executeTakeFirst()

/** The row as it stands when every rival is done. */
export const lockAndFind = (trx: Tx, memberId: number): Promise<Member | undefined> =>
  open(trx, memberId).forNoKeyUpdate().executeTakeFirst()

export async function insert(trx: Tx, row: Insertable<DB['member']>): Promise<void> {
  await trx.insertInto('member').values(row).execute()
}

export async function update(db: Kysely<DB>, memberId: number, change: Updateable<DB['member']>): Promise<void> {
  await db.updateTable('member').set(change).where('member_id', '=', memberId).where('is_delete', '=', 0).execute()
}

export async function keepSource(trx: Tx, memberId: number, inviter: number): Promise<void> {
  await trx
    .updateTable('member')
    .set({ source_member: inviter })
    .where('member_id', '=', memberId)
    .where('source_member', '=', 0)
    .execute()
}

export async function bindTo(trx: Tx, memberId: number, fenxiaoId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member')
    .set({ fenxiao_id: fenxiaoId })
    .where('member_id', '=', memberId)
    .where('member_id', '<>', fenxiaoId)
    .where('fenxiao_id', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** True once: the register reward that waited is now given. */
export async function takeDueReward(trx: Tx, memberId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member')
    .set({ is_reward_due: 0 })
    .where('member_id', '=', memberId)
    .where('is_reward_due', '=', 1)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function hasEmail(db: Kysely<DB>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('member_id')
    .where('email', '=', email)
    .where('email', '<>', '')
    .executeTakeFirst()
  return row !== undefined
}

/** Percent of the price that the member's level pays. */
export const listLevelTerms = (db: Kysely<DB>) =>
  db.selectFrom('member_level').select(['level_id', 'consume_discount', 'is_free_shipping']).execute()

export async function findLevelId(db: Kysely<DB>, memberId: number): Promise<number | undefined> {
  const [row] = await readLevelId(db, { memberId })
  return row?.member_level
}

const readLevelId = statement((db, { memberId }: { memberId: number }) =>
  db.selectFrom('member').select('member_level').where('member_id', '=', memberId),
)
