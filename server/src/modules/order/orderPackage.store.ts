import type { Insertable, Kysely, Selectable } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type OrderPackage = Selectable<DB['order_package']>

export async function insertPackage(trx: Tx, parcel: Insertable<DB['order_package']>): Promise<void> {
  await trx.insertInto('order_package').values(parcel).execute()
}

export const findPackages = (db: Kysely<DB>, memberId: number, orderId: number): Promise<OrderPackage[]> =>
  db
    .selectFrom('order_package')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('order_id', '=', orderId)
    .orderBy('package_id')
    .execute()
