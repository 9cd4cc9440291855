import type { FastifyBaseLogger } from 'fastify'
import type { Pool, PoolConfig } from 'pg'
import { systemClock, type Clock } from './clock'
import { readOffset } from './clock.store'
import { loadDemo } from './demo'
import type { Config } from './config'
import { openIds } from './database/idNode'
import { openKysely, openPool } from './database/pool'
import { retryTx } from './database/transaction'
import { followClock } from './followClock'
import { dropExpired } from './http/idempotency.store'
import { openJobs, type JobWorker } from './jobs/jobs'
import type { Loop } from './lib/loop'
import { dropEnded } from './limits/limit.store'
import type { Mall } from './mall'
import type { Module } from './modules/module'
import { operatorModule } from './operator/operator.routes'
import { orderEvents } from './orderEvents'
import { openOutside } from './outside/outside'
import { openSettings } from './settings/settings'
import { settingStore } from './settings/setting.store'
import { forgetOldTokens } from './tokens/tokens'

export interface OpenMall {
  mall: Mall
  worker: JobWorker
  clock: Loop
  /** every module that was wired in, the operator's own among them */
  modules: Module[]
  /** Waits for running jobs, gives the id node back, closes the connections. */
  close(): Promise<void>
}

export interface MallOptions {
  config: Config
  /** a migrated database */
  database: string | PoolConfig
  readDatabase?: string | PoolConfig
  modules: Module[]
  log: FastifyBaseLogger
  clock?: Clock
}

const hour = 3600

/** Puts the services together and wires the modules in. */
export async function openMall({
  config,
  database,
  readDatabase,
  modules,
  log,
  clock = systemClock(),
}: MallOptions): Promise<OpenMall> {
  let closing = false
  const options = {
    size: config.poolSize,
    namedStatements: config.namedStatements,
    onError: (error: Error) => {
      if (!closing) log.warn({ err: error }, 'an idle database connection was lost')
    },
  }
  const pools: Pool[] = [openPool(database, options)]
  if (readDatabase) pools.push(openPool(readDatabase, options))
  const [db, readDb] = pools.map((pool) => openKysely(pool, config.namedStatements))
  if (!db) throw new Error('no database')
  clock.setOffset(await readOffset(db))
  const follower = followClock(db, clock, log)
  const ids = await openIds(db, log)
  const worker: JobWorker = openJobs({ db, clock, log, mall: () => mall })
  const mall: Mall = {
    db,
    readDb: readDb ?? db,
    tx: (fn) => retryTx(db, fn),
    clock,
    config,
    settings: openSettings(settingStore(db), config.mode, clock),
    jobs: worker,
    events: orderEvents(() => mall),
    newId: ids.newId,
    outside: openOutside(config, log),
    log,
  }
  worker.every('core.sweep', hour, sweep)
  const all: Module[] = [operatorModule(() => reset()), ...modules]
  const reset = async () => {
    await loadDemo(mall, all)
    await worker.plan()
  }
  for (const module of all) wire(mall, module)
  await worker.plan()
  return {
    mall,
    worker,
    clock: follower,
    modules: all,
    async close() {
      await Promise.all([worker.stop(), follower.stop()])
      closing = true
      await ids.close().catch((error: unknown) => log.warn({ err: error }, 'the id node was not given back'))
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

function wire(mall: Mall, module: Module) {
  for (const [kind, handler] of Object.entries(module.jobs ?? {})) mall.jobs.handle(kind, handler)
  for (const { kind, seconds, run } of module.sweeps ?? []) mall.jobs.every(kind, seconds, run)
  for (const source of module.settings?.(mall) ?? []) mall.settings.source(source)
  module.subscribe?.(mall.events)
}

/** Rows that have outlived their use. */
async function sweep({ db, clock }: Mall) {
  const now = clock.now()
  await dropExpired(db, now)
  await dropEnded(db, now)
  await forgetOldTokens(db, now)
}
