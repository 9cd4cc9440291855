import { sql } from 'kysely'
import type { Tx } from '../../database/transaction'
import { erasures } from './erasure'

/** Empties what tells who the member was; may run again, for what a call under way has written meanwhile. */
export async function erase(trx: Tx, memberId: number): Promise<void> {
  for (const { table, key, set, where = 'true' } of erasures) {
    const [rows, column] = [sql.table(table), sql.ref(key)]
    const own = sql`WITH own AS (SELECT ${column} FROM ${rows} WHERE member_id = ${memberId} AND ${sql.raw(where)}
      ORDER BY ${column} FOR UPDATE)`
    const theirs = sql`${rows}.member_id = ${memberId} AND ${rows}.${column} = own.${column}`
    if (set) await sql`${own} UPDATE ${rows} SET ${sql.raw(set)} FROM own WHERE ${theirs}`.execute(trx)
    else await sql`${own} DELETE FROM ${rows} USING own WHERE ${theirs}`.execute(trx)
  }
}
