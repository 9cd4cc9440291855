import {
  CompiledQuery,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
  type ConnectionProvider,
  type Dialect,
  type Kysely,
} from 'kysely'
import { runLateWork } from './atTheEnd'
import { lockWatch } from './lockWatch'
import type { DB } from './schema'
import { isStaleStatement } from './statementNames'

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

/** What a decision was made on is no longer so: the transaction runs again, and decides on what is there now. */
export class Outrun extends Error {
  readonly code = '40001'
}

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
 * Runs `fn` in a transaction, again after a conflict, a stale statement or a connection lost before COMMIT, at most 3 more
 * times.
 * When COMMIT itself got no answer the outcome is unknown: that error goes up, the idempotency row settles it.
 */
export async function retryTx<T>(db: Kysely<DB>, fn: (trx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    let committing = false
    try {
      return await inTransaction(db, fn, () => (committing = true))
    } catch (error) {
      const again = isConflict(error) || isStaleStatement(error) || (!committing && isConnectionLost(error))
      if (!again || attempt >= retries) throw error
      await pause(attempt)
    }
  }
}

const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
/** What a Kysely has besides its executor; it serves what a transaction refuses: another one, or a connection. */
export const unconnected = { config: { dialect }, dialect, driver: new DummyDriver() }

const begin = CompiledQuery.raw('begin')
const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')

/**
 * A transaction that does not wait for the answer to one statement before it sends the next that was asked for meanwhile,
 * as Kysely's own does: what runs under one Promise.all is one journey. PostgreSQL runs them in the order of asking, and
 * after one that failed only refuses the others, so the first error is the one to tell.
 */
function inTransaction<T>(db: Kysely<DB>, fn: (trx: Tx) => Promise<T>, beforeCommit: () => void): Promise<T> {
  const executor = db.getExecutor()
  return executor.provideConnection(async (bare) => {
    const connection = lockWatch.watch?.(bare) ?? bare
    let ended = false
    let asked = 0
    const only: ConnectionProvider = {
      provideConnection: async (work) => {
        if (ended) throw new Error('a statement after the end of its transaction')
        asked += 1
        return work(connection)
      },
    }
    const trx = new Transaction<DB>({ ...unconnected, executor: executor.withConnectionProvider(only) })
    const begun = connection.executeQuery(begin)
    begun.catch(() => undefined)
    try {
      const result = await (lockWatch.inside?.(() => fn(trx)) ?? fn(trx))
      await begun
      await runLateWork(trx, {
        asked: () => asked,
        commit() {
          ended = true
          beforeCommit()
          return connection.executeQuery(commit)
        },
      })
      return result
    } catch (error) {
      ended = true
      await connection.executeQuery(rollback).catch(() => undefined)
      throw error
    }
  })
}
