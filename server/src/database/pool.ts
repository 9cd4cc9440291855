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
import type { DB } from './schema'

const INT8 = 20
const INT8_ARRAY = 1016
const NUMERIC = 1700
/** Distinct query texts that get a server-side name; later ones run unnamed. */
const namedMost = 500

export interface PoolOptions {
  size: number
  /** off for pgbouncer below 1.21 in transaction mode */
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
    // a waiting call gives up before the client's 60 s do
    connectionTimeoutMillis: 20_000,
    lock_timeout: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format as 'text'),
    },
  })
  // a backend that stops would otherwise end the process: idle clients tell the pool, those at work only themselves
  pool.on('error', options.onError)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

export function openKysely(pool: Pool, namedStatements: boolean): Kysely<DB> {
  const nameOf = namedStatements ? statementNames() : () => undefined
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: clients(pool, nameOf) }) })
}

type NameOf = (text: string) => string | undefined

/** Gives every compiled query text a stable name, so that PostgreSQL plans it once per connection. */
function statementNames(): NameOf {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= namedMost) return known
    const name = `k${names.size}`
    names.set(text, name)
    return name
  }
}

const clients = (pool: Pool, nameOf: NameOf): PostgresPool => ({
  end: () => pool.end(),
  connect: async () => clientOf(await pool.connect(), nameOf),
})

function clientOf(client: PoolClient, nameOf: NameOf): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    sendTogether(client)
    if (typeof text !== 'string') return client.query(text as never)
    return client.query({ name: values.length > 0 ? nameOf(text) : undefined, text, values: [...values] })
  }
  return { query, release: () => client.release() }
}

/** What is asked of one connection in the same turn leaves in one write: a write costs more than the statement in it. */
function sendTogether(client: PoolClient) {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}
