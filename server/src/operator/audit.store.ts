import type { Kysely } from 'kysely'
import type { DB, OperatorLog } from '../database/schema'

/** One line of the audit log (operator.md section 1). */
export async function insertLine(db: Kysely<DB>, line: OperatorLog): Promise<void> {
  await db.insertInto('operator_log').values(line).execute()
}
