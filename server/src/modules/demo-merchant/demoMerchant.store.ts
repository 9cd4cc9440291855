import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'

/** When the demo data was loaded: what stands in it must stay as wire/demo-data says. */
export async function seededAt(db: Kysely<DB>): Promise<number> {
  const row = await db
    .selectFrom('setting')
    .select('changed_at')
    .where('site_id', '=', 0)
    .where('key', '=', 'demo_data')
    .executeTakeFirst()
  return row?.changed_at ?? 0
}
