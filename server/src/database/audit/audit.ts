import { sql, type Kysely } from 'kysely'
import type { DB } from '../schema'
import type { Invariant } from './invariant'
import { invariants } from './invariants'

export interface Violation {
  id: string
  name: string
  /** which row, and what it says */
  what: string
}

export interface Audit {
  violations: Violation[]
  held: Invariant[]
  /** Not asked, with the tables that are missing. */
  skipped: { invariant: Invariant; missing: string[] }[]
}

export interface AuditOptions {
  /** unix seconds of the mall's clock */
  now: number
  /** Also what only holds in a mall whose timers run. */
  live?: boolean
  asked?: readonly Invariant[]
}

const mostPerInvariant = 20

/** Asks all invariants in one statement, so that they see one moment of the mall. */
export async function audit(db: Kysely<DB>, { now, live = false, asked = invariants }: AuditOptions): Promise<Audit> {
  const tables = await tablesOf(db)
  const due = asked.filter((one) => live || !one.live)
  const missing = (one: Invariant) => one.needs.filter((table) => !tables.has(table))
  const possible = due.filter((one) => missing(one).length === 0)
  const violations: Violation[] = possible
    .filter((one) => one.sql === null)
    .map(({ id, name, needs }) => ({ id, name, what: `${needs.join()} is here, but no query states this invariant` }))
  const stated = possible.flatMap((one) => (one.sql === null ? [] : [{ ...one, sql: one.sql }]))
  if (stated.length > 0) {
    const parts = stated.map(
      (one, i) =>
        `(SELECT ${i} AS i, what FROM (${one.sql.replaceAll(':now', String(now))}) found LIMIT ${mostPerInvariant})`,
    )
    const { rows } = await sql.raw<{ i: number; what: string }>(parts.join(' UNION ALL ')).execute(db)
    for (const { i, what } of rows) {
      const one = stated[i]
      if (one) violations.push({ id: one.id, name: one.name, what })
    }
  }
  return {
    violations,
    held: stated.filter((one) => !violations.some(({ name }) => name === one.name)),
    skipped: due.filter((one) => missing(one).length > 0).map((one) => ({ invariant: one, missing: missing(one) })),
  }
}

async function tablesOf(db: Kysely<DB>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_catalog.pg_tables WHERE schemaname = current_schema()`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

export const told = ({ id, name, what }: Violation): string => `${id} ${name}: ${what}`
