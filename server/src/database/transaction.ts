import type { Kysely, Transaction } from 'kysely'
import type { DB } from './schema'

export type Tx = Transaction<DB>

const retries = 3
const conflicts = new Set(['40001', '40P01', '55P03'])
/** A row that clashes here was written by a rival in the same moment: the second run sees it and does right. */
const rivalConstraints = new Set(['account_log_pkey', 'account_log_ref', 'cart_item_member_id_sku_id_key'])
const lost = new Set(['57P01', '57P02', '57P03', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ENOENT', 'ETIMEDOUT'])

interface PgError extends Error {
  code?: string
  constraint?: string
}
/** By shape: an error of the socket may come from another realm than ours, as under jest. */
const isPgError = (error: unknown): error is PgError =>
  typeof error === 'object' && error !== null && 'message' in error

export const isConflict = (error: unknown): boolean =>
  isPgError(error) &&
  (conflicts.has(error.code ?? '') || (error.code === '23505' && rivalConstraints.has(error.constraint ?? '')))

export const isConnectionLost = (error: unknown): boolean =>
  isPgError(error) &&
  (lost.has(error.code ?? '') ||
    /^08/.test(error.code ?? '') ||
    /^(Connection terminated|Client has encountered a connection error)/.test(error.message))

const pause = (attempt: number) => new Promise((done) => setTimeout(done, 10 * 2 ** attempt * (0.5 + Math.random())))

/**
 * Runs `fn` in a transaction, again after a conflict or a connection lost before COMMIT, at most 3 more times.
 * When COMMIT itself got no answer the outcome is unknown: that error goes up, the idempotency row settles it.
 */
export async function retryTx<T>(db: Kysely<DB>, fn: (trx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    let committing = false
    try {
      return await db.transaction().execute(async (trx) => {
        const result = await fn(trx)
        committing = true
        return result
      })
    } catch (error) {
      const again = isConflict(error) || (!committing && isConnectionLost(error))
      if (!again || attempt >= retries) throw error
      await pause(attempt)
    }
  }
}
