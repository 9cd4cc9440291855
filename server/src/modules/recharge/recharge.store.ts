import { sql, type Kysely, type Selectable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type Package = Selectable<DB['recharge']>

const packages = (db: Kysely<DB>) => db.selectFrom('recharge').where('site_id', '=', 0)
const onShelf = (db: Kysely<DB>) => packages(db).where('status', '=', 1)

/** In any state. */
export const findPackage = (db: Kysely<DB>, rechargeId: number): Promise<Package | undefined> =>
  packages(db).where('recharge_id', '=', rechargeId).selectAll().executeTakeFirst()

export const countOnShelf = (db: Kysely<DB>): Promise<number> => countRows(onShelf(db))

/** The cheapest first. */
export const listOnShelf = (db: Kysely<DB>, limit: number, offset: number): Promise<Package[]> =>
  onShelf(db).selectAll().orderBy('buy_price').orderBy('recharge_id').limit(limit).offset(offset).execute()

export async function countSold(trx: Tx, rechargeId: number): Promise<void> {
  await trx
    .updateTable('recharge')
    .set({ sale_num: sql`sale_num + 1` })
    .where('site_id', '=', 0)
    .where('recharge_id', '=', rechargeId)
    .execute()
}
