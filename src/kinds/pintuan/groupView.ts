import type { PintuanOrderDetail } from '@mall/contract/pintuan'

/** Whose eyes see a group: who made the order, another one who is in it, or anybody else. */
export type Eyes = 'owner' | 'member' | 'other'

/** What a group's page says and offers. */
export interface GroupView {
  eyes: Eyes
  /** unpaid and closed: no payment, or none that came in time */
  state: 'unpaid' | 'closed' | 'open' | 'complete' | 'failed'
}

const states = { 1: 'failed', 2: 'open', 3: 'complete' } as const

/** `self`: the shopper's member_id, 0 = a guest. Only the owner is told the order's number. */
export function viewOf(
  { order_id, pay_time, pintuan_status: status, member_list }: PintuanOrderDetail,
  self: number,
): GroupView {
  const isMember = self > 0 && member_list.some(({ member_id }) => member_id === self)
  const eyes = order_id > 0 ? 'owner' : isMember ? 'member' : 'other'
  if (status === 0) return { eyes, state: 'unpaid' }
  const unpaid = status === 1 && eyes === 'owner' && pay_time === 0
  return { eyes, state: unpaid ? 'closed' : states[status] }
}
