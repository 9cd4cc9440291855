import type { Insertable, Kysely, Selectable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type Verifier = Selectable<DB['verifier']>
export type VerifyRecord = Selectable<DB['verify_record']>

/** Where the member verifies, lowest site first. */
export const verifiersOf = (db: Kysely<DB>, memberId: number): Promise<Verifier[]> =>
  db
    .selectFrom('verifier')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 1)
    .orderBy('site_id')
    .execute()

/** Makes or changes the member's verifier of a site; the id stays. */
export async function saveVerifier(trx: Tx, row: Insertable<DB['verifier']>): Promise<number> {
  const { verifier_name, state } = row
  const saved = await trx
    .insertInto('verifier')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'site_id']).doUpdateSet({ verifier_name, state }))
    .returning('verifier_id')
    .executeTakeFirstOrThrow()
  return saved.verifier_id
}

/** Once per code: false = somebody was faster. */
export async function insertRecord(trx: Tx, row: Insertable<DB['verify_record']>): Promise<boolean> {
  const inserted = await trx
    .insertInto('verify_record')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'verify_code']).doNothing())
    .returning('verify_code')
    .executeTakeFirst()
  return inserted !== undefined
}

export const findRecord = (db: Kysely<DB>, siteId: number, code: string): Promise<VerifyRecord | undefined> =>
  db
    .selectFrom('verify_record')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('verify_code', '=', code)
    .executeTakeFirst()

const records = (db: Kysely<DB>, siteId: number, type: string | undefined) =>
  db
    .selectFrom('verify_record')
    .where('site_id', '=', siteId)
    .$if(type !== undefined, (rows) => rows.where('verify_type', '=', type ?? ''))

export const countRecords = (db: Kysely<DB>, siteId: number, type: string | undefined): Promise<number> =>
  countRows(records(db, siteId, type))

/** Newest first. */
export const findRecords = (
  db: Kysely<DB>,
  siteId: number,
  type: string | undefined,
  limit: number,
  offset: number,
): Promise<VerifyRecord[]> =>
  records(db, siteId, type)
    .selectAll()
    .orderBy('verify_time', 'desc')
    .orderBy('verify_code')
    .limit(limit)
    .offset(offset)
    .execute()
