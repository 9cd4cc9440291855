import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Near } from '../search/near'
import type { Wanted } from '../search/reading'
import { shelf, type ShelfFilter } from './shelf.store'
import { isNear } from './wanted.store'

/** Where a keyword is looked up: a shop, a city or the mall, whatever else narrows the list. */
export type Place = Pick<ShelfFilter, 'siteId' | 'siteIds' | 'websiteId'>

/** Which of the readings is the first to find goods; the later ones are not looked at then. */
export async function firstFinding(
  db: Kysely<DB>,
  place: Place,
  now: number,
  readings: Wanted[][],
): Promise<number | undefined> {
  const finds = readings.map(
    (wanted, i) =>
      sql`when exists (${shelf(db, { ...place, wanted }, now).select('goods.goods_id')}) then ${sql.lit(i)}`,
  )
  const { rows } = await sql<{ first: number | null }>`select case ${sql.join(finds, sql` `)} end as first`.execute(db)
  return rows[0]?.first ?? undefined
}

export interface Candidate {
  goods_id: number
  goods_name: string
  introduction: string
}

const columns = ['goods.goods_id', 'goods.goods_name', 'goods.introduction'] as const

/** Goods with a name that is nearly the keyword, the best-selling ones. */
export const findNear = (
  db: Kysely<DB>,
  place: Place,
  now: number,
  nears: Near[],
  limit: number,
): Promise<Candidate[]> =>
  shelf(db, place, now)
    .where((eb) => isNear(eb, nears))
    .select(columns)
    .orderBy('goods.sale_num', 'desc')
    .orderBy('goods.goods_id', 'desc')
    .limit(limit)
    .execute()

/** How many goods have each of the pieces, counted up to `most`; those that none has are left out. */
export async function countPieces(
  db: Kysely<DB>,
  pieces: string[],
  most: number,
): Promise<{ piece: string; count: number }[]> {
  const { rows } = await sql<{ piece: string; count: number }>`
    select piece, (select count(*) from (
      select 1 from goods where goods.grams @> array[piece] limit ${most}) having_it)::int4 as count
    from unnest(${pieces}::text[]) piece`.execute(db)
  return rows.filter(({ count }) => count > 0)
}

/** Goods with any of the pieces; those that have the most of them in their name first. */
export const findSharing = (
  db: Kysely<DB>,
  place: Place,
  now: number,
  pieces: string[],
  limit: number,
): Promise<Candidate[]> =>
  shelf(db, place, now)
    .where(sql<boolean>`goods.grams && ${pieces}::text[]`)
    .select(columns)
    .orderBy(
      sql`(select count(*) from unnest(${pieces}::text[]) piece where strpos(lower(goods.goods_name), piece) > 0)`,
      'desc',
    )
    .orderBy('goods.sale_num', 'desc')
    .orderBy('goods.goods_id', 'desc')
    .limit(limit)
    .execute()
