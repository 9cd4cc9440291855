import type { Kysely } from 'kysely'
import type { DB } from './database/schema'

/** Seconds the mall's clock was moved forward, over all processes and restarts. */
export async function readOffset(db: Kysely<DB>): Promise<number> {
  const row = await db.selectFrom('mall_clock').select('offset_seconds').where('site_id', '=', 0).executeTakeFirst()
  return row?.offset_seconds ?? 0
}

export async function addOffset(db: Kysely<DB>, seconds: number): Promise<number> {
  const row = await db
    .insertInto('mall_clock')
    .values({ site_id: 0, offset_seconds: seconds })
    .onConflict((conflict) =>
      conflict
        .column('site_id')
        .doUpdateSet((set) => ({ offset_seconds: set('mall_clock.offset_seconds', '+', seconds) })),
    )
    .returning('offset_seconds')
    .executeTakeFirstOrThrow()
  return row.offset_seconds
}
