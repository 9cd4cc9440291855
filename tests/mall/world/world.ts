import path from 'node:path'
import type { Kysely } from 'kysely'
import type { DB } from '../../../server/src/database/schema'
import { Engine } from './engine'
import { bundledServer } from './program'
import { CuttingProxy } from './proxy'
import { freePort, MallServer } from './server'
import { setUpShops } from './setUp'

const template = 'model_template'
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** The database engine of a whole model run: one database per seed, all copies of a mall seeded once. */
export class Universe {
  private constructor(
    readonly engine: Engine,
    private readonly program: readonly string[],
  ) {}

  /** The program is the bundle unless it is the start that is measured. */
  static async open(program?: readonly string[]): Promise<Universe> {
    const runs = program ?? (await bundledServer())
    const engine = await Engine.start()
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
      await engine.stop()
      throw error
    }
    return new Universe(engine, runs)
  }

  /** A fresh mall with its own server process. */
  async world(seed: number): Promise<World> {
    const database = `seed_${seed}_${Date.now().toString(36)}`
    await this.engine.administer(`CREATE DATABASE ${database} TEMPLATE ${template}`)
    const server = new MallServer(
      await freePort(),
      environment(this.engine, database),
      path.join(this.engine.folder, `${database}.log`),
      this.program,
    )
    await server.start()
    return new World(
      this.engine,
      server,
      await CuttingProxy.before(server.port),
      await this.engine.use(database),
      database,
    )
  }

  close(): Promise<void> {
    return this.engine.stop()
  }
}

const environment = (engine: Engine, database: string) => ({
  DATABASE_URL: engine.url(database),
  MALL_DATA_DIR: path.join(engine.folder, 'files'),
})

/** One mall with everything that can happen to it. */
export class World {
  private restarting: Promise<unknown> = Promise.resolve()

  constructor(
    readonly engine: Engine,
    readonly server: MallServer,
    readonly proxy: CuttingProxy,
    readonly db: Kysely<DB>,
    private readonly database: string,
  ) {}

  async killServer(): Promise<void> {
    const recovering = this.server.killAndRecover()
    this.restarting = recovering.catch(() => undefined)
    await recovering
    // one process and it is dead: nobody holds a lease, and nobody waits the minute until it ends
    await this.read(() => this.db.updateTable('job').set({ lease_until: 0 }).where('lease_until', '>', 0).execute())
  }

  async crashDatabase(): Promise<void> {
    const recovering = this.engine.crash()
    this.restarting = recovering.catch(() => undefined)
    await recovering
    await this.read(() => this.db.updateTable('job').set({ lease_until: 0 }).where('lease_until', '>', 0).execute())
  }

  /** Until server and database take calls again. */
  async ready(): Promise<void> {
    await this.restarting
    await this.server.ready()
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
    this.proxy.close()
    await this.server.stop()
    await this.engine.leave()
    await this.engine.administer(`DROP DATABASE ${this.database} WITH (FORCE)`)
  }
}
