import { sql, type Kysely } from 'kysely'
import type { DB } from '../database/schema'

export interface OnceName {
  /** member_id of a shopper, site_id of an operator key */
  distKey: number
  /** `member`, or the operator key's name */
  caller: string
  path: string
  key: string
}

export interface OnceRow {
  body_hash: string
  /** JSON of the data; null until the work is done */
  answer: string | null
}

const named = ({ distKey, caller, path, key }: OnceName) =>
  sql<boolean>`dist_key = ${distKey} AND caller = ${caller} AND path = ${path} AND key = ${key}`

/** Takes the name for this transaction; waits for a rival, false when one has it. An expired row is taken over. */
export async function claim(db: Kysely<DB>, name: OnceName, bodyHash: string, now: number, until: number) {
  const fresh = { body_hash: bodyHash, answer: null, expires_at: until }
  const row = await db
    .insertInto('idempotency')
    .values({ dist_key: name.distKey, caller: name.caller, path: name.path, key: name.key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['dist_key', 'caller', 'path', 'key'])
        .doUpdateSet(fresh)
        .where('idempotency.expires_at', '<=', now),
    )
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

export async function findAnswer(db: Kysely<DB>, name: OnceName, now: number): Promise<OnceRow | undefined> {
  return db
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where(named(name))
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function saveAnswer(db: Kysely<DB>, name: OnceName, answer: string) {
  await db.updateTable('idempotency').set({ answer }).where(named(name)).execute()
}

export async function dropExpired(db: Kysely<DB>, now: number) {
  await db.deleteFrom('idempotency').where('expires_at', '<=', now).execute()
}
