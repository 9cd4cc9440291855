import { sql, type Kysely, type Selectable } from 'kysely'
import type { DB } from '../../database/schema'

export type SmsCodeRow = Selectable<DB['sms_code']>

export interface CodeName {
  mobile: string
  key: string
  purpose: string
}

export async function insert(db: Kysely<DB>, row: Omit<SmsCodeRow, 'tries' | 'is_used'>): Promise<void> {
  await db.insertInto('sms_code').values(row).execute()
}

export async function remove(db: Kysely<DB>, { mobile, key }: CodeName): Promise<void> {
  await db.deleteFrom('sms_code').where('mobile', '=', mobile).where('key', '=', key).execute()
}

/** Takes one of `most` tries before anything is compared; undefined = no such living code, or no try left. */
export async function takeTry(
  db: Kysely<DB>,
  { mobile, key, purpose }: CodeName,
  most: number,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .updateTable('sms_code')
    .set({ tries: sql<number>`tries + 1` })
    .where('mobile', '=', mobile)
    .where('key', '=', key)
    .where('purpose', '=', purpose)
    .where('is_used', '=', 0)
    .where('ends_at', '>', now)
    .where('tries', '<', most)
    .returning('code')
    .executeTakeFirst()
  return row?.code
}

/** A right one was no wrong try. */
export async function giveTryBack(db: Kysely<DB>, { mobile, key }: CodeName): Promise<void> {
  await db
    .updateTable('sms_code')
    .set({ tries: sql<number>`tries - 1` })
    .where('mobile', '=', mobile)
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute()
}

/** False when another call used it first. */
export async function use(db: Kysely<DB>, { mobile, key, purpose }: CodeName, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sms_code')
    .set({ is_used: 1 })
    .where('mobile', '=', mobile)
    .where('key', '=', key)
    .where('purpose', '=', purpose)
    .where('is_used', '=', 0)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const findLast = (db: Kysely<DB>, mobile: string): Promise<SmsCodeRow | undefined> =>
  db
    .selectFrom('sms_code')
    .selectAll()
    .where('mobile', '=', mobile)
    .orderBy('create_time', 'desc')
    .orderBy('key', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function dropEnded(db: Kysely<DB>, now: number): Promise<void> {
  await db.deleteFrom('sms_code').where('ends_at', '<=', now).execute()
}
