import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'

export async function insert(db: Kysely<DB>, captchaId: string, code: string, endsAt: number): Promise<void> {
  await db.insertInto('captcha').values({ captcha_id: captchaId, code, ends_at: endsAt }).execute()
}

/** The digits of a living captcha. */
export async function find(db: Kysely<DB>, captchaId: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('captcha')
    .select('code')
    .where('captcha_id', '=', captchaId)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return row?.code
}

/** False when it is gone already: of two calls at once one takes it. */
export async function take(db: Kysely<DB>, captchaId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('captcha').where('captcha_id', '=', captchaId).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function dropEnded(db: Kysely<DB>, now: number): Promise<void> {
  await db.deleteFrom('captcha').where('ends_at', '<=', now).execute()
}
