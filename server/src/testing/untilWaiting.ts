import { sql } from 'kysely'
import type { Mall } from '../mall'

/** Until so many other transactions of this mall wait for a lock that the caller's one holds. */
export async function untilWaiting({ db }: Mall, count = 1): Promise<void> {
  for (let left = 200; left > 0; left--) {
    const { rows } = await sql`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db)
    if (rows.length >= count) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`less than ${count} transactions wait`)
}
