import type { Kysely } from 'kysely'
import type { DB, OperatorLog } from '../database/schema'

/** One line of the audit log (operator.md section 1), new or with its outcome. */
export async function writeLine(db: Kysely<DB>, line: OperatorLog): Promise<void> {
  await db
    .insertInto('operator_log')
    .values(line)
    .onConflict((conflict) => conflict.columns(['site_id', 'log_id']).doUpdateSet({ code: line.code }))
    .execute()
}
