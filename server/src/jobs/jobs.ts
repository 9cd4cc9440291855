import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock'
import type { DB } from '../database/schema'
import type { Tx } from '../database/transaction'
import { loop } from '../lib/loop'
import type { Mall } from '../mall'
import { jobStore, putJob, type JobName } from './jobStore'

/** A durable piece of timed work; (distKey, kind, key) names it once. */
export interface Job {
  /** `<noun>.<verb>`, e.g. `order.close` */
  kind: string
  /** member_id or site_id of the rows it works on */
  distKey: number
  key: string
  /** JSON value */
  payload: unknown
  /** 1 on the first run */
  attempts: number
}

/** Must be safe to run twice: guard by state. A throw is retried with back-off. */
export type JobHandler = (job: Job, mall: Mall) => Promise<void>

export interface NewJob {
  kind: string
  distKey: number
  key: string | number
  /** unix seconds of the mall's clock */
  runAt: number
  payload?: unknown
}

export interface Jobs {
  /** A lasting job is never given up: it gives something back or ends a hold, and is tried again at most hourly. */
  handle(kind: string, handler: JobHandler, options?: { lasting: boolean }): void
  /** Finds what a lost job missed: runs every `seconds` of the mall's clock, once over all processes. */
  every(kind: string, seconds: number, sweep: (mall: Mall) => Promise<void>): void
  /** In the transaction of the cause. The same (distKey, kind, key) again moves the run time. */
  enqueue(trx: Tx, job: NewJob): Promise<void>
  /** Puts a job back that was lost or given up; one that still waits stays as it is. */
  restore(trx: Tx, job: NewJob): Promise<void>
  cancel(trx: Tx, job: Pick<NewJob, 'kind' | 'distKey' | 'key'>): Promise<void>
  /** Of work that is done at most once: ends the job before it is done. False = another run has claimed it. */
  claim(job: Job): Promise<boolean>
  /** Of a job that is not done by this run: it runs again then, unless somebody has put it in anew meanwhile. */
  putOff(job: JobName, runAt: number, payload: unknown): Promise<void>
  /** Runs everything due now, also what falls due by it, and answers how many ran. */
  runDue(): Promise<number>
}

export interface JobWorker extends Jobs {
  /** Writes the rows of `every`; after migration and after reset. */
  plan(): Promise<void>
  /** Lasting jobs that an older release, or a process that did not know their kind, has given up. */
  revive(): Promise<void>
  /** Looks for due work every second until `stop`, which waits for what is running. */
  start(): void
  stop(): Promise<void>
}

const takeMost = 20
const sideBySide = 4
const pollMs = 1000
const leaseSeconds = 60
const attemptsMost = 10
const roundsMost = 1000

/** 10 s, 20 s, 40 s ... at most an hour, of the mall's clock. */
export const backOff = (attempts: number) => Math.min(3600, 10 * 2 ** (attempts - 1))

interface Needs {
  db: Kysely<DB>
  clock: Clock
  log: FastifyBaseLogger
  mall: () => Mall
}

export function openJobs({ db, clock, log, mall }: Needs): JobWorker {
  const store = jobStore(db)
  const handlers = new Map<string, JobHandler>()
  const lasting = new Set<string>()
  const sweeps = new Map<string, number>()
  let last: Promise<unknown> = Promise.resolve()

  const machine = () => Math.floor(Date.now() / 1000)

  async function run(job: Job & JobName & { leaseUntil: number }) {
    const handler = handlers.get(job.kind)
    try {
      if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`)
      await handler(job, mall())
      const seconds = sweeps.get(job.kind)
      if (seconds === undefined) await store.finish(job)
      else await store.again(job, clock.now() + seconds)
    } catch (error) {
      const dead = job.attempts >= attemptsMost && !sweeps.has(job.kind) && !lasting.has(job.kind)
      log.error({ err: error, job: { kind: job.kind, key: job.key, attempts: job.attempts }, dead }, 'job failed')
      await store.fail(job, clock.now() + backOff(job.attempts), dead, String(error))
    }
  }

  /** One handful, side by side. */
  async function round(): Promise<number> {
    const jobs = await store.take(clock.now(), machine(), machine() + leaseSeconds, takeMost)
    const queue = [...jobs]
    const lane = async () => {
      for (let job = queue.shift(); job; job = queue.shift()) await run(job)
    }
    await Promise.all(Array.from({ length: Math.min(sideBySide, jobs.length) }, lane))
    return jobs.length
  }

  /** One after the other: who asks for due work gets an answer when the work in hand is done too. */
  function runDue(): Promise<number> {
    const turn = last.then(drain)
    last = turn.catch(() => undefined)
    return turn
  }

  async function drain() {
    let all = 0
    for (let rounds = 0; rounds < roundsMost; rounds++) {
      const ran = await round()
      all += ran
      if (ran === 0) break
    }
    return all
  }

  const looking = loop(runDue, pollMs, (error) => log.error({ err: error }, 'looking for due jobs failed'))

  return {
    handle(kind, handler, options) {
      if (handlers.has(kind)) throw new Error(`two handlers for jobs of kind ${kind}`)
      handlers.set(kind, handler)
      if (options?.lasting) lasting.add(kind)
    },
    every(kind, seconds, sweep) {
      this.handle(kind, (_, of) => sweep(of))
      sweeps.set(kind, seconds)
    },
    enqueue: putJob,
    restore: store.restore,
    async cancel(trx, job) {
      await store.remove(trx, { ...job, key: String(job.key) })
    },
    claim: (job) => store.remove(db, job),
    putOff: ({ kind, distKey, key }, runAt, payload) => store.putOff({ kind, distKey, key, runAt, payload }),
    runDue,
    async plan() {
      for (const kind of sweeps.keys()) await store.plan({ kind, distKey: 0, key: 'sweep' }, clock.now())
    },
    revive: () => store.revive([...lasting]),
    start: () => looking.start(),
    async stop() {
      await looking.stop()
      await last
    },
  }
}
