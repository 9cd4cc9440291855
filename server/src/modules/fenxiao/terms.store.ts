import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'

/** Of skus that have an exception; one without any is not in the answer. */
export interface SkuTerms {
  sku_id: number
  goods_id: number
  fenxiao_price: number
}

export interface SkuRates {
  sku_id: number
  level_num: number
  one_rate: number
  one_money: number
  two_rate: number
  two_money: number
  three_rate: number
  three_money: number
}

const among = (ids: readonly number[]) => [...new Set(ids)]

/** Goods that do not take part. */
export async function leftOut(db: Kysely<DB>, goodsIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('fenxiao_goods')
    .select('goods_id')
    .where((eb) => eb('goods_id', '=', eb.fn.any(eb.val(among(goodsIds)))))
    .where('is_fenxiao', '=', 0)
    .execute()
  return new Set(rows.map(({ goods_id }) => goods_id))
}

/** Skus whose rates are taken of another price. */
export const pricesOf = (db: Kysely<DB>, skuIds: readonly number[]): Promise<SkuTerms[]> =>
  db
    .selectFrom('fenxiao_sku')
    .select(['sku_id', 'goods_id', 'fenxiao_price'])
    .where((eb) => eb('sku_id', '=', eb.fn.any(eb.val(among(skuIds)))))
    .execute()

export const ratesOf = (db: Kysely<DB>, skuIds: readonly number[], levelNums: readonly number[]): Promise<SkuRates[]> =>
  db
    .selectFrom('fenxiao_rate')
    .select(['sku_id', 'level_num', 'one_rate', 'one_money'])
    .select(['two_rate', 'two_money', 'three_rate', 'three_money'])
    .where((eb) => eb('sku_id', '=', eb.fn.any(eb.val(among(skuIds)))))
    .where((eb) => eb('level_num', '=', eb.fn.any(eb.val(among(levelNums)))))
    .execute()
