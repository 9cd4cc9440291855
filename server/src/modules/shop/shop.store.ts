import { sql, type Kysely } from 'kysely'
import { chordFrom } from '../../database/chord'
import { countRows } from '../../database/countRows'
import { openShop } from '../../database/openShop'
import type { DB } from '../../database/schema'
import type { Place } from '../../lib/distance'
import { blockColumns, type ShopRow } from './shopBlock'

export const findShop = (db: Kysely<DB>, siteId: number): Promise<ShopRow | undefined> =>
  db.selectFrom('shop').selectAll().where('site_id', '=', siteId).executeTakeFirst()

export const findBlocks = (db: Kysely<DB>, siteIds: number[]) =>
  db
    .selectFrom('shop')
    .select(blockColumns)
    .where((eb) => eb('site_id', '=', eb.fn.any(eb.val(siteIds))))
    .execute()

export const findPlaces = (db: Kysely<DB>, siteIds: number[]) =>
  db
    .selectFrom('shop')
    .select(['site_id', 'longitude', 'latitude'])
    .where((eb) => eb('site_id', '=', eb.fn.any(eb.val(siteIds))))
    .execute()

export interface StreetFilter {
  keyword?: string
  tradeId?: number
  websiteId?: number
}

export type StreetOrder = 'site_id' | 'shop_sales' | 'desccredit'
/** By a column, or the nearest first; shops without a place come last then. */
export type StreetOrdering = { order: StreetOrder; sort: 'asc' | 'desc' } | { near: Place }

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const openShops = (db: Kysely<DB>, filter: StreetFilter, now: number) => {
  let query = db.selectFrom('shop').where(openShop(now))
  if (filter.keyword) query = query.where('site_name', 'ilike', pattern(filter.keyword))
  if (filter.tradeId) query = query.where('category_id', '=', filter.tradeId)
  if (filter.websiteId) query = query.where('website_id', '=', filter.websiteId)
  return query
}

const degrees = (column: string) => sql<number>`nullif(${sql.ref(column)}, '')::float8`
const chord = (from: Place) =>
  chordFrom(from, { longitude: degrees('shop.longitude'), latitude: degrees('shop.latitude') })

export const countStreet = (db: Kysely<DB>, filter: StreetFilter, now: number): Promise<number> =>
  countRows(openShops(db, filter, now))

export const findStreet = (
  db: Kysely<DB>,
  filter: StreetFilter,
  now: number,
  by: StreetOrdering,
  limit: number,
  offset: number,
): Promise<ShopRow[]> =>
  openShops(db, filter, now)
    .selectAll()
    .orderBy('near' in by ? chord(by.near) : sql.ref(by.order), 'near' in by ? 'asc' : by.sort)
    .orderBy('site_id')
    .limit(limit)
    .offset(offset)
    .execute()

/** The platform's list of main trades. */
export const findTrades = (db: Kysely<DB>) =>
  db
    .selectFrom('shop_trade')
    .select(['category_id', 'category_name'])
    .where('site_id', '=', 0)
    .orderBy('sort')
    .orderBy('category_id')
    .execute()

export const findGroups = (db: Kysely<DB>) =>
  db
    .selectFrom('shop_group')
    .select(['group_id', 'group_name', 'fee', 'remark'])
    .where('site_id', '=', 0)
    .orderBy('group_id')
    .execute()

/** Whether shops name the city, open or not. */
export async function isNamed(db: Kysely<DB>, websiteId: number): Promise<boolean> {
  const row = await db
    .selectFrom('shop')
    .select('site_id')
    .where('website_id', '=', websiteId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function highestSite(db: Kysely<DB>): Promise<number> {
  const { site } = await db
    .selectFrom('shop')
    .select((eb) => eb.fn.max('site_id').as('site'))
    .executeTakeFirstOrThrow()
  return Number(site ?? 0)
}
