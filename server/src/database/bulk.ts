import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
import type { DB } from './schema'
import type { Tx } from './transaction'

type Table = keyof DB & string
type Row = Record<string, unknown>

/** Rows travel as one JSON value, so that the text of a statement stays short and the same. */
const sent = (table: Table, rows: object[]) =>
  sql`jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`

const columnsOf = (names: string[], of?: string) => sql.join(names.map((name) => sql.ref(of ? `${of}.${name}` : name)))

/** One statement for all rows of a table. All have the columns of the first one; the others take their default. */
export const insertAll = <T extends Table>(trx: Tx, table: T, rows: Insertable<DB[T]>[]): Promise<void> =>
  insertRows(trx, table, rows, sql``)

/** The same, without the rows whose keys are already in the table. */
export const insertMissing = <T extends Table>(trx: Tx, table: T, rows: Insertable<DB[T]>[]): Promise<void> =>
  insertRows(trx, table, rows, sql` ON CONFLICT DO NOTHING`)

async function insertRows(trx: Tx, table: Table, rows: object[], ifTaken: RawBuilder<unknown>): Promise<void> {
  const [first] = rows
  if (!first) return
  const names = Object.keys(first)
  const odd = rows.find((row) => Object.keys(row).join() !== names.join())
  if (odd) throw new Error(`rows of ${table} differ in their columns: ${Object.keys(odd).join()}`)
  const columns = columnsOf(names)
  await sql`INSERT INTO ${sql.table(table)} (${columns}) SELECT ${columns} FROM ${sent(table, rows)}${ifTaken}`.execute(
    trx,
  )
}

/** The same where each row may have other columns: a statement for those that have the same. */
export async function insertMixed(trx: Tx, table: Table, rows: Row[]): Promise<void> {
  const alike = new Map<string, Row[]>()
  for (const row of rows) {
    const names = Object.keys(row).sort()
    const group = alike.get(names.join()) ?? []
    group.push(Object.fromEntries(names.map((name) => [name, row[name]])))
    alike.set(names.join(), group)
  }
  for (const group of alike.values()) await insertAll(trx, table, group as never[])
}

/** Locks the rows with these keys, ascending, and changes the columns that each names; columns that are never null only. */
export async function updateAll(trx: Tx, table: Table, keys: readonly string[], rows: Row[]): Promise<void> {
  if (rows.length === 0) return
  const names = [...new Set(rows.flatMap(Object.keys))].filter((name) => !keys.includes(name))
  const ofTable = sql.table(table)
  const key = columnsOf([...keys])
  await sql`SELECT ${key} FROM ${ofTable} WHERE (${key}) IN (SELECT ${key} FROM ${sent(table, rows)})
    ORDER BY ${key} FOR UPDATE`.execute(trx)
  if (names.length === 0) return
  const changes = names.map(
    (name) => sql`${sql.ref(name)} = coalesce(${sql.ref(`given.${name}`)}, ${sql.ref(`${table}.${name}`)})`,
  )
  await sql`UPDATE ${ofTable} SET ${sql.join(changes)} FROM ${sent(table, rows)} AS given
    WHERE (${columnsOf([...keys], table)}) = (${columnsOf([...keys], 'given')})`.execute(trx)
}

/** Rows by the values of one column. */
export async function findAll<T extends Table>(
  trx: Tx,
  table: T,
  column: string,
  values: readonly number[],
): Promise<Selectable<DB[T]>[]> {
  if (values.length === 0) return []
  const { rows } = await sql<Selectable<DB[T]>>`SELECT * FROM ${sql.table(table)}
    WHERE ${sql.ref(column)} = ANY(${values}::int8[])`.execute(trx)
  return rows
}
