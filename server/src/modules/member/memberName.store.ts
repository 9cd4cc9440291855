/** Look-ups from a mobile or a username to its member: the rows that keep both unique over the whole mall. */
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { note, ofMobile } from './identity.store'

export async function findByMobile(db: Kysely<DB>, mobile: string): Promise<number | undefined> {
  const row = await db.selectFrom('member_mobile').select('member_id').where('mobile', '=', mobile).executeTakeFirst()
  return row?.member_id
}

export async function findByUsername(db: Kysely<DB>, username: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('member_username')
    .select('member_id')
    .where('username', '=', username)
    .executeTakeFirst()
  return row?.member_id
}

/** False when somebody has it; waits for a rival's COMMIT. */
export async function claimMobile(trx: Tx, mobile: string, memberId: number): Promise<boolean> {
  const row = await trx
    .insertInto('member_mobile')
    .values({ mobile, member_id: memberId })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .returning('member_id')
    .executeTakeFirst()
  if (row) await note(trx, memberId, [ofMobile(mobile)])
  return row !== undefined
}

export async function claimUsername(trx: Tx, username: string, memberId: number): Promise<boolean> {
  const row = await trx
    .insertInto('member_username')
    .values({ username, member_id: memberId })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The mobile is free again. */
export async function releaseMobile(trx: Tx, mobile: string, memberId: number): Promise<void> {
  await trx.deleteFrom('member_mobile').where('mobile', '=', mobile).where('member_id', '=', memberId).execute()
}
