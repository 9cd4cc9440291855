import type { Kysely, Selectable } from 'kysely'
import { updateAll, insertMixed } from '../../database/bulk'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type CodeRow = Selectable<DB['import_code']>

/** Who imports into the same site waits until COMMIT. */
export async function takeTurn(trx: Tx, siteId: number): Promise<void> {
  await trx
    .insertInto('import_turn')
    .values({ site_id: siteId })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ site_id: siteId }))
    .execute()
}

export const findCodes = (
  db: Kysely<DB>,
  list: string,
  siteIds: readonly number[],
  codes: readonly string[],
): Promise<CodeRow[]> =>
  db
    .selectFrom('import_code')
    .selectAll()
    .where('list', '=', list)
    .where((eb) => eb('site_id', '=', eb.fn.any(eb.val([...siteIds]))))
    .where((eb) => eb('code', '=', eb.fn.any(eb.val([...codes]))))
    .execute()

/** What a row was called by, when the row goes. */
export async function forgetRow(trx: Tx, list: string, siteId: number, rowId: number): Promise<void> {
  await trx
    .deleteFrom('import_code')
    .where('list', '=', list)
    .where('site_id', '=', siteId)
    .where('row_id', '=', rowId)
    .execute()
}

/** `known` stand in the table already: their row or figure is another one now. */
export async function saveCodes(trx: Tx, made: CodeRow[], known: CodeRow[]): Promise<void> {
  await insertMixed(trx, 'import_code', made.map(plain))
  await updateAll(trx, 'import_code', ['site_id', 'list', 'code'], known.map(plain))
}

/** A figure that nobody imported is left to its default. */
const plain = ({ stock, ...row }: CodeRow) => (stock === null ? { ...row } : { ...row, stock })
