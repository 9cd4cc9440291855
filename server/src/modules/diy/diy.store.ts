import { sql, type Kysely, type Selectable } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type PageRow = Selectable<DB['diy_page']>
export type CityRow = Selectable<DB['city_site']>

export const findPageById = (db: Kysely<DB>, pageId: number): Promise<PageRow | undefined> =>
  db.selectFrom('diy_page').selectAll().where('page_id', '=', pageId).executeTakeFirst()

/** The nearest page of one of these names: the site's before the platform's, the city's before the nation-wide one. */
export const findPage = (
  db: Kysely<DB>,
  names: string[],
  siteId: number,
  websiteId: number,
): Promise<PageRow | undefined> =>
  db
    .selectFrom('diy_page')
    .selectAll()
    .where((eb) => eb('name', '=', eb.fn.any(eb.val(names))))
    .where((eb) => eb('site_id', '=', eb.fn.any(eb.val([siteId, 0]))))
    .where((eb) => eb('website_id', '=', eb.fn.any(eb.val([websiteId, 0]))))
    .orderBy('site_id', 'desc')
    .orderBy(sql`array_position(${names}::text[], name)`)
    .orderBy('website_id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findPagesOf = (db: Kysely<DB>, siteIds: number[]): Promise<PageRow[]> =>
  db.selectFrom('diy_page').selectAll().where('site_id', 'in', siteIds).execute()

export async function savePage(
  trx: Tx,
  page: { site_id: number; page_id: number; name: string; title: string; website_id: number; value: string },
): Promise<void> {
  await trx
    .insertInto('diy_page')
    .values(page)
    .onConflict((conflict) =>
      conflict.constraint('diy_page_name').doUpdateSet({ title: page.title, value: page.value }),
    )
    .execute()
}

const openCities = (db: Kysely<DB>) => db.selectFrom('city_site').selectAll().where('status', '=', 1)

export const findCity = (db: Kysely<DB>, websiteId: number): Promise<CityRow | undefined> =>
  openCities(db).where('site_id', '=', websiteId).executeTakeFirst()

/** `place`: the region id of the city, or its name. */
export const findCityByAddress = (db: Kysely<DB>, place: string): Promise<CityRow | undefined> =>
  openCities(db)
    .where((eb) =>
      /^\d{1,9}$/.test(place) ? eb('site_area_id', '=', Number(place)) : eb('site_area_name', '=', place),
    )
    .orderBy('site_id')
    .limit(1)
    .executeTakeFirst()

export const findAdv = (db: Kysely<DB>, keyword: string) =>
  db.selectFrom('adv_position').selectAll().where('site_id', '=', 0).where('keyword', '=', keyword).executeTakeFirst()

export const findAdvs = (db: Kysely<DB>) =>
  db.selectFrom('adv_position').select(['ap_id', 'keyword']).where('site_id', '=', 0).execute()
