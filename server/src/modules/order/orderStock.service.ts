import type { Tx } from '../../database/transaction'
import { returnStock } from '../../ledger/stock'
import type { Mall } from '../../mall'
import type { OrderEvent } from '../../orderEvents'
import { raiseSales } from '../goods/sku.service'
import { findLines, type NewLine } from './order.store'
import { poolsBack } from './orderPools.service'

/** Names what a line holds of the stock: gifts of an order apart. */
export const orderRef = (line: Pick<NewLine, 'order_id' | 'is_present'>) =>
  line.is_present ? `order:${line.order_id}:present` : `order:${line.order_id}`

/** A closed order gives its stock back. */
export async function stockBack(trx: Tx, event: OrderEvent, mall: Mall): Promise<void> {
  const lines = await findLines(trx, event.memberId, [event.orderId])
  const sold = lines.filter((line) => line.is_present === 0)
  poolsBack(trx, mall, event, sold)
  returnStock(
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

/** Gifts that were not sent stay in the shop when the order is closed by its last refund. */
export async function presentsBack(trx: Tx, event: OrderEvent): Promise<void> {
  const lines = await findLines(trx, event.memberId, [event.orderId])
  const kept = lines.filter((line) => line.is_present === 1 && line.delivery_status === 0)
  returnStock(
    trx,
    kept.map((line) => ({
      siteId: line.site_id,
      skuId: line.sku_id,
      num: line.num,
      ref: `order:${event.orderId}:present-back`,
    })),
    event.at,
  )
}

/** A paid order raises the numbers sold; gifts are not sold. */
export async function countSales(trx: Tx, event: OrderEvent): Promise<void> {
  const lines = await findLines(trx, event.memberId, [event.orderId])
  raiseSales(
    trx,
    lines
      .filter((line) => line.is_present === 0)
      .map((line) => ({ siteId: line.site_id, goodsId: line.goods_id, skuId: line.sku_id, num: line.num })),
  )
}
