import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'

/** The member's name was proven by a card. */
export async function isAuthenticated(db: Kysely<DB>, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('member_realname')
    .select('status')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.status === 1
}
