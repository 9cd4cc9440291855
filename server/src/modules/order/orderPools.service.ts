import { atTheEnd } from '../../database/atTheEnd'
import type { Tx } from '../../database/transaction'
import { returnPools, type PoolMove } from '../../ledger/poolStock'
import type { Mall } from '../../mall'
import type { OrderEvent } from '../../orderEvents'
import type { PoolTake } from '../../promotions/promotionKind'

type OfOrder = Pick<OrderEvent, 'siteId' | 'promotion'>

/** What a new order takes of the stock of its activity. */
export function poolMoves({ siteId, promotion }: OfOrder, takes: readonly PoolTake[]): PoolMove[] {
  if (takes.length === 0) return []
  if (!promotion || promotion.activityId === 0) throw new Error('only an order of one activity takes of its stock')
  const { type, activityId } = promotion
  return takes.map(({ orderGoodsId, num }) => ({ siteId, type, activityId, num, ref: lineRef(orderGoodsId) }))
}

/** The activity's own pieces of these lines come back along with those of their skus, each line once. */
export function poolsBack(
  trx: Tx,
  { promotions }: Mall,
  event: Omit<OrderEvent, 'kind'>,
  lines: readonly { order_goods_id: number }[],
): void {
  const { siteId, promotion, at } = event
  const kind = promotion && promotions.of(promotion.type)
  atTheEnd(trx, ...(kind?.onRestocked?.(event) ?? []))
  if (!promotion || !kind?.pools) return
  const { type, activityId } = promotion
  returnPools(
    trx,
    lines.map((line) => ({ siteId, type, activityId, ref: lineRef(line.order_goods_id) })),
    at,
  )
}

/** Names what a line holds of its activity's stock. */
export const lineRef = (orderGoodsId: number) => `line:${orderGoodsId}`
