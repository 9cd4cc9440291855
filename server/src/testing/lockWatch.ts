import type { DatabaseConnection, QueryResult } from 'kysely'
import { lockedUnder, rankOf, type LockedTable } from '../database/lockOrder'
import { lockWatch } from '../database/lockWatch'
import { keptTables } from '../rules/rules.store'
import { answeredRows, insertedRows, lockingsOf, writtenTables, type Locking, type Statement } from './lockedRows'

/** Statements that went back in the lock order since the last look. */
const found: string[] = []

/** Every transaction of this process fails at a statement that goes back in the lock order (database/lockOrder.ts). */
export function watchLocks(): void {
  lockWatch.watch = (connection) => new WatchedConnection(connection) as unknown as DatabaseConnection
}

/** What was found also where somebody swallowed the error. */
export const takeFound = (): string[] => found.splice(0)

export class WentBack extends Error {}

/** One transaction. */
class WatchedConnection {
  private rank = -1
  private last = ''
  private readonly held = new Map<string, Set<string>>()
  private readonly greatest = new Map<string, string>()
  private readonly jobs = new Set<string>()
  /** tables of which a statement has locked many rows in order: the next one locks no others */
  private readonly ordered = new Set<string>()
  private isOver = false
  private changedRules = ''
  private raisedVersion = false

  constructor(private readonly connection: DatabaseConnection) {}

  /** Asks in the same turn as the caller, so that the order of asking stays. */
  executeQuery<R>(query: Statement): Promise<QueryResult<R>> {
    const lockings = this.isOver ? [] : lockingsOf(query)
    try {
      for (const locking of lockings) this.check(locking)
    } catch (error) {
      return Promise.reject(error as Error)
    }
    if (query.sql === 'commit' && this.changedRules && !this.raisedVersion)
      return Promise.reject(
        this.goneBack(`${this.changedRules} is kept in memory: rulesChanged (rules/rules.store.ts)`),
      )
    for (const table of writtenTables(query)) {
      if (table === 'rules_version') this.raisedVersion = true
      else if (keptTables.some((kept) => kept === table)) this.changedRules = table
    }
    for (const row of insertedRows(query)) if (row.table !== 'job') this.hold(row.table, row.keys)
    if (/^\s*truncate/i.test(query.sql)) this.isOver = true
    return this.connection.executeQuery<R>(query as never).then((result) => {
      const count = Math.max(result.rows.length, Number(result.numAffectedRows ?? 0))
      for (const locking of lockings) this.note(locking, answeredRows(locking.table, result.rows), count)
      return result
    })
  }

  streamQuery(query: never, size: never) {
    return this.connection.streamQuery(query, size)
  }

  private check({ table, keys }: Locking): void {
    const rank = rankOf(table)
    if (rank === undefined) throw this.goneBack(`${table} has no place in the lock order`)
    if (this.isFree(table, keys)) return
    if (rank < this.rank) throw this.goneBack(`${table} after ${this.last}`)
    this.rank = rank
    this.last = table
  }

  private isFree(table: string, keys: string[]): boolean {
    if (table === 'job') return this.isOwnJob(keys)
    const mine = this.held.get(table)
    if (mine && keys.length > 0 && keys.every((key) => mine.has(key))) return true
    return (lockedUnder[table as LockedTable] ?? []).some((owner) => this.held.has(owner))
  }

  /** A job may be named at any time by who holds what it is about; who holds nothing names one job only. */
  private isOwnJob(keys: string[]): boolean {
    for (const key of keys) this.jobs.add(key)
    if (this.held.size > 0 || this.jobs.size <= 1) return true
    throw this.goneBack('several jobs without a row that they are about: one transaction each')
  }

  /** What was locked after all: within a table the keys ascend. */
  private note({ table, keys, isOrdered }: Locking, answered: string[], count: number): void {
    if (count === 0 || table === 'job') return
    const mine = this.held.get(table)
    const rows = keys.length > 0 ? keys : answered
    const isMine = (rows.length > 0 && rows.every((key) => mine?.has(key))) || this.isUnder(table)
    if (isOrdered) this.ordered.add(table)
    if (!isMine && count > 1 && keys.length !== 1 && !this.ordered.has(table))
      throw this.goneBack(`${count} rows of ${table} in no order`)
    const before = this.greatest.get(table) ?? ''
    const lower = rows.find((key) => !mine?.has(key) && key < before)
    if (lower !== undefined && !isMine) throw this.goneBack(`row ${lower} of ${table} after ${before}`)
    this.hold(table, rows)
    if (!isMine) this.greatest.set(table, [before, ...rows].sort().at(-1) ?? '')
  }

  private isUnder = (table: string) => (lockedUnder[table as LockedTable] ?? []).some((owner) => this.held.has(owner))

  private hold(table: string, keys: string[]): void {
    const mine = this.held.get(table) ?? new Set()
    for (const key of keys) mine.add(key)
    this.held.set(table, mine)
  }

  private goneBack(what: string): WentBack {
    found.push(what)
    return new WentBack(`lock order: ${what}`)
  }
}
