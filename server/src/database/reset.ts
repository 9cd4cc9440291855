import { sql, type Kysely } from 'kysely'
import { raiseVersion } from '../rules/rules.store'
import type { DB } from './schema'

/** What belongs to the running server, not to the mall's content. */
const kept = ['migration', 'migration_lock', 'fenxiao_turn', 'id_node', 'identity_key', 'rules_version']
/** Rows a server writes by starting. */
const startUp = ['job', 'setting']

async function tables(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT tablename AS name FROM pg_tables
    WHERE schemaname = current_schema() ORDER BY tablename`.execute(db)
  return rows.map((row) => row.name).filter((name) => !kept.includes(name))
}

export async function emptyAll(db: Kysely<DB>): Promise<void> {
  const names = (await tables(db)).map((name) => sql.table(name))
  await sql`TRUNCATE ${sql.join(names)}`.execute(db)
  await raiseVersion(db)
}

/** True when nobody has used this database yet. */
export async function isEmpty(db: Kysely<DB>): Promise<boolean> {
  for (const name of await tables(db)) {
    if (startUp.includes(name)) continue
    const { rows } = await sql`SELECT 1 FROM ${sql.table(name)} LIMIT 1`.execute(db)
    if (rows.length > 0) return false
  }
  return true
}

export type SeedState = 'none' | 'started' | 'done'
const mark = { site_id: 0, key: 'demo_data' }

/** How far loading the demo data came; a break in the middle leaves `started`. */
export async function readSeedState(db: Kysely<DB>): Promise<SeedState> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('site_id', '=', mark.site_id)
    .where('key', '=', mark.key)
    .executeTakeFirst()
  return (row?.value as SeedState | undefined) ?? 'none'
}

export async function writeSeedState(db: Kysely<DB>, value: SeedState, now: number): Promise<void> {
  await db
    .insertInto('setting')
    .values({ ...mark, value, changed_at: now })
    .onConflict((conflict) => conflict.columns(['site_id', 'key']).doUpdateSet({ value, changed_at: now }))
    .execute()
}
