import path from 'node:path'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../../../server/src/database/schema'
import { send, type Call } from './client'
import { Engine } from './engine'
import { program } from './program'
import { CuttingProxy } from './proxy'
import type { Random } from './random'
import { freePort, MallServer } from './server'
import { beginsAt, day } from '../model/clock'
import { setUpShops } from './setUp'
import { WeChatGateway } from './wechat'

const template = 'model_template'
const platformKey = 'dev-platform-key'
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** The database engine of a whole model run: one database per seed, all copies of a mall seeded once. */
export class Universe {
  private constructor(
    readonly engine: Engine,
    readonly program: readonly string[],
    private readonly wechat: WeChatGateway,
  ) {}

  /** `made`: arguments of node that start the server, for who opens several. */
  static async open(made?: readonly string[]): Promise<Universe> {
    const runs = made ?? (await program())
    const engine = await Engine.start()
    const wechat = await WeChatGateway.open(engine.folder)
    try {
      await engine.administer(`CREATE DATABASE ${template}`)
      const server = new MallServer(
        await freePort(),
        environment(engine, template),
        path.join(engine.folder, 'seed.log'),
        runs,
      )
      await server.start()
      await server.stop()
      await setUpShops(await engine.use(template))
      await engine.leave()
    } catch (error) {
      await wechat.close()
      await engine.stop()
      throw error
    }
    return new Universe(engine, runs, wechat)
  }

  /** A fresh mall served by its own processes. */
  async world(seed: number, processes = 2): Promise<World> {
    const database = `seed_${seed}_${Date.now().toString(36)}`
    await this.engine.administer(`CREATE DATABASE ${database} TEMPLATE ${template}`)
    const db = await this.engine.use(database)
    await setClock(db)
    const served: Served[] = []
    for (let n = 0; n < processes; n += 1) {
      const log = path.join(this.engine.folder, `${database}.${n}.log`)
      const env = { ...environment(this.engine, database), ...this.wechat.env }
      const server = new MallServer(await freePort(), env, log, this.program)
      await server.start()
      served.push({ server, proxy: await CuttingProxy.before(server.port) })
    }
    return new World(this.engine, served, db, database, this.wechat)
  }

  async close(): Promise<void> {
    await this.wechat.close()
    await this.engine.stop()
  }
}

/** Every seed begins at the same time of day: what is sold by the hour is planned without a look at the clock. */
async function setClock(db: Kysely<DB>): Promise<void> {
  const second = (Math.floor(Date.now() / 1000) + 8 * 3600) % day
  await db
    .insertInto('mall_clock')
    .values({ site_id: 0, offset_seconds: (beginsAt - second + day) % day })
    .execute()
}

const environment = (engine: Engine, database: string) => ({
  DATABASE_URL: engine.url(database),
  MALL_DATA_DIR: path.join(engine.folder, 'files'),
})

/** One process of the mall, and what stands before it when answers are to be cut off. */
export interface Served {
  server: MallServer
  proxy: CuttingProxy
}

/** One mall with everything that can happen to it. */
export class World {
  private restarting: Promise<unknown> = Promise.resolve()
  /** of engines that are gone: a crash loses its figures */
  private deadlocksBefore = 0

  constructor(
    readonly engine: Engine,
    readonly served: readonly Served[],
    readonly db: Kysely<DB>,
    readonly database: string,
    readonly wechat: WeChatGateway,
  ) {}

  /** The first process. */
  get server(): MallServer {
    const [first] = this.served
    if (!first) throw new Error('the mall has no process')
    return first.server
  }

  get recoveries(): number[] {
    return this.served.flatMap(({ server }) => server.recoveries)
  }

  /** One of the processes that take calls; waits until there is one. */
  async pick(random: Random): Promise<Served> {
    const up = random.pick(this.served.filter(({ server }) => server.isUp))
    if (up) return up
    await this.ready()
    return random.pick(this.served) as Served
  }

  /** kill -9 of one process and a new start, while the others serve on. */
  async killServer(which = 0): Promise<void> {
    await this.served[which]?.server.killAndRecover()
    await this.freeLeases()
  }

  async crashDatabase(signal?: 'SIGQUIT' | 'SIGKILL', awayMs?: number): Promise<void> {
    this.deadlocksBefore += await this.read(() => this.deadlocksOfEngine())
    const recovering = this.engine.crash(signal, awayMs)
    this.restarting = recovering.catch(() => undefined)
    await recovering
    await this.freeLeases()
  }

  /** Jobs in the hands of nobody are free at once: those who live have put theirs down after `runDue`. */
  private async freeLeases(): Promise<void> {
    const held = await this.read(() =>
      this.db
        .selectFrom('job')
        .select(['dist_key', 'kind', 'key', 'lease_until'])
        .where('lease_until', '>', 0)
        .execute(),
    )
    await this.runDue()
    for (const { dist_key, kind, key, lease_until } of held)
      await this.read(() =>
        this.db
          .updateTable('job')
          .set({ lease_until: 0 })
          .where('dist_key', '=', dist_key)
          .where('kind', '=', kind)
          .where('key', '=', key)
          .where('lease_until', '=', lease_until)
          .execute(),
      )
  }

  /** Every process does what is due, and has put down what it had in hand. */
  runDue(): Promise<void> {
    return this.toEach({ path: '/operator/api/dev/rundue' })
  }

  /** Jobs that are due, and those they leave behind, have come to their end. */
  async allDone(): Promise<void> {
    for (let round = 0; ; round += 1) {
      await this.runDue()
      if ((await this.read(() => this.dueJobs())) === 0) return
      if (round > 100) throw new Error('due jobs do not come to an end')
      await pause(50)
    }
  }

  /** What is due, or in the hands of a server's own worker. */
  private async dueJobs(): Promise<number> {
    const rows = await this.db
      .selectFrom('job')
      .select('key')
      .where('state', '=', 0)
      .where('run_at', '<=', await this.mallTime())
      .execute()
    return rows.length
  }

  /** No process waits for its next look at a clock that was moved by another. */
  sameClock(): Promise<void> {
    return this.toEach({ path: '/operator/api/dev/clock', params: { seconds: 0 } })
  }

  private async toEach(call: Call): Promise<void> {
    for (const { server } of this.served)
      for (let attempt = 0; (await send(server.url, { ...call, operator: platformKey })).kind !== 'ok'; attempt += 1) {
        if (attempt > 100) throw new Error(`${call.path} never answers`)
        await this.ready()
        await pause(50)
      }
  }

  /** Until database and processes take calls again. */
  async ready(): Promise<void> {
    await this.restarting
    await Promise.all(this.served.map(({ server }) => server.ready()))
  }

  /** Until what was on its way in the database has ended: a dead process may still have something committed. */
  async settled(): Promise<void> {
    const { rows: now } = await this.read(() =>
      sql<{ at: string }>`SELECT clock_timestamp()::text AS at`.execute(this.db),
    )
    const at = now[0]?.at ?? ''
    const older = () =>
      sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND xact_start < ${at}::timestamptz`.execute(this.db)
    while ((await this.read(older)).rows.length > 0) await pause(10)
  }

  /** Deadlocks since the mall was made. */
  async deadlocks(): Promise<number> {
    return this.deadlocksBefore + (await this.read(() => this.deadlocksOfEngine()))
  }

  private async deadlocksOfEngine(): Promise<number> {
    const { rows } = await sql<{ deadlocks: number }>`
      SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`.execute(this.db)
    return Number(rows[0]?.deadlocks ?? 0)
  }

  /** Reads beside the mall; a connection that broke in a restart is tried again. */
  async read<T>(work: () => Promise<T> | T): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await work()
      } catch (error) {
        const broken = /terminat|ECONN|EPIPE|ENOENT|shutting down|starting up|connection/i.test(
          String((error as Error).message),
        )
        if (!broken || attempt > 20) throw error
        await this.restarting
        await pause(50)
      }
    }
  }

  async offset(): Promise<number> {
    const row = await this.db.selectFrom('mall_clock').select('offset_seconds').executeTakeFirst()
    return row?.offset_seconds ?? 0
  }

  async mallTime(): Promise<number> {
    return Math.floor(Date.now() / 1000) + (await this.offset())
  }

  async close(): Promise<void> {
    for (const { server, proxy } of this.served) {
      proxy.close()
      await server.stop()
    }
    await this.engine.leave()
    await this.engine.administer(`DROP DATABASE ${this.database} WITH (FORCE)`)
  }
}
