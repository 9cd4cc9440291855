import { sql } from 'kysely'
import type { Tx } from '../database/transaction'
import type { Closable } from './promotionDesk'

/**
 * Finding and closing the rows of a table whose activities end at `end_time`, or before when `is_closed` is set. `id`: the
 * column of the activity's id.
 */
export const activityRows = (table: string, id: string) => ({
  /** Locked; undefined = there is none. */
  async find(trx: Tx, activityId: number, now: number): Promise<Closable | undefined> {
    const { rows } = await sql<{ site_id: number; is_closed: number; end_time: number }>`
      SELECT site_id, is_closed, end_time FROM ${sql.table(table)} WHERE ${sql.ref(id)} = ${activityId} FOR UPDATE`.execute(
      trx,
    )
    const [row] = rows
    return row && { siteId: row.site_id, isOver: row.is_closed === 1 || row.end_time <= now }
  },
  async close(trx: Tx, activityId: number, { siteId }: Closable): Promise<void> {
    await sql`
      UPDATE ${sql.table(table)} SET is_closed = 1 WHERE site_id = ${siteId} AND ${sql.ref(id)} = ${activityId}`.execute(
      trx,
    )
  },
})
