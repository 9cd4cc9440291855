import type { Insertable } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { PriceStep } from '../../pricing/quote'

export interface NewOffer {
  goods: Insertable<DB['wholesale_goods']>
  skus: { wholesale_sku_id: number; sku_id: number; steps: PriceStep[] }[]
}

/** false = the product is on offer already. */
export async function insertOffer(trx: Tx, { goods, skus }: NewOffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('wholesale_goods')
    .values(goods)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) return false
  const { site_id, wholesale_goods_id } = goods
  await trx
    .insertInto('wholesale_sku')
    .values(skus.map(({ steps, ...sku }) => ({ site_id, wholesale_goods_id, ...sku, steps: JSON.stringify(steps) })))
    .execute()
  return true
}

export const lockOffer = (trx: Tx, wholesaleGoodsId: number) =>
  trx
    .selectFrom('wholesale_goods')
    .select(['site_id', 'status'])
    .where('wholesale_goods_id', '=', wholesaleGoodsId)
    .forUpdate()
    .executeTakeFirst()

export async function takeOffShelf(trx: Tx, siteId: number, wholesaleGoodsId: number): Promise<void> {
  await trx
    .updateTable('wholesale_goods')
    .set({ status: 0 })
    .where('site_id', '=', siteId)
    .where('wholesale_goods_id', '=', wholesaleGoodsId)
    .execute()
}
