import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { startEmbedded, type Embedded } from '../database/embedded'
import { migrate } from '../database/migrate'
import { openKysely, openPool } from '../database/pool'
import { seedReference } from '../database/reference/reference'

export const templateName = 'mall_template'

export interface Cluster {
  connection: Embedded['connection']
  /** the migrated database with the reference data that new ones are made from */
  template: Embedded['connection']
  folder: string
  stop(): Promise<void>
}

const memory = '/dev/shm'
const gibibyte = 1024 ** 3

/** A database is made for every test file: 30 ms in memory, up to a second on a busy disk. */
function roomyFolder(): string {
  if (!fs.existsSync(memory)) return os.tmpdir()
  const { bavail, bsize } = fs.statfsSync(memory)
  return bavail * bsize > gibibyte ? memory : os.tmpdir()
}

/** Clears up after a test run that was killed or broken off: its standard input ends when this process does. */
function clearUpAfterwards(folder: string) {
  const script = `
    const fs = require('node:fs')
    const [folder] = process.argv.slice(1)
    process.stdin.resume().once('close', () => {
      try { process.kill(parseInt(fs.readFileSync(folder + '/postgres/postmaster.pid', 'utf8'), 10), 'SIGQUIT') } catch {}
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
    })`
  // a group of its own: Ctrl-C in the terminal is not for it
  const child = spawn(process.execPath, ['-e', script, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  child.unref()
  return child
}

/** A throw-away PostgreSQL in the temp folder with a template database that is migrated and has the reference data. */
export async function startCluster(): Promise<Cluster> {
  const folder = fs.mkdtempSync(path.join(roomyFolder(), 'mall-test-'))
  // PostgreSQL does not run as root: whoever it runs as must get through
  fs.chmodSync(folder, 0o755)
  const cleaner = clearUpAfterwards(folder)
  const engine = await startEmbedded(folder, { throwAway: true })
  const client = new Client(engine.connection)
  await client.connect()
  await client.query(`CREATE DATABASE ${templateName}`)
  await client.end()
  const database = { ...engine.connection, database: templateName }
  const pool = openPool(database, { size: 2, namedStatements: false, onError: () => undefined })
  await migrate(pool)
  await seedReference(
    openKysely(pool, false, () => undefined),
    { mode: 'development', now: 0 },
  )
  await pool.end()
  return {
    connection: engine.connection,
    template: database,
    folder,
    async stop() {
      await engine.stop()
      cleaner.kill()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
