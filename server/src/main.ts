import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { PoolConfig } from 'pg'
import { buildApp } from './app'
import { readConfig, type Config } from './config'
import type { Embedded } from './database/embedded'
import { openEmbedded } from './database/embedded/supervise'
import { migrate } from './database/migrate'
import { openPool } from './database/pool'
import { isPooled } from './database/pooler'
import { seedWhenEmpty } from './demo'
import { openLog } from './log'
import { modules } from './modules'
import { openMall, type OpenMall } from './openMall'

/** What has been started so far; stopped in the opposite order. */
interface Started {
  engine?: Embedded
  open?: OpenMall
  app?: FastifyInstance
  isOpen: boolean
  /** aborted from the first signal on */
  ending: AbortController
  /** What `stop` has to wait for: a database that is just starting cannot be stopped before it stands. */
  step?: Promise<unknown>
}

/** ms for calls and jobs in flight */
const stopMost = 20_000

async function start(config: Config, log: Logger, started: Started, giveUp: (error: Error) => void): Promise<void> {
  const { signal } = started.ending
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    const running = work()
    started.step = running
    const result = await running
    signal.throwIfAborted()
    return result
  }
  if (!config.databaseUrl)
    await step(async () => (started.engine = await openEmbedded(config.dataDir, { log, giveUp })))
  const database = config.databaseUrl ?? started.engine?.connection ?? ''
  await step(() => migrateFirst(config.databaseDirectUrl ?? database, log, signal))
  const readDatabase = config.databaseReadUrl ? { readDatabase: config.databaseReadUrl } : {}
  const open = await step(
    async () => (started.open = await openMall({ config, database, ...readDatabase, modules, log, giveUp })),
  )
  const readiness = { isOpen: () => started.isOpen, hasIdNode: () => open.ids.isHeld() }
  const app = await step(async () => (started.app = await buildApp(open.mall, open.modules, readiness)))
  if (config.mode === 'development' && (await seedWhenEmpty(open.mall, open.modules))) await open.worker.plan()
  await app.listen({ host: config.host, port: config.port })
  open.worker.start()
  // only development moves the clock
  if (config.mode === 'development') open.clock.start()
  started.isOpen = true
}

async function migrateFirst(database: string | PoolConfig, log: Logger, signal: AbortSignal) {
  const pool = openPool(await patient(database), {
    size: 2,
    namedStatements: false,
    onError: (error) => log.warn({ err: error }),
  })
  try {
    const steps = await migrate(pool, undefined, signal)
    if (steps > 0) log.info({ steps }, 'database migrated')
  } finally {
    await pool.end()
  }
}

/** An index over a large table takes longer than the role may allow a call; behind a pooler nobody can ask for that. */
const patient = async (database: string | PoolConfig): Promise<string | PoolConfig> =>
  typeof database === 'string' && !(await isPooled(database))
    ? { connectionString: database, options: '-c statement_timeout=0 -c lock_timeout=0' }
    : database

/** readyz says no, calls in flight are answered, jobs and database come to their end. */
async function stop(started: Started): Promise<void> {
  await started.step?.catch(() => undefined)
  await started.app?.close()
  await started.open?.close()
  await started.engine?.stop()
}

function address({ host, port }: Config): string {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

/** operator.md section 3: keys nobody gave are told once, here. */
function printKeys({ operatorKeys: { drawn, platform, sites } }: Config) {
  if (!drawn) return
  console.log(`operator key of the platform: ${platform}`)
  for (const [site, key] of sites) console.log(`operator key of site ${site}: ${key}`)
}

async function run(config: Config) {
  const log = openLog(config.logLevel)
  const started: Started = { isOpen: false, ending: new AbortController() }
  let ending: Promise<void> | null = null
  const end = (code: number) => {
    started.isOpen = false
    started.ending.abort()
    // a call that never ends must not keep the process
    setTimeout(() => process.exit(1), stopMost).unref()
    ending ??= stop(started).then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', () => end(0))
  process.on('SIGTERM', () => end(0))
  // the start script went away without a word
  process.on('disconnect', () => end(0))
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled rejection')
    end(1)
  })
  const giveUp = (error: Error) => {
    if (ending) return
    log.fatal({ err: error }, 'this process cannot go on')
    console.error(`The mall server ends: ${error.message}`)
    end(1)
  }
  try {
    await start(config, log, started, giveUp)
    printKeys(config)
    console.log(`ready ${address(config)}`)
  } catch (error) {
    // while stopping, what start was waiting for goes away
    if (ending) return
    fail(error)
    end(1)
  }
}

const fail = (error: unknown) => console.error(`The mall server cannot start: ${(error as Error).message}`)

try {
  void run(readConfig())
} catch (error) {
  fail(error)
  process.exitCode = 1
}
