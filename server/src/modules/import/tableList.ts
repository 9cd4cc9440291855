import { siteLists, type ImportList, type ImportRow } from '@mall/contract/importRows'
import { findAll } from '../../database/bulk'
import type { LockedTable } from '../../database/lockOrder'
import { missing } from '../../http/params'
import { refuse } from '../../http/route'
import type { Columns, Plan } from './plan'
import { differences, type Given, type ImportedList, type Sent } from './list'

/** How the rows of a list become rows of one table. */
export interface TableList<L extends ImportList, P = void> {
  name: L
  of?: ImportedList['of']
  table: LockedTable
  /** column of the id that the code stands for */
  id: string
  /** of the primary key; default: site_id and the id */
  keys?: readonly string[]
  /** fields that a new row needs, and that no row may empty */
  needs: readonly (keyof ImportRow<L> & string)[]
  /** fields that name rows of other lists, one or several of them, by their codes */
  refers?: { [F in keyof ImportRow<L> & string]?: ImportList }
  newId?(plan: Plan): Promise<number> | number
  /** Reads once what the rows need. Rows that name nothing yet may take over one that stands without a code. */
  prepare?(rows: Given<L>[], plan: Plan): Promise<P>
  /** Columns of the fields that were sent; what they refuse is told for the row. */
  columns(given: Given<L>, prepared: P, plan: Plan): Columns
  /** what a new row has where nothing was sent */
  initial?(given: Given<L>, plan: Plan): Columns
  /** Rules about several rows. */
  check?(rows: Given<L>[], prepared: P, plan: Plan): Promise<void> | void
  /** Notes rows of further tables; answers whether any of them is another. `isOther`: whether the row itself is. */
  more?(given: Given<L>, prepared: P, plan: Plan, isOther: boolean): boolean
  /** what the answer tells of a row beside its id */
  told?(given: Given<L>, prepared: P): object
}

export const unknownCode = (code: string) =>
  refuse({ zh: `编码 ${code} 不存在`, en: `There is no row with the code ${code}` })
export const twice = () => refuse({ zh: '编码重复', en: 'This code stands in the data twice' })

export function tableList<L extends ImportList, P = void>(list: TableList<L, P>): ImportedList {
  return {
    name: list.name,
    ...(list.of ? { of: list.of } : {}),
    async plan(rows, plan) {
      const named = await nameRows(list, rows, plan)
      const given = named.filter((one): one is Given<L> => one.row !== undefined)
      if (given.length === 0) return
      await findNamed(list, given, plan)
      const prepared = (await list.prepare?.(given, plan)) as P
      for (const one of given) {
        needAll(list, one, plan)
        const columns = plan.attempt(one.path, () => list.columns(one, prepared, plan)) ?? {}
        one.columns = { ...(one.before ? {} : list.initial?.(one, plan)), ...columns }
      }
      await list.check?.(given, prepared, plan)
      for (const one of given) note(list, one, prepared, plan)
    },
  }
}

/** Gives every row its id: that of its code, or a new one. Rows that are refused have one too, for those that name them. */
async function nameRows<L extends ImportList, P>(
  list: TableList<L, P>,
  rows: (Sent & { siteId: number })[],
  plan: Plan,
): Promise<(Sent & { siteId: number; id: number })[]> {
  const { name, table, id } = list
  const { codes } = plan
  const coded = rows.filter(({ code }) => code !== '')
  const sites = coded.map(({ siteId }) => siteId)
  await codes.load(
    name,
    sites,
    coded.map(({ code }) => code),
  )
  const ids = coded.flatMap(({ siteId, code }) => codes.find(name, siteId, code)?.row_id ?? [])
  const stored = new Map((await findAll(plan.trx, table, id, ids)).map((row) => [(row as Columns)[id] as number, row]))
  const seen = new Set<string>()
  const named = []
  for (const one of coded) {
    const key = JSON.stringify([one.siteId, one.code])
    if (seen.has(key)) {
      plan.fail(`${one.path}.code`, twice())
      continue
    }
    seen.add(key)
    const known = codes.find(name, one.siteId, one.code)?.row_id
    const before = known === undefined ? undefined : (stored.get(known) as Columns | undefined)
    const fixed = plan.fixedOf(name, one.raw)
    // a row that was deleted since is made anew
    const rowId =
      before && known !== undefined ? known : (fixed?.id ?? (await (list.newId?.(plan) ?? plan.mall.newId())))
    codes.name(name, one.siteId, one.code, rowId)
    named.push({ ...one, id: rowId, before, one: {}, many: {}, columns: {} })
  }
  return named
}

/** The ids of what the rows name by code. */
async function findNamed<L extends ImportList, P>(list: TableList<L, P>, rows: Given<L>[], plan: Plan) {
  for (const [field, target] of Object.entries(list.refers ?? {}) as [string, ImportList][]) {
    const siteOf = (given: Given<L>) => (siteLists.includes(target) ? given.siteId : 0)
    const codesOf = (given: Given<L>) => [(given.row as Columns)[field] ?? []].flat().map(String).filter(Boolean)
    await plan.codes.load(target, rows.map(siteOf), rows.flatMap(codesOf))
    for (const given of rows) {
      const value = (given.row as Columns)[field]
      const find = (code: string, path: string) => {
        const id = code === '' ? 0 : plan.codes.find(target, siteOf(given), code)?.row_id
        if (id === undefined) plan.fail(path, unknownCode(code))
        return id ?? 0
      }
      if (Array.isArray(value))
        given.many[field] = value.map((code, i) => find(String(code), `${given.path}.${field}[${i}]`))
      else if (value !== undefined) given.one[field] = find(String(value), `${given.path}.${field}`)
    }
  }
}

function needAll<L extends ImportList, P>({ needs }: TableList<L, P>, { row, before, path }: Given<L>, plan: Plan) {
  for (const field of needs) {
    const value = (row as Columns)[field]
    const isBlank = typeof value === 'string' && value.trim() === ''
    if (isBlank || (value === undefined && !before)) plan.fail(`${path}.${field}`, missing(field))
  }
}

function note<L extends ImportList, P>(list: TableList<L, P>, given: Given<L>, prepared: P, plan: Plan): void {
  const { name, table, id, keys = ['site_id', id] } = list
  const { before, columns, siteId, shop, code } = given
  const key = Object.fromEntries(
    keys.map((column) => [column, column === 'site_id' && id !== 'site_id' ? siteId : given.id]),
  )
  const differing = before ? differences(before, columns) : columns
  const isOther = Object.keys(differing).length > 0
  const more = list.more?.(given, prepared, plan, isOther) ?? false
  if (!before) {
    plan.insert(table, { ...columns, ...plan.fixedOf(name, given.raw)?.columns, ...key })
    plan.created += 1
  } else {
    if (isOther) plan.update(table, keys, { ...differing, ...key })
    if (isOther || more) plan.updated += 1
  }
  ;(plan.ids[name] ??= []).push({ shop, code, id: given.id, ...list.told?.(given, prepared) })
}
