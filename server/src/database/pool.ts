import type { Socket } from 'node:net'
import {
  Kysely,
  PostgresDialect,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import { Pool, types, type PoolClient, type PoolConfig } from 'pg'
import { lockWatch } from './lockWatch'
import type { DB } from './schema'
import { isStaleStatement, noNames, statementNames, type StatementNames } from './statementNames'

const INT8 = 20
const INT8_ARRAY = 1016
const NUMERIC = 1700
/** A statement outside a transaction whose plan went stale is asked at most so often. */
const asksMost = 3
/** ms */
const timeouts = { lock_timeout: 10_000, statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 }
const beginWithTimeouts = ['begin', ...Object.entries(timeouts).map(([name, ms]) => `set local ${name} = ${ms}`)].join(
  '; ',
)

export interface PoolOptions {
  size: number
  /**
   * Off behind a pooler in transaction mode (pgbouncer), where no session is ours for longer than a transaction: time-outs
   * travel with BEGIN then, and statements outside transactions have those of the role.
   */
  namedStatements: boolean
  onError: (error: Error) => void
}

/** int8 as a number; beyond 2^53 - 1 it throws instead of rounding. */
export function int8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of the exact range: ${text}`)
  return value
}

const int8Array = (text: string) =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((item) => (item === 'NULL' ? null : int8(item)))

/** `sum()` of int8 comes as numeric: whole ones are checked like int8. */
const numeric = (text: string) => (/^-?\d+$/.test(text) ? int8(text) : Number(text))

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, int8],
  [INT8_ARRAY, int8Array],
  [NUMERIC, numeric],
])

export function openPool(source: string | PoolConfig, options: PoolOptions): Pool {
  const pool = new Pool({
    ...(typeof source === 'string' ? { connectionString: source } : source),
    max: options.size,
    // see transaction.ts
    pipeline: true,
    // a connection that is opened anew plans every statement again, just when a crowd comes
    idleTimeoutMillis: 300_000,
    // a waiting call gives up before the client's 60 s do
    connectionTimeoutMillis: 20_000,
    ...(options.namedStatements ? timeouts : {}),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format as 'text'),
    },
  })
  // a backend that stops would otherwise end the process: idle clients tell the pool, those at work only themselves
  // what ends while its pool is being closed is no news
  pool.on('error', (error) => pool.ending || options.onError(error))
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

/** `onForeign` hears why names were given up; by itself the pool goes on without them. */
export function openKysely(
  pool: Pool,
  namedStatements: boolean,
  onForeign: (error: Error) => void = () => undefined,
): Kysely<DB> {
  const names = namedStatements ? statementNames(onForeign) : noNames
  const begin = namedStatements ? 'begin' : beginWithTimeouts
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: clients(pool, names, begin) }) })
}

function clients(pool: Pool, names: StatementNames, begin: string): PostgresPool {
  const openedIn = new WeakMap<PoolClient, number>()
  pool.on('connect', (client) => openedIn.set(client, names.generation()))
  return {
    end: () => pool.end(),
    connect: async () => {
      lockWatch.asked?.()
      const client = await pool.connect()
      const isOld = () => (openedIn.get(client) ?? 0) < names.generation()
      return { query: queryOf(client, names, begin), release: () => client.release(isOld()) }
    },
  }
}

/** How one holder asks of a connection, from taking it out of the pool to giving it back. */
function queryOf(client: PoolClient, names: StatementNames, begin: string): PostgresPoolClient['query'] {
  let inTransaction = false
  let firstError: unknown

  function ask(text: string, values: readonly unknown[], asked = 1): Promise<unknown> {
    const name = values.length > 0 ? names.of(text) : undefined
    return client.query({ name, text, values: [...values] }).catch((error: unknown) => {
      if (name) names.learn(error, name)
      if (!inTransaction && isStaleStatement(error) && asked < asksMost) return ask(text, values, asked + 1)
      firstError ??= error
      // whoever awaits a later statement first hears why PostgreSQL refuses it
      throw inTransaction && (error as { code?: string }).code === '25P02' ? firstError : error
    })
  }

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    sendTogether(client)
    if (typeof text !== 'string') return client.query(text as never)
    if (text !== 'begin') return ask(text, values)
    inTransaction = true
    return ask(begin, values)
  }
  return query
}

/** What is asked of one connection in the same turn leaves in one write: a write costs more than the statement in it. */
function sendTogether(client: PoolClient) {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}
