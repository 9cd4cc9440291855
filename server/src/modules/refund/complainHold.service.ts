import type { Tx } from '../../database/transaction'
import { hasRunning } from './complain.store'

/** The platform is to decide about a line of the order: until then the order is not completed by its timer. */
export const isComplainedAbout = (trx: Tx, order: { member_id: number; order_id: number }): Promise<boolean> =>
  hasRunning(trx, order.member_id, order.order_id)
