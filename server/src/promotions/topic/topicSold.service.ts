import type { LateWork } from '../../database/atTheEnd'
import type { Tx } from '../../database/transaction'
import { linesOfOrder } from '../../modules/order/orderPresents.service'
import type { OrderEvent } from '../../orderEvents'
import { changeSold } from './topic.store'

/** The activity of an order is the topic, yet each of its goods shows how many of itself were sold: its rows count them. */
export const countPaid = (trx: Tx, event: OrderEvent) => counted(trx, event, 1)
/** Part of the refund that closes the whole order. */
export const countRefunded = (trx: Tx, event: OrderEvent) => counted(trx, event, -1)

async function counted(trx: Tx, { memberId, orderId, promotion }: OrderEvent, sign: 1 | -1): Promise<LateWork[]> {
  const topicId = promotion?.activityId ?? 0
  const lines = await linesOfOrder(trx, memberId, orderId)
  return lines
    .filter((line) => line.is_present === 0)
    .map(({ site_id, sku_id, num }) => ({
      table: 'topic_goods',
      key: [site_id, topicId, sku_id],
      run: (last) => changeSold(last, { siteId: site_id, topicId, skuId: sku_id, num: sign * num }),
    }))
}
