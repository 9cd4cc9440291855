import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { hasNoJob } from '../../jobs/jobStore'
import type { Launch } from './launch.store'

/** Open launches that no job ends. */
export async function findLostLaunches(db: Kysely<DB>, most: number) {
  const { rows } = await sql<Pick<Launch, 'site_id' | 'launch_id' | 'end_time' | 'buy_end_time'>>`
    SELECT launch.site_id, launch.launch_id, launch.end_time, bargain.end_time AS buy_end_time
    FROM bargain_launch launch JOIN bargain USING (site_id, bargain_id)
    WHERE launch.is_open = 1 AND ${hasNoJob(['bargain.launch'], 'launch.site_id', 'launch.launch_id')}
    LIMIT ${most}`.execute(db)
  return rows
}

/** Closed activities with open launches that no job ends at once. */
export async function findLostClosings(db: Kysely<DB>, most: number) {
  const { rows } = await sql<{ site_id: number; bargain_id: number }>`
    SELECT bargain.site_id, bargain.bargain_id FROM bargain WHERE bargain.close_time > 0
      AND EXISTS (SELECT FROM bargain_launch l WHERE l.bargain_id = bargain.bargain_id AND l.is_open = 1)
      AND ${hasNoJob(['bargain.close'], 'bargain.site_id', 'bargain.bargain_id')}
    LIMIT ${most}`.execute(db)
  return rows
}
