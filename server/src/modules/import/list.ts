import { isDeepStrictEqual } from 'node:util'
import type { ImportList, ImportRow } from '@mall/contract/importRows'
import type { Columns, Plan } from './plan'

/** A row as it was sent; without `row` where its schema refused it. */
export interface Sent {
  /** place in the data: goods[3] */
  path: string
  raw: unknown
  code: string
  shop: string
  row: unknown
}

/** A row on its way into a table. */
export interface Given<L extends ImportList = ImportList> extends Sent {
  siteId: number
  row: ImportRow<L>
  id: number
  /** the row of the table as it stands; undefined = a new one */
  before: Columns | undefined
  /** ids of what the row names, by field; 0 = none */
  one: Record<string, number>
  many: Record<string, number[]>
  /** what is to stand in the row */
  columns: Columns
}

/** One list of the data. `lists.ts` is the registry. */
export interface ImportedList {
  name: ImportList
  /** Of a list that shops and the platform keep in different tables: whose rows these are. */
  of?: 'shops' | 'platform'
  /** Checks the rows and notes what they change. `siteId`: of each row. */
  plan(rows: (Sent & { siteId: number })[], plan: Plan): Promise<void>
}

type Named<T> = { [K in keyof T]?: T[K] }

/** Of these fields those that were sent, as columns of the same name. */
export function sent<T extends object, N extends keyof T>(row: T, ...names: N[]): Named<Pick<T, N>> {
  return Object.fromEntries(names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]])) as Named<
    Pick<T, N>
  >
}

/** A field that was sent, as a column. */
export const changed = <T>(
  value: T | undefined,
  column: string,
  of: (value: T) => unknown = (same) => same,
): Columns => (value === undefined ? {} : { [column]: of(value) })

/** Of these columns those that the row does not hold yet. */
export const differences = <T extends object>(before: object, columns: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => !isDeepStrictEqual((before as Columns)[name], value)),
  ) as Partial<T>
