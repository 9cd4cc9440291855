import type { RefundDetail } from '@mall/contract/refund'

/** The log is told on the page of a refund only. */
export type Pending = Pick<RefundDetail, 'refund_status'> & Partial<Pick<RefundDetail, 'refund_log_list'>>

/** Applied for, agreed to, sent back, taken back: the shop is to act. */
const shopsTurn: readonly number[] = [1, 2, 5, 6]
/** seconds a shop has for a step by the timers of the wire (orders-and-aftersales section 2) */
const shopsTime = 7 * 86_400

/** The shop refused, or has let its time pass: until then the shop is waited for, not the platform asked. */
export function isPlatformsTurn({ refund_status, refund_log_list: log = [] }: Pending, at: number): boolean {
  if (refund_status === -1) return true
  const last = Math.max(0, ...log.map(({ action_time }) => action_time))
  return shopsTurn.includes(refund_status) && last > 0 && at - last >= shopsTime
}
