import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

/** Goods that were cut by older rules, in the lock order; rows at work are left for the next time. */
export const takeOlder = (trx: Tx, version: number, limit: number) =>
  trx
    .selectFrom('goods')
    .select(['site_id', 'goods_id', 'goods_name', 'introduction', 'grams'])
    .where('grams_version', '<', version)
    .orderBy('site_id')
    .orderBy('goods_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

export const putGrams = (db: Kysely<DB>, siteId: number, goodsId: number, grams: string[], version: number) =>
  db
    .updateTable('goods')
    .set({ grams, grams_version: version })
    .where('site_id', '=', siteId)
    .where('goods_id', '=', goodsId)
    .execute()
