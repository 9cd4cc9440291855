import { rankOf, type LockedTable } from './lockOrder'
import type { Tx } from './transaction'

/** Work on a row that others wait for: its first statement locks that row, the further ones lock nothing new. */
export interface LateWork {
  table: LockedTable
  /** of the row, in the order of lockKeys */
  key: readonly (number | string)[]
  run: (trx: Tx) => Promise<unknown>
  /** One statement, asked for at once, that fails in PostgreSQL when it must: COMMIT need not wait for its answer. */
  isSure?: boolean
}

const waiting = new WeakMap<Tx, LateWork[]>()

/** Hands work to the end of the transaction: all of it runs in lock order, directly before COMMIT. */
export function atTheEnd(trx: Tx, ...work: LateWork[]): void {
  const list = waiting.get(trx)
  if (list) list.push(...work)
  else waiting.set(trx, work)
}

const unawaited = new WeakMap<Tx, Promise<unknown>[]>()

/** Statements whose answer nobody needs: what comes next need not wait for them, COMMIT does. */
export function beforeCommit(trx: Tx, statements: Promise<unknown>): void {
  // whoever waits for COMMIT hears of it
  statements.catch(() => undefined)
  unawaited.set(trx, [...(unawaited.get(trx) ?? []), statements])
}

/** Nothing that is done to them waits for an answer before it locks: what many rows want travels together. */
const together = new Set<LockedTable>(['promotion_stock', 'sku', 'goods'])

/** What is left of a transaction. */
export interface End {
  commit: () => Promise<unknown>
  /** statements that have left for the connection so far */
  asked: () => number
}

/**
 * Runs what was handed over, also what it hands over in turn, and then `commit`. Sure work leaves together with it, when
 * all else is answered: nobody waits for a hot row while answers travel.
 */
export async function runLateWork(trx: Tx, { commit, asked }: End): Promise<void> {
  const others = unawaited.get(trx) ?? []
  if (isAllSure(trx)) await Promise.all(others)
  if (isAllSure(trx)) {
    const before = asked()
    const sure = take(trx).map(({ run }) => run(trx))
    // nothing is committed before a statement that has not even left
    if (asked() - before < sure.length) await allOf(sure)
    return allOf([...sure, commit()])
  }
  await Promise.all([runInOrder(trx), ...others])
  await commit()
}

const isAllSure = (trx: Tx) => (waiting.get(trx) ?? []).every(({ isSure }) => isSure)

/** The first that failed is told, when none is under way any more. */
async function allOf(statements: Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(statements)
  await Promise.all(statements)
}

async function runInOrder(trx: Tx): Promise<void> {
  for (let list = take(trx); list.length > 0; list = take(trx)) {
    for (const work of byTable(list)) {
      if (together.has(work.table)) await Promise.all(work.list.map((one) => one.run(trx)))
      else for (const one of work.list) await one.run(trx)
    }
  }
}

function take(trx: Tx): LateWork[] {
  const list = waiting.get(trx) ?? []
  waiting.delete(trx)
  return list.sort(compare)
}

const compare = (a: LateWork, b: LateWork) =>
  (rankOf(a.table) ?? 0) - (rankOf(b.table) ?? 0) ||
  a.key.map((part, i) => compareParts(part, b.key[i])).find((difference) => difference !== 0) ||
  0

const compareParts = (a: number | string, b: number | string | undefined): number =>
  b === undefined || a === b ? 0 : a < b ? -1 : 1

function byTable(sorted: LateWork[]): { table: LockedTable; list: LateWork[] }[] {
  const groups = new Map<LockedTable, LateWork[]>()
  for (const work of sorted) groups.set(work.table, [...(groups.get(work.table) ?? []), work])
  return [...groups].map(([table, list]) => ({ table, list }))
}
