import { sql, type Kysely } from 'kysely'
import { atTheEnd } from '../database/atTheEnd'
import type { DB } from '../database/schema'
import { statement } from '../database/statement'
import type { Tx } from '../database/transaction'

/** What processes keep in memory; a transaction that changes one of these raises the version (testing/lockWatch.ts). */
export const keptTables = ['setting', 'shipping_template', 'member_level', 'manjian', 'free_shipping'] as const

export const rulesVersion = sql<number>`(SELECT version FROM rules_version)`

const version = statement((db) => db.selectFrom('rules_version').select('version'))

export async function readVersion(db: Kysely<DB>): Promise<number> {
  const [row] = await version(db, {})
  return row?.version ?? 0
}

/** In the transaction that changes a kept table: every process reads it anew from the next call on. */
export const rulesChanged = (trx: Tx): void =>
  atTheEnd(trx, { table: 'rules_version', key: [], run: (last) => raiseVersion(last) })

export async function raiseVersion(db: Kysely<DB>): Promise<void> {
  await db
    .updateTable('rules_version')
    .set({ version: sql`version + 1` })
    .execute()
}
