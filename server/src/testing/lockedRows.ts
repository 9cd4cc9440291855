import { accountOrder, lockKeys, type LockedTable } from '../database/lockOrder'

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

/** What a statement locks: a table, and the rows of it where the statement names them. */
export interface Locking {
  table: string
  /** shares its locks with others of the same kind: FOR SHARE */
  keys: string[]
  /** the rows come in the order of an ORDER BY, or there is at most one */
  isOrdered: boolean
}

const plain = ({ sql }: Statement) => sql.replace(/"/g, '').replace(/\s+/g, ' ').trim()

/**
 * `with` only: a row that is skipped is waited for by nobody. FOR KEY SHARE is left out: it waits for the closing of an
 * account alone, which holds nothing that stands before the member (http/stillOpen.ts).
 */
const forLock = /\bfor (?:no key update|update|share)\b(?! skip locked)/i

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/** Reads the text as it is sent: it knows what builders and templates of this server write, not all of SQL. */
export function lockingsOf(statement: Statement): Locking[] {
  const text = plain(statement)
  const tables = new Set([
    ...all(text, /(?<!\bfor )(?<!\bdo )(?<!\bkey )\bupdate (?:only )?(\w+)/gi),
    ...all(text, /\bdelete from (\w+)/gi),
    ...(/\bdo update\b/i.test(text) ? all(text, /\binsert into (\w+)/gi).slice(-1) : []),
    ...(forLock.test(text) ? all(text, /\bfrom (\w+)/gi).slice(0, 1) : []),
  ])
  const isOrdered = /\border by\b/i.test(text)
  return [...tables].map((table) => ({
    table,
    isOrdered,
    keys: [...named(statement, table), ...inserted(statement, table)],
  }))
}

/** Tables whose rows a statement makes, changes or deletes. */
export const writtenTables = (statement: Statement): string[] => {
  const text = plain(statement)
  return [
    ...all(text, /(?<!\bfor )(?<!\bdo )(?<!\bkey )\bupdate (?:only )?(\w+)/gi),
    ...all(text, /\b(?:delete from|insert into) (\w+)/gi),
  ]
}

/** Rows that a statement makes: they are held from then on. */
export function insertedRows(statement: Statement): { table: string; keys: string[] }[] {
  const tables = new Set(all(plain(statement), /\binsert into (\w+)/gi))
  return [...tables].map((table) => ({ table, keys: inserted(statement, table) }))
}

/** Rows a statement answered with, where their key is among the columns. */
export const answeredRows = (table: string, rows: readonly unknown[]): string[] =>
  rows.flatMap((row) => keyOf(table, row as Record<string, unknown>) ?? [])

const columnsOf = (table: string): readonly string[] => lockKeys[table as LockedTable] ?? []

function keyOf(table: string, row: Record<string, unknown>): string[] | undefined {
  const columns = columnsOf(table)
  if (columns.length === 0 || columns.some((column) => row[column] === undefined)) return undefined
  return [columns.map((column) => part(column, row[column])).join('/')]
}

/** Numbers of one length, so that texts compare as they do. */
function part(column: string, value: unknown): string {
  if (column === 'kind' && (accountOrder as readonly unknown[]).includes(value))
    return String((accountOrder as readonly unknown[]).indexOf(value))
  const number = typeof value === 'number' || typeof value === 'bigint' || /^\d+$/.test(String(value))
  return number ? String(value).padStart(20, '0') : String(value)
}

/** `column = $1`, `column in ($1, $2)`, `column = any($1)` for each column of the key. */
function named(statement: Statement, table: string): string[] {
  const columns = columnsOf(table)
  const values = columns.map((column) => valuesOf(statement, column))
  if (columns.length === 0 || values.some((list) => list.length === 0)) return []
  return values
    .reduce<string[][]>(
      (rows, list, i) => rows.flatMap((row) => list.map((value) => [...row, part(columns[i] ?? '', value)])),
      [[]],
    )
    .map((row) => row.join('/'))
}

function valuesOf(statement: Statement, column: string): unknown[] {
  const match = new RegExp(`(?<![\\w])${column} (?:=|in) (any\\()?\\(?((?:\\$\\d+(?:, )?)+)`, 'i').exec(
    plain(statement).replace(/\)::\w+(\[\])?/g, ')'),
  )
  const values = (match?.[2] ?? '')
    .split(', ')
    .filter(Boolean)
    .map((name) => statement.parameters[Number(name.slice(1)) - 1])
  return values.flat()
}

function inserted(statement: Statement, table: string): string[] {
  const match = new RegExp(`\\binsert into ${table} \\(([^)]*)\\) values ((?:\\([^()]*\\)(?:, )?)+)`, 'i').exec(
    plain(statement),
  )
  if (!match) return []
  const columns = (match[1] ?? '').split(', ')
  return all(match[2] ?? '', /\(([^()]*)\)/g).flatMap((tuple) => {
    const values = tuple
      .split(', ')
      .map((value) => (value.startsWith('$') ? statement.parameters[Number(value.slice(1)) - 1] : undefined))
    return keyOf(table, Object.fromEntries(columns.map((column, i) => [column, values[i]]))) ?? []
  })
}
