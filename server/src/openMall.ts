import type { FastifyBaseLogger } from 'fastify'
import type { Pool, PoolConfig } from 'pg'
import { systemClock, type Clock } from './clock'
import { readOffset } from './clock.store'
import { loadDemo } from './demo'
import type { Config } from './config'
import { openIds, type IdSource } from './database/idNode'
import { openKysely, openPool } from './database/pool'
import { isPooled } from './database/pooler'
import { seedReference } from './database/reference/reference'
import { retryTx } from './database/transaction'
import { followClock } from './followClock'
import { dropExpired } from './http/idempotency.store'
import { openJobs, type JobWorker } from './jobs/jobs'
import type { Loop } from './lib/loop'
import { dropEnded } from './limits/limit.store'
import type { Mall } from './mall'
import type { Module } from './modules/module'
import { payableRegistry } from './modules/pay/payable'
import { operatorModule } from './operator/operator.routes'
import { orderEvents } from './orderEvents'
import { openOutside } from './outside/outside'
import { listen } from './promotions/hooks'
import { deskRegistry } from './promotions/promotionDesk'
import { promotionRegistry } from './promotions/registry'
import { RuleMemory, unkept } from './rules/rules'
import { readVersion } from './rules/rules.store'
import { openSettings } from './settings/settings'
import { settingStore } from './settings/setting.store'
import { forgetOldTokens } from './tokens/tokens'

export interface OpenMall {
  mall: Mall
  worker: JobWorker
  clock: Loop
  ids: IdSource
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
  /** Called when this process cannot go on. */
  giveUp?: (error: Error) => void
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
  giveUp,
}: MallOptions): Promise<OpenMall> {
  let closing = false
  const onError = (error: Error) => {
    if (!closing) log.warn({ err: error }, 'an idle database connection was lost')
  }
  const pools: Pool[] = []
  const connect = async (source: string | PoolConfig) => {
    // the embedded database comes as an object: nothing stands before it
    const pooled = typeof source === 'string' && (!config.namedStatements || (await isPooled(source)))
    const namedStatements = config.namedStatements && !pooled
    if (pooled) log.info('a pooler stands before the database: no named statements, time-outs travel with BEGIN')
    const pool = openPool(source, { size: config.poolSize, namedStatements, onError })
    pools.push(pool)
    return openKysely(pool, namedStatements, (error) => log.warn({ err: error }, 'named statements are given up'))
  }
  const db = await connect(database)
  const readDb = readDatabase ? await connect(readDatabase) : db
  clock.setOffset(await readOffset(db))
  await seedReference(db, { mode: config.mode, now: clock.now() })
  const follower = followClock(db, clock, log)
  const ids = await openIds(db, log, giveUp ? { giveUp } : {})
  const worker: JobWorker = openJobs({ db, clock, log, mall: () => mall })
  const memory = new RuleMemory((trx = db) => readVersion(trx))
  const mall: Mall = {
    db,
    readDb,
    tx: (fn) => retryTx(db, fn),
    clock,
    config,
    settings: openSettings(settingStore(db), config.mode, clock),
    rules: unkept,
    forCall(version) {
      const rules = memory.forCall(version)
      const ofCall: Mall = {
        ...mall,
        rules,
        settings: mall.settings.forCall(rules),
        events: mall.events.forCall(() => ofCall),
      }
      return ofCall
    },
    jobs: worker,
    events: orderEvents(() => mall),
    promotions: promotionRegistry(),
    desks: deskRegistry(),
    payables: payableRegistry(),
    newId: ids.newId,
    outside: openOutside(config, log),
    log,
  }
  worker.every('core.sweep', hour, sweep)
  worker.every('core.revive', hour, () => worker.revive())
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
    ids,
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
  for (const [kind, handler] of Object.entries(module.lastingJobs ?? {}))
    mall.jobs.handle(kind, handler, { lasting: true })
  for (const { kind, seconds, run } of module.sweeps ?? []) mall.jobs.every(kind, seconds, run)
  for (const source of module.settings?.(mall) ?? []) mall.settings.source(source)
  for (const kind of module.promotions ?? []) {
    mall.promotions.add(kind)
    listen(mall.events, kind)
  }
  for (const desk of module.desks ?? []) mall.desks.add(desk)
  for (const payable of module.payables ?? []) mall.payables.add(payable)
  module.subscribe?.(mall.events)
}

/** Rows that have outlived their use. */
async function sweep({ db, clock }: Mall) {
  const now = clock.now()
  await dropExpired(db, now)
  await dropEnded(db, now)
  await forgetOldTokens(db, now)
}
