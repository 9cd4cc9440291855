import type { Insertable, Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

/** Sub-sites of cities, open or not. */
export const findCities = (db: Kysely<DB>) => db.selectFrom('city_site').selectAll().orderBy('site_id').execute()

export const findCity = (db: Kysely<DB>, websiteId: number) =>
  db.selectFrom('city_site').selectAll().where('site_id', '=', websiteId).executeTakeFirst()

export async function insertCity(trx: Tx, row: Insertable<DB['city_site']>): Promise<void> {
  await trx.insertInto('city_site').values(row).execute()
}

export async function updateCity(
  trx: Tx,
  websiteId: number,
  change: Partial<Insertable<DB['city_site']>>,
): Promise<void> {
  await trx.updateTable('city_site').set(change).where('site_id', '=', websiteId).execute()
}

export async function deleteCity(trx: Tx, websiteId: number): Promise<void> {
  await trx.deleteFrom('city_site').where('site_id', '=', websiteId).execute()
}
