import { atTheEnd } from '../../database/atTheEnd'
import type { Tx } from '../../database/transaction'
import type { Ctx } from '../../http/route'
import { setStock } from '../../ledger/stock'
import { mayTouch } from '../../operator/gate'
import { mustBeBelow } from '../../promotions/deskChecks'
import { rulesChanged } from '../../rules/rules.store'
import * as store from './goodsOperator.store'
import { unknownGoods } from './unknownGoods'

/** Publishes or withdraws goods. */
export async function changeState(trx: Tx, ctx: Ctx, goodsId: number, state: 0 | 1): Promise<void> {
  const goods = await store.findOwner(trx, goodsId)
  if (!goods) throw unknownGoods()
  mayTouch(ctx, goods.site_id)
  await store.setState(trx, goods.site_id, goodsId, state)
  // searches remember which goods there are
  rulesChanged(trx)
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
  if (market_price !== undefined) await store.setPrices(trx, key, { market_price })
  if (price !== undefined) await changePrice(trx, ctx, { ...key, goodsId: sku.goods_id, price })
  if (stock !== undefined) setStock(trx, { ...key, stock, ref: `operator:${ctx.mall.newId()}` }, ctx.now)
}

/** A discount that runs or is to come keeps its own price until it ends: the new price has to stay above it. */
async function changePrice(
  trx: Tx,
  { now }: Ctx,
  { goodsId, price, ...key }: { siteId: number; skuId: number; goodsId: number; price: number },
): Promise<void> {
  const worn = await store.lockPrices(trx, key)
  if (worn.promotion_type !== 0 && worn.discount_end > now) mustBeBelow(worn.discount_price, [{ price }])
  await store.setPrices(trx, key, worn.promotion_type === 0 ? { price, discount_price: price } : { price })
  const run = (last: Tx) => store.followPrice(last, key, goodsId, now)
  atTheEnd(trx, { table: 'goods', key: [key.siteId, goodsId], run })
}
