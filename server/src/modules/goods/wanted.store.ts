import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely'
import type { DB } from '../../database/schema'
import { ofManyShapes } from '../../database/statementNames'
import { isPlain, type Wanted } from '../search/reading'

type Goods = ExpressionBuilder<DB, 'goods'>

const hasAll = (grams: string[]) => sql<boolean>`goods.grams @> ${grams}::text[]`

/** A keyword of at most so many plain words makes a text that is asked often. */
const plainMost = 2

/** All words of a reading, each in one of its ways. */
export const meets = (eb: Goods, wanted: Wanted[]): Expression<SqlBool> =>
  eb.and([
    ...wanted.map((word) => eb.or(waysOf(eb, word))),
    ...(wanted.length <= plainMost && wanted.every(isPlain) ? [] : [shaped]),
  ])

const shaped = sql<boolean>`true ${sql.raw(ofManyShapes)}`

function waysOf(eb: Goods, { grams, categoryIds, brandIds, siteIds }: Wanted): Expression<SqlBool>[] {
  const among = (
    column: 'category_id_1' | 'category_id_2' | 'category_id_3' | 'brand_id' | 'site_id',
    ids: number[],
  ) => (ids.length > 0 ? [eb(`goods.${column}`, '=', eb.fn.any(eb.val(ids)))] : [])
  return [
    ...grams.map(hasAll),
    ...among('category_id_1', categoryIds),
    ...among('category_id_2', categoryIds),
    ...among('category_id_3', categoryIds),
    ...among('brand_id', brandIds),
    ...among('site_id', siteIds),
  ]
}

/** All pieces of one of the lists. */
export const hasAny = (eb: Goods, lists: string[][]): Expression<SqlBool> => eb.and([eb.or(lists.map(hasAll)), shaped])

/**
 * How near a name is to the words, the less the nearer: of each word 0 where it is a word of the name, 1 where one begins or
 * ends with it, 2 where it stands in it, 3 where another word of its meaning does, 4 where only the rest of the goods has it.
 */
export function distance(words: string[][]): RawBuilder<number> {
  const name = sql`lower(goods.goods_name)`
  const holds = (word: string) => sql<boolean>`strpos(${name}, ${word}) > 0`
  const ofWord = ([word = '', ...others]: string[]) => sql<number>`case when strpos(${name}, ${word}) > 0
    then case when strpos(' ' || ${name} || ' ', ' ' || ${word} || ' ') > 0 then 0
      when strpos(' ' || ${name}, ' ' || ${word}) > 0 or strpos(${name} || ' ', ${word} || ' ') > 0 then 1 else 2 end
    ${others.length > 0 ? sql`when ${sql.join(others.map(holds), sql` or `)} then 3` : sql``} else 4 end`
  return sql<number>`(${sql.join(words.map(ofWord), sql` + `)})`
}
