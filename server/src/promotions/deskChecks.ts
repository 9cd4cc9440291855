import type { Tx } from '../database/transaction'
import { refuse } from '../http/route'
import { unknownGoods } from '../modules/goods/unknownGoods'
import { findForSale, type SkuForSale } from './deskChecks.store'

export type { SkuForSale }

/** Times that are over, or stand the wrong way round, are refused. */
export function mustEndLater({ start_time, end_time }: { start_time: number; end_time: number }, now: number): void {
  if (end_time <= start_time) throw refuse({ zh: '结束时间须晚于开始时间', en: 'It must end after it starts' })
  if (end_time <= now) throw refuse({ zh: '结束时间已过', en: 'Its end lies in the past' })
}

/**
 * All skus of these products, or these skus, ascending by id. `siteId` 0 = of any shop. One that does not exist, is no
 * longer sold under its product, or belongs to another shop is refused.
 */
export async function skusForSale(
  trx: Tx,
  wanted: { goodsIds: readonly number[] } | { skuIds: readonly number[] },
  siteId: number,
): Promise<SkuForSale[]> {
  const skus = await findForSale(trx, wanted)
  const found = new Set(skus.map((sku) => ('goodsIds' in wanted ? sku.goodsId : sku.skuId)))
  const asked = 'goodsIds' in wanted ? wanted.goodsIds : wanted.skuIds
  if (asked.length === 0 || asked.some((id) => !found.has(id))) throw unknownGoods()
  if (siteId !== 0 && skus.some((sku) => sku.siteId !== siteId))
    throw refuse({ zh: '商品不属于该店铺', en: 'These goods belong to another shop' })
  return skus
}

/** No product and no sku stands in a list twice. */
export function mustNameEachOnce(ids: readonly number[]): void {
  if (new Set(ids).size < ids.length) throw refuse({ zh: '商品重复', en: 'An item is named twice' })
}

/** A promotion price, in cents, has to be below that of each sku. */
export function mustBeBelow(price: number, skus: readonly Pick<SkuForSale, 'price'>[]): void {
  if (skus.some((sku) => price >= sku.price))
    throw refuse({ zh: '活动价须低于商品价格', en: 'The promotion price must be below the price of the goods' })
}
