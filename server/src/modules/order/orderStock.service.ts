import type { Tx } from '../../database/transaction'
import { returnStock } from '../../ledger/stock'
import type { OrderEvent } from '../../orderEvents'
import { raiseSales } from '../goods/sku.service'
import { findLines } from './order.store'

/** A closed order gives its stock back. */
export async function stockBack(trx: Tx, event: OrderEvent): Promise<void> {
  const lines = await findLines(trx, event.memberId, [event.orderId])
  await returnStock(
    trx,
    lines.map((line) => ({
      siteId: line.site_id,
      skuId: line.sku_id,
      num: line.num,
      ref: `order:${event.orderId}:${line.is_present ? 'present-back' : 'back'}`,
    })),
    event.at,
  )
}

/** A paid order raises the numbers sold; gifts are not sold. */
export async function countSales(trx: Tx, event: OrderEvent): Promise<void> {
  const lines = await findLines(trx, event.memberId, [event.orderId])
  await raiseSales(
    trx,
    lines
      .filter((line) => line.is_present === 0)
      .map((line) => ({ siteId: line.site_id, goodsId: line.goods_id, skuId: line.sku_id, num: line.num })),
  )
}
