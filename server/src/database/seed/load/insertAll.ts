import { sql, type Insertable } from 'kysely'
import type { DB } from '../../schema'
import type { Tx } from '../../transaction'

/**
 * One statement for all rows of a table: they travel as one JSON value, so that its text stays short and the same.
 * All rows have the columns of the first one; the others take their default.
 */
export async function insertAll<T extends keyof DB & string>(
  trx: Tx,
  table: T,
  rows: Insertable<DB[T]>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const names = Object.keys(first)
  const odd = rows.find((row) => Object.keys(row).join() !== names.join())
  if (odd) throw new Error(`rows of ${table} differ in their columns: ${Object.keys(odd).join()}`)
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const record = sql.table(table)
  await sql`INSERT INTO ${record} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${record}, ${JSON.stringify(rows)}::jsonb)`.execute(trx)
}
