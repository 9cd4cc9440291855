import pino from 'pino'
import { Client } from 'pg'
import { stillClock } from '../clock'
import { readConfig } from '../config'
import { loadDemo } from '../demo'
import { modules } from '../modules'
import { openMall } from '../openMall'
import { cluster, createDatabase } from './testDatabase'

/** 2026-03-02 10:00 in Shanghai, a Monday */
export const testStart = 1_772_416_800

const seededName = 'mall_seeded'
const loadingName = 'mall_seeding'

/** The demo mall at `testStart`, loaded by the first test of a run that asks; the others wait for it. */
export async function seededTemplate(): Promise<string> {
  const { connection } = cluster()
  const client = new Client(connection)
  await client.connect()
  try {
    // of the session: a worker that dies gives it back
    await client.query(`SELECT pg_advisory_lock(hashtext($1))`, [seededName])
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [seededName])
    if (!rowCount) {
      await client.query(`DROP DATABASE IF EXISTS ${loadingName}`)
      await createDatabase(loadingName)
      await load(loadingName)
      await client.query(`ALTER DATABASE ${loadingName} RENAME TO ${seededName}`)
    }
    return seededName
  } finally {
    await client.end()
  }
}

async function load(name: string) {
  const { connection } = cluster()
  const open = await openMall({
    config: { ...readConfig({}), poolSize: 6 },
    database: { ...connection, database: name },
    modules,
    log: pino({ level: 'silent' }),
    clock: stillClock(testStart),
  })
  try {
    await loadDemo(open.mall, open.modules)
  } finally {
    await open.close()
  }
}
