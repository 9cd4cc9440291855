import { sql, type Kysely } from 'kysely'
import { batched } from '../database/batched'
import type { DB } from '../database/schema'
import { statement } from '../database/statement'

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
  const rows = await takeName(db, { ...name, bodyHash, now, until })
  return rows.length > 0
}

const takeName = statement((db, name: OnceName & { bodyHash: string; now: number; until: number }) => {
  const fresh = { body_hash: name.bodyHash, answer: null, expires_at: name.until }
  return db
    .insertInto('idempotency')
    .values({ dist_key: name.distKey, caller: name.caller, path: name.path, key: name.key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['dist_key', 'caller', 'path', 'key'])
        .doUpdateSet(fresh)
        .where('idempotency.expires_at', '<=', name.now),
    )
    .returning('key')
})

interface Asked extends OnceName {
  now: number
}

/** What an earlier call with this name was answered. */
export const findAnswer = (db: Kysely<DB>, name: OnceName, now: number): Promise<OnceRow | undefined> =>
  readAnswer(db, { ...name, now })

const readAnswer = batched(findAnswers)

async function findAnswers(db: Kysely<DB>, asked: readonly Asked[]): Promise<(OnceRow | undefined)[]> {
  const { rows } = await sql<OnceRow & { at: number }>`
    SELECT asked.at, answered.body_hash, answered.answer
    FROM unnest(
      ${asked.map(({ distKey }) => distKey)}::int8[],
      ${asked.map(({ caller }) => caller)}::text[],
      ${asked.map(({ path }) => path)}::text[],
      ${asked.map(({ key }) => key)}::text[],
      ${asked.map(({ now }) => now)}::int8[]
    ) WITH ORDINALITY AS asked (dist_key, caller, path, key, now, at)
    CROSS JOIN LATERAL (
      SELECT body_hash, answer FROM idempotency
      WHERE dist_key = asked.dist_key AND caller = asked.caller AND path = asked.path AND key = asked.key
        AND expires_at > asked.now
      LIMIT 1
    ) answered`.execute(db)
  const found = new Map(rows.map(({ at, ...row }) => [at, row]))
  return asked.map((_, i) => found.get(i + 1))
}

export async function saveAnswer(db: Kysely<DB>, name: OnceName, answer: string) {
  await writeAnswer(db, { ...name, answer })
}

const writeAnswer = statement((db, { answer, ...name }: OnceName & { answer: string }) =>
  db.updateTable('idempotency').set({ answer }).where(named(name)),
)

export async function dropExpired(db: Kysely<DB>, now: number) {
  await db.deleteFrom('idempotency').where('expires_at', '<=', now).execute()
}
