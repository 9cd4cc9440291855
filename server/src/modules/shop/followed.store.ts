import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export const findShops = (db: Kysely<DB>, siteIds: number[]) =>
  db
    .selectFrom('shop')
    .select([
      'site_id',
      'site_name',
      'is_own',
      'logo',
      'telephone',
      'sub_num',
      'seo_description',
      'desccredit',
      'servicecredit',
      'deliverycredit',
      'shop_sales',
      'full_address',
    ])
    .where((eb) => eb('site_id', '=', eb.fn.any(eb.val(siteIds))))
    .execute()

export async function addFollowers(trx: Tx, siteId: number, by: 1 | -1): Promise<void> {
  await trx
    .updateTable('shop')
    .set({ sub_num: sql`greatest(0, sub_num + ${by})` })
    .where('site_id', '=', siteId)
    .execute()
}
