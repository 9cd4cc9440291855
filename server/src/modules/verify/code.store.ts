import type { Insertable, Kysely, Selectable } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type Code = Selectable<DB['verify_code']>

/** False = the code is another's. */
export async function insertCode(trx: Tx, code: Insertable<DB['verify_code']>): Promise<boolean> {
  const row = await trx
    .insertInto('verify_code')
    .values(code)
    .onConflict((conflict) => conflict.column('verify_code').doNothing())
    .returning('verify_code')
    .executeTakeFirst()
  return row !== undefined
}

export const findCode = (db: Kysely<DB>, verifyCode: string): Promise<Code | undefined> =>
  db.selectFrom('verify_code').selectAll().where('verify_code', '=', verifyCode).executeTakeFirst()
