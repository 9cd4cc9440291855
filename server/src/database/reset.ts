import { isDeepStrictEqual } from 'node:util'
import { sql, type Kysely } from 'kysely'
import { raiseVersion } from '../rules/rules.store'
import { referencePages } from './reference/pages'
import type { DB } from './schema'

/** What belongs to the running server, not to the mall's content; regions are the same in every mall. */
const kept = [
  ...['migration', 'migration_lock', 'fenxiao_turn', 'id_node', 'identity_key', 'rules_version'],
  ...['reference_seed', 'region'],
]
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

/** True when no shopper or operator has used this database yet. */
export async function isEmpty(db: Kysely<DB>): Promise<boolean> {
  const names = (await tables(db)).filter((name) => !startUp.includes(name) && name !== 'diy_page')
  return (await areEmpty(db, names)) && !(await hasOwnPages(db))
}

/** True when no server has opened this database yet. */
export const isUntouched = async (db: Kysely<DB>): Promise<boolean> => areEmpty(db, [...(await tables(db)), 'region'])

async function areEmpty(db: Kysely<DB>, names: string[]): Promise<boolean> {
  const someRows = names.map((name) => sql`EXISTS (SELECT 1 FROM ${sql.table(name)})`)
  const { rows } = await sql<{ used: boolean }>`SELECT ${sql.join(someRows, sql` OR `)} AS used`.execute(db)
  return rows[0]?.used === false
}

/** Whether there are pages beside those that come with every mall. */
async function hasOwnPages(db: Kysely<DB>): Promise<boolean> {
  const pages = await db
    .selectFrom('diy_page')
    .select(['name', 'value'])
    .limit(referencePages.length + 1)
    .execute()
  return pages.some(
    (page) => !referencePages.some(({ name, value }) => name === page.name && isDeepStrictEqual(value, page.value)),
  )
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
