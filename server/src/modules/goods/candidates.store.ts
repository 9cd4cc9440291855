import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Near } from '../search/near'
import type { Wanted } from '../search/reading'
import { shelf, type ShelfFilter } from './shelf.store'
import { hasAny, meets } from './wanted.store'

/** Where a keyword is looked up: a shop, a city or the mall, whatever else narrows the list. */
export type Place = Pick<ShelfFilter, 'siteId' | 'siteIds' | 'websiteId'>

/** Which of the readings is the first to find goods; the later ones are not looked at then. */
export async function firstFinding(
  db: Kysely<DB>,
  place: Place,
  now: number,
  readings: Wanted[][],
): Promise<number | undefined> {
  // materialized: planned as if all were wanted, by the index; for one row alone the whole table would be read through
  const finds = readings.map((wanted, i) => {
    const found = shelf(db, { ...place, wanted }, now).select('goods.goods_id')
    return sql`when exists (with found as materialized (${found}) select from found) then ${sql.lit(i)}`
  })
  const { rows } = await sql<{ first: number | null }>`select case ${sql.join(finds, sql` `)} end as first`.execute(db)
  return rows[0]?.first ?? undefined
}

export interface Candidate {
  goods_id: number
  goods_name: string
  introduction: string
}

const columns = ['goods.goods_id', 'goods.goods_name', 'goods.introduction'] as const
const best = sql`goods.sale_num desc, goods.goods_id desc`
/** Not by the column itself: in the order of its index all goods would be read through until enough have the pieces. */
const bestFound = sql`goods.sale_num + 0 desc, goods.goods_id desc`

/** Goods with a name that is nearly the keyword, the best-selling ones. */
export async function findNear(
  db: Kysely<DB>,
  place: Place,
  now: number,
  nears: Near[],
  limit: number,
): Promise<Candidate[]> {
  const ways = nears
    .flatMap(({ others, typed, heard }) => {
      const among = shelf(db, place, now).where((eb) => meets(eb, others))
      // each by itself: an index answers `or` of pieces exactly, and nothing is looked at row by row then
      const byName = among
        .where((eb) => hasAny(eb, typed.grams))
        .where(sql<boolean>`replace(lower(goods.goods_name), ' ', '') like any(${typed.likes}::text[])`)
      const byEar = among.where((eb) => hasAny(eb, heard))
      return [...(typed.grams.length > 0 ? [byName] : []), ...(heard.length > 0 ? [byEar] : [])]
    })
    .map(
      (way) =>
        sql`(${way
          .select([...columns, 'goods.sale_num'])
          .orderBy(bestFound)
          .limit(limit)})`,
    )
  const { rows } = await sql<Candidate>`
    select goods_id, goods_name, introduction from (${sql.join(ways, sql` union `)}) goods
    order by ${best} limit ${limit}`.execute(db)
  return rows
}

/** How many goods have each of the pieces, counted up to `most`. */
export async function countPieces(db: Kysely<DB>, pieces: string[], most: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ piece: string; count: number }>`
    select piece, (select count(*) from (
      select 1 from goods where goods.grams @> array[piece] limit ${most}) having_it)::int4 as count
    from unnest(${pieces}::text[]) piece`.execute(db)
  return new Map(rows.map(({ piece, count }) => [piece, count]))
}

const stands = (piece: string) => sql`(strpos(lower(goods.goods_name), ${piece}) > 0)::int4`

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
    .orderBy(sql`(${sql.join(pieces.map(stands), sql` + `)})`, 'desc')
    .orderBy(best)
    .limit(limit)
    .execute()
