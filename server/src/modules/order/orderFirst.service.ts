import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { findOrdersById } from './order.store'
import { firstCheckoutOf } from './orderFirst.store'

/** Whether a checkout made the first orders of a member. */
export const isFirstCheckout = async (db: Kysely<DB>, memberId: number, checkoutId: number): Promise<boolean> =>
  (await firstCheckoutOf(db, memberId)) === checkoutId

/** Whether an order was made by the first checkout of the member. */
export const isFirstOrder = async (db: Kysely<DB>, memberId: number, orderId: number): Promise<boolean> => {
  const [order] = await findOrdersById(db, memberId, [orderId])
  return order !== undefined && isFirstCheckout(db, memberId, order.checkout_id)
}

export { isFirstPaid } from './orderFirst.store'
