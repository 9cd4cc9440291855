import type { Tx } from '../../database/transaction'
import type { OrderEvent } from '../../orderEvents'
import { platformCouponBack } from '../coupon/platformCouponUse.service'
import { checkoutOf, isOver } from '../order/order.service'
import { giveAllBack } from '../order/orderWallet.service'

/** What a closed order took beside stock and shop coupon: points and both wallet parts, and the platform coupon. */
export async function giveBack(trx: Tx, event: OrderEvent): Promise<void> {
  await giveAllBack(trx, event)
  await couponOfCheckoutBack(trx, event)
}

/** The platform coupon of the order's checkout, when that was its last order that is not closed. */
export async function couponOfCheckoutBack(
  trx: Tx,
  { memberId, orderId, at }: { memberId: number; orderId: number; at: number },
): Promise<void> {
  const checkoutId = await checkoutOf(trx, memberId, orderId)
  if (checkoutId === undefined) return
  platformCouponBack(trx, { memberId, checkoutId, at }, (last) => isOver(last, memberId, checkoutId))
}
