import type { PresaleOrder } from '@mall/contract/presale'

/**
 * What a presale order waits for, or how it ended. `waiting`: the deposit is paid, the rest is not due yet; `ordered`: the
 * real order stands, whose state is its own.
 */
export type PresaleState = 'deposit' | 'waiting' | 'rest' | 'refunding' | 'ordered' | 'refunded' | 'closed'

type Told = Pick<PresaleOrder, 'order_status' | 'refund_status' | 'relate_order_id' | 'pay_start_time'>

/** `time`: unix s of the mall's clock. */
export function presaleState(order: Told, time: number): PresaleState {
  const { order_status: status, refund_status: refund, relate_order_id, pay_start_time } = order
  if (relate_order_id > 0) return 'ordered'
  if (status === 0) return 'deposit'
  if (status === -1) return refund === 2 ? 'refunded' : 'closed'
  if (refund === 1) return 'refunding'
  return pay_start_time > time ? 'waiting' : 'rest'
}

type Ruled = Pick<PresaleOrder, 'refund_status' | 'is_deposit_back'>

/** Which of the notes of a state holds. `isPaid`: the deposit was, where that is known. */
export function noteOf(state: PresaleState, { refund_status, is_deposit_back }: Ruled, isPaid = false) {
  const open = state === 'waiting' || state === 'rest'
  if (open && refund_status === -1) return 'refused'
  if (state === 'rest' && is_deposit_back === 1) return 'restLost'
  return state === 'closed' && is_deposit_back === 1 && isPaid ? 'kept' : state
}
