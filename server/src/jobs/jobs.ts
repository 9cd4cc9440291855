import type { Tx } from '../database/transaction'
import type { Mall } from '../mall'

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
  handle(kind: string, handler: JobHandler): void
  /** Finds what a lost job missed: runs every `seconds` of the mall's clock, once over all processes. */
  every(kind: string, seconds: number, sweep: (mall: Mall) => Promise<void>): void
  /** In the transaction of the cause. The same (distKey, kind, key) again moves the run time. */
  enqueue(trx: Tx, job: NewJob): Promise<void>
  cancel(trx: Tx, job: Pick<NewJob, 'kind' | 'distKey' | 'key'>): Promise<void>
  /** Runs everything due now, also what falls due by it, and answers how many ran. */
  runDue(): Promise<number>
}
