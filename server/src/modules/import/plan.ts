import type { ImportList } from '@mall/contract/importRows'
import type { ImportError, ImportId } from '@mall/contract/operator'
import type { Language } from '@mall/contract/words'
import { insertMixed, updateAll } from '../../database/bulk'
import { rankOf, type LockedTable } from '../../database/lockOrder'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { Refusal } from '../../http/route'
import type { Mall } from '../../mall'
import { keptTables, rulesChanged } from '../../rules/rules.store'
import { Codes } from './codes'

export type Columns = Record<string, unknown>

/** What the demo seed fixes beside the fields of the wire: ids, and figures that nobody imports. */
export interface FixedRow {
  id: number
  columns?: Columns
}
export type Fixed = { [L in ImportList | 'skus']?: (row: never) => FixedRow }

/** Lines of one answer: data that are wrong everywhere are told from their beginning. */
export const errorsMost = 1000

interface Update {
  keys: readonly string[]
  rows: Map<string, Columns>
}

/**
 * What a call of the import is going to do. Lists read what they need and note their rows here; nothing is written
 * before all of them have, so that every error is told and a dry run stays one.
 */
export class Plan {
  readonly errors: ImportError[] = []
  readonly codes: Codes
  readonly ids: Record<string, ImportId[]> = {}
  created = 0
  updated = 0
  private readonly made = new Map<string, Columns[]>()
  private readonly changes = new Map<string, Update>()
  private readonly first: (() => Promise<unknown>)[] = []
  private readonly after = new Map<string, (() => Promise<unknown>)[]>()

  constructor(
    readonly trx: Tx,
    readonly mall: Mall,
    private readonly language: Language,
    private readonly fixed: Fixed = {},
    /** of the operator's key, 0 = the platform's */
    readonly keySite = 0,
  ) {
    this.codes = new Codes(trx)
  }

  get now(): number {
    return this.mall.clock.now()
  }

  fail(path: string, { code, words }: Refusal): void {
    if (this.errors.length < errorsMost) this.errors.push({ path, code, message: words[this.language] })
  }

  /** What `work` refuses is told for this place. */
  attempt<T>(path: string, work: () => T): T | undefined {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.fail(path, error)
      return undefined
    }
  }

  fixedOf(list: ImportList | 'skus', row: unknown): FixedRow | undefined {
    return this.fixed[list]?.(row as never)
  }

  insert(table: keyof DB, row: Columns): void {
    const rows = this.made.get(table)
    if (rows) rows.push(row)
    else this.made.set(table, [row])
  }

  /** Rows of the table that are going to be new. */
  newRows(table: keyof DB): readonly Columns[] {
    return this.made.get(table) ?? []
  }

  /** Several changes of one row become one; a row without any is locked with the others. */
  update(table: LockedTable, keys: readonly string[], row: Columns): void {
    const update = this.changes.get(table) ?? { keys, rows: new Map<string, Columns>() }
    const name = JSON.stringify(keys.map((key) => row[key]))
    update.rows.set(name, { ...update.rows.get(name), ...row })
    this.changes.set(table, update)
  }

  /** What a row is to hold in the end, where another list changes it too. */
  settle(table: LockedTable, keys: readonly string[], row: Columns): void {
    const name = JSON.stringify(keys.map((key) => row[key]))
    if (this.changes.get(table)?.rows.has(name)) this.update(table, keys, row)
  }

  /** Before all else that is written: settings stand first in the lock order. */
  begin(work: () => Promise<unknown>): void {
    this.first.push(work)
  }

  /** When the rows of the table are written. */
  then(table: LockedTable, work: () => Promise<unknown>): void {
    this.after.set(table, [...(this.after.get(table) ?? []), work])
  }

  /** Changes go in the lock order (database/lockOrder.ts); new rows are nobody else's yet. */
  async write(): Promise<void> {
    for (const work of this.first) await work()
    await this.codes.save()
    for (const [table, rows] of this.made) await insertMixed(this.trx, table as keyof DB, rows)
    const touched = [...new Set([...this.changes.keys(), ...this.after.keys()])]
    for (const table of touched.sort((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0))) {
      const { keys, rows } = this.changes.get(table) ?? { keys: [], rows: new Map<string, Columns>() }
      await updateAll(this.trx, table as LockedTable, keys, [...rows.values()])
      for (const work of this.after.get(table) ?? []) await work()
    }
    if (keptTables.some((table) => this.made.has(table) || this.changes.has(table))) rulesChanged(this.trx)
  }
}
