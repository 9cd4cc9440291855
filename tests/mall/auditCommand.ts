// `npm run audit:mall`: asks every invariant of the mall of DATABASE_URL, or of the embedded one that is running here.
import path from 'node:path'
import type { PoolConfig } from 'pg'
import { readOffset } from '../../server/src/clock.store'
import { readConfig } from '../../server/src/config'
import { audit, told } from '../../server/src/database/audit/audit'
import { readPostmaster } from '../../server/src/database/embedded/living'
import { openKysely, openPool } from '../../server/src/database/pool'

/** The database of the environment; the embedded one only while a mall runs on it. */
function database(): string | PoolConfig {
  const { databaseUrl, dataDir } = readConfig({ ...process.env, MALL_MODE: 'development', NODE_ENV: '' })
  if (databaseUrl) return databaseUrl
  const found = readPostmaster(path.join(dataDir, 'postgres'))
  if (!found) throw new Error(`No mall is running on ${dataDir}: start it, or name a database by DATABASE_URL.`)
  return { user: 'postgres', database: 'postgres', host: found.socket, port: found.port }
}

async function main(): Promise<number> {
  const pool = openPool(database(), { size: 1, namedStatements: false, onError: () => undefined })
  const db = openKysely(pool, false)
  try {
    const now = Math.floor(Date.now() / 1000) + (await readOffset(db))
    const { violations, held, skipped } = await audit(db, { now, live: true })
    for (const { id, name, holds } of held) console.log(`ok      ${id.padEnd(4)} ${name}: ${holds}`)
    for (const { invariant, missing } of skipped)
      console.log(`skipped ${invariant.id.padEnd(4)} ${invariant.name}: there is no table ${missing.join(', ')}`)
    for (const violation of violations) console.log(`BROKEN  ${told(violation)}`)
    console.log(`\n${held.length} hold, ${skipped.length} skipped, ${violations.length} violations`)
    return violations.length
  } finally {
    await pool.end()
  }
}

void main().then(
  (violations) => process.exit(violations > 0 ? 1 : 0),
  (error: Error) => {
    console.error(error.message)
    process.exit(2)
  },
)
