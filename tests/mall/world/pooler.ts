import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { freePort } from './server'

/** nobody: pgbouncer does not run as root */
const unprivileged = 65534
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Debian puts it where only root's path leads. */
const programs = ['pgbouncer', '/usr/sbin/pgbouncer']

export const findPgbouncer = (): string | undefined =>
  programs.find((program) => spawnSync(program, ['--version']).status === 0)

/** A pgbouncer in transaction mode, as it comes: it refuses every startup parameter and knows no prepared statements. */
export class Pooler {
  private constructor(
    private readonly child: ChildProcess,
    private readonly port: number,
    private readonly user: string,
    private readonly logFile: string,
  ) {}

  static async before(
    program: string,
    folder: string,
    target: { host: string; port: number; user: string },
    connections = 4,
  ) {
    const place = path.join(folder, 'pgbouncer')
    fs.mkdirSync(place, { recursive: true })
    const port = await freePort()
    const logFile = path.join(place, 'log')
    const ini = path.join(place, 'pgbouncer.ini')
    fs.writeFileSync(
      ini,
      `[databases]
* = host=${target.host} port=${target.port} user=${target.user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
    )
    const root = process.getuid?.() === 0
    const log = fs.openSync(logFile, 'a')
    const child = spawn(program, [ini], {
      stdio: ['ignore', log, log],
      ...(root ? { uid: unprivileged, gid: unprivileged } : {}),
    })
    fs.closeSync(log)
    const pooler = new Pooler(child, port, target.user, logFile)
    while (!pooler.said().includes('process up')) {
      if (child.exitCode !== null) throw new Error(`pgbouncer ended: ${pooler.said()}`)
      await pause(10)
    }
    return pooler
  }

  url(database: string): string {
    return `postgresql://${this.user}@127.0.0.1:${this.port}/${database}`
  }

  said(): string {
    return fs.readFileSync(this.logFile, 'utf8')
  }

  async stop(): Promise<void> {
    const gone = new Promise((done) => this.child.once('exit', done))
    this.child.kill('SIGKILL')
    await gone
  }
}
