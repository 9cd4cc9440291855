import type { Tx } from '../../database/transaction'
import type { Ctx } from '../../http/route'
import { setStock } from '../../ledger/stock'
import { mayTouch } from '../../operator/gate'
import * as store from './goodsOperator.store'
import { unknownGoods } from './unknownGoods'

/** Publishes or withdraws goods. */
export async function changeState(trx: Tx, ctx: Ctx, goodsId: number, state: 0 | 1): Promise<void> {
  const goods = await store.findOwner(trx, goodsId)
  if (!goods) throw unknownGoods()
  mayTouch(ctx, goods.site_id)
  await store.setState(trx, goods.site_id, goodsId, state)
}

export interface SkuChange {
  sku_id: number
  price?: number | undefined
  market_price?: number | undefined
  /** the new number, not a difference */
  stock?: number | undefined
}

/** Changes prices and the stock. */
export async function changeSku(trx: Tx, ctx: Ctx, change: SkuChange): Promise<void> {
  const { price, market_price, stock } = change
  const sku = await store.findSku(trx, change.sku_id)
  if (!sku) throw unknownGoods()
  mayTouch(ctx, sku.site_id)
  const key = { siteId: sku.site_id, skuId: sku.sku_id }
  const prices = {
    ...(market_price === undefined ? {} : { market_price }),
    // a discount keeps its own price until it ends
    ...(price === undefined ? {} : sku.promotion_type === 0 ? { price, discount_price: price } : { price }),
  }
  if (Object.keys(prices).length > 0) await store.setPrices(trx, key, prices)
  if (price !== undefined && sku.promotion_type === 0 && sku.default_sku_id === sku.sku_id)
    await store.setListPrice(trx, sku.site_id, sku.goods_id, price)
  if (stock !== undefined) setStock(trx, { ...key, stock, ref: `operator:${ctx.mall.newId()}` }, ctx.now)
}
