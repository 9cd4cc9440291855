import type { Tx } from '../../database/transaction'
import { atTheEnd } from '../../database/atTheEnd'
import type { Ctx } from '../../http/route'
import type { PoolMove } from '../../ledger/poolStock'
import type { MadeOrder, PromotionKind } from '../../promotions/promotionKind'
import { eventOf } from '../order/orderRefund.service'
import { poolMoves } from '../order/orderPools.service'
import type { Prepared } from './newOrder'
import type { CheckoutParams } from './checkout.service'

/** The orders as their promotion sees them; gifts are none of its business. */
export const madeOrders = (orders: Prepared[], facts: unknown, at: number): MadeOrder<unknown>[] =>
  orders.map(({ order, lines }) => ({
    facts,
    order: eventOf({ promotion_type: '', promotion_id: 0, promotion_ref: 0, ...order }, at),
    lines: lines
      .filter((line) => line.is_present === 0)
      .map((line) => ({ orderGoodsId: line.order_goods_id, skuId: line.sku_id, num: line.num })),
  }))

/** What they take of the stock of their activity. */
export const poolsOf = <P extends CheckoutParams>(kind: PromotionKind<P>, made: MadeOrder<unknown>[]): PoolMove[] =>
  kind.pools ? made.flatMap(({ facts, order, lines }) => poolMoves(order, kind.pools?.(facts, lines) ?? [])) : []

/** The promotion hears of its orders before a bill of 0 pays them. */
export async function notifyMade<P extends CheckoutParams>(
  trx: Tx,
  { mall }: Ctx,
  kind: PromotionKind<P>,
  made: MadeOrder<unknown>[],
): Promise<void> {
  if (!kind.onCreate) return
  for (const one of made) {
    const last = await kind.onCreate(trx, one, mall)
    if (last) atTheEnd(trx, ...last)
  }
}
