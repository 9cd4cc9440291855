import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client, type Pool, type PoolConfig } from 'pg'
import { startEmbedded, type Embedded } from '../../../server/src/database/embedded'
import { openKysely, openPool } from '../../../server/src/database/pool'

const memory = '/dev/shm'
const gibibyte = 1024 ** 3

/** In memory where there is room: a seed's databases are thrown away, and the processes are killed, not the machine. */
function roomyFolder(): string {
  if (!fs.existsSync(memory)) return os.tmpdir()
  const { bavail, bsize } = fs.statfsSync(memory)
  return bavail * bsize > 2 * gibibyte ? memory : os.tmpdir()
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The embedded PostgreSQL with the product's own settings, nothing relaxed: what it acknowledged must survive. */
export class Engine {
  private pool: Pool | undefined

  private constructor(
    readonly folder: string,
    private engine: Embedded,
  ) {}

  static async start(): Promise<Engine> {
    const folder = fs.mkdtempSync(path.join(roomyFolder(), 'mall-model-'))
    // PostgreSQL does not run as root: whoever it runs as must get through
    fs.chmodSync(folder, 0o755)
    return new Engine(folder, await startEmbedded(folder))
  }

  url(database: string): string {
    const { user, host, port } = this.engine.connection
    return `postgresql://${String(user)}@/${database}?host=${encodeURIComponent(String(host))}&port=${String(port)}`
  }

  /** For what stands between. */
  address(): { host: string; port: number; user: string } {
    const { user, host, port } = this.engine.connection
    return { host: String(host), port: Number(port), user: String(user) }
  }

  /** A connection of the test's own; `use` ends the one to the database before. */
  async use(database: string) {
    await this.leave()
    const connection: PoolConfig = { ...this.engine.connection, database }
    this.pool = openPool(connection, { size: 4, namedStatements: false, onError: () => undefined })
    return openKysely(this.pool, false)
  }

  async leave() {
    await this.pool?.end()
    this.pool = undefined
  }

  async administer(sql: string): Promise<void> {
    const client = new Client({ ...this.engine.connection, database: 'template1' })
    await client.connect()
    try {
      await client.query(sql)
    } finally {
      await client.end()
    }
  }

  /** An immediate stop, without a checkpoint, or the death of the postmaster; then, after a while, recovery. */
  async crash(signal: 'SIGQUIT' | 'SIGKILL' = 'SIGQUIT', awayMs = 0): Promise<void> {
    const { pid } = this.engine
    process.kill(pid, signal)
    while (isAlive(pid)) await pause(5)
    await pause(awayMs)
    this.engine = await startEmbedded(this.folder)
  }

  /** What PostgreSQL itself says of the last deadlocks. */
  deadlocksTold(): string[] {
    const log = path.join(this.folder, 'postgres.log')
    const lines = fs.existsSync(log) ? fs.readFileSync(log, 'utf8').split('\n') : []
    return lines.filter((line) => /waits for|^\tProcess \d+: /.test(line)).slice(-8)
  }

  async stop(): Promise<void> {
    await this.leave()
    await this.engine.stop()
    fs.rmSync(this.folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
