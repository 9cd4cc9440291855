import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Shares } from './commission'
import type { Level } from './level.store'
import * as store from './terms.store'

export interface Piece {
  goods_id: number
  sku_id: number
}

/** What distributors of a level earn of these skus. */
export interface Terms {
  /** undefined = the goods do not take part */
  sharesOf(piece: Piece, level: Level): Shares | undefined
  /** cents that rates are taken of in place of what was paid, 0 = none */
  fenxiaoPriceOf(piece: Piece): number
}

type Rates = Pick<Level, 'one_rate' | 'two_rate' | 'three_rate'>

/** Shares of a level, which knows no fixed sums, or of an sku's own row. */
export const sharesIn = (rates: Rates & { one_money?: number; two_money?: number; three_money?: number }): Shares => [
  { rate: rates.one_rate, money: rates.one_money ?? 0 },
  { rate: rates.two_rate, money: rates.two_money ?? 0 },
  { rate: rates.three_rate, money: rates.three_money ?? 0 },
]

/** The rates of the levels, and the exceptions from them as they are now (wire/fenxiao section 5). */
export async function termsOf(db: Kysely<DB>, pieces: readonly Piece[], levels: readonly Level[]): Promise<Terms> {
  const skuIds = pieces.map(({ sku_id }) => sku_id)
  const [out, prices, rates] = await Promise.all([
    store.leftOut(
      db,
      pieces.map(({ goods_id }) => goods_id),
    ),
    store.pricesOf(db, skuIds),
    store.ratesOf(
      db,
      skuIds,
      levels.map(({ level_num }) => level_num),
    ),
  ])
  const own = new Map(rates.map((row) => [`${row.sku_id} ${row.level_num}`, sharesIn(row)]))
  const instead = new Map(prices.map((row) => [row.sku_id, row.fenxiao_price]))
  return {
    sharesOf: ({ goods_id, sku_id }, level) =>
      out.has(goods_id) ? undefined : (own.get(`${sku_id} ${level.level_num}`) ?? sharesIn(level)),
    fenxiaoPriceOf: ({ sku_id }) => instead.get(sku_id) ?? 0,
  }
}
