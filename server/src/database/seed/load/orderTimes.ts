import type { ConfigValue } from '@mall/contract/settings'
import type { OrderStatus, OrderType } from '@mall/contract/status'
import type { Insertable } from 'kysely'
import type { DB } from '../../schema'
import type { PlannedOrder, RefundPlan } from '../orderPlans'

const minute = 60
const hour = 3600
const day = 86_400

export interface Times {
  create_time: number
  pay_time: number
  delivery_time: number
  sign_time: number
  finish_time: number
  close_time: number
  take_delivery_time: number
  complete_time: number
}

const roads: Record<OrderType, OrderStatus[]> = {
  1: [0, 1, 3, 4, 10],
  2: [0, 2, 4, 10],
  3: [0, 1, 3, 4, 10],
  4: [0, 4, 10],
}

/** The states the order went through, the present one last. */
export function roadOf({ type, status, reached = 0 }: PlannedOrder): OrderStatus[] {
  const road = roads[type]
  return status === -1 ? [...road.slice(0, road.indexOf(reached) + 1), -1] : road.slice(0, road.indexOf(status) + 1)
}

/** When each code of virtual goods was used, from the payment on; 0 = not yet. */
export const usesOf = ({ used = [] }: PlannedOrder, paidAt: number) =>
  used.map((after) => (after === null ? 0 : paidAt + after * day))

/** How long after the payment something comes, and from then on until it is in the buyer's hands. */
const waits: Record<OrderType, [sent: number, handed: number]> = {
  1: [19 * hour, 2 * day],
  2: [0, 27 * hour],
  3: [40 * minute, 35 * minute],
  4: [0, 0],
}

/** When each step of a refund happened: days apart where there is time, the last one in the past. */
export function stepTimes({ ago, steps }: RefundPlan, now: number): number[] {
  const gap = Math.min(20 * hour, Math.floor((ago * day) / (steps.length + 1)))
  return steps.map((_, i) => now - ago * day + i * gap)
}
const endOf = (refund: RefundPlan, now: number) => Math.max(...stepTimes(refund, now))

/** When each step of the order happened; 0 = not yet or never. */
export function timesOf(plan: PlannedOrder, timers: ConfigValue<'order_timers'>, now: number): Times {
  const road = roadOf(plan)
  const created = now - plan.age * minute
  const paid = created + 3 * minute
  const [sent, handed] = waits[plan.type]
  const delivered = paid + sent
  const signed = delivered + handed
  const uses = usesOf(plan, paid)
  const isWaiting = plan.type === 4 && (uses.length === 0 || uses.includes(0))
  const completes = isWaiting ? 0 : Math.max(signed, ...uses) + timers.auto_complete * day
  const closed = plan.reached
    ? Math.max(...(plan.refunds ?? []).map((refund) => endOf(refund, now)))
    : created + timers.auto_close * minute
  const at = (status: OrderStatus, time: number) => (road.includes(status) ? time : 0)
  return {
    create_time: created,
    pay_time: road.some((status) => status > 0) ? paid : 0,
    delivery_time: at(3, delivered),
    sign_time: at(4, signed),
    finish_time: at(10, completes),
    close_time: plan.status === -1 ? closed : 0,
    take_delivery_time: plan.status === 3 ? delivered + timers.auto_take_delivery * day : 0,
    complete_time: plan.status === 4 ? completes : 0,
  }
}

/** What a step is called, and when it was. */
function stepOf(from: OrderStatus, to: OrderStatus, { reached }: PlannedOrder): [event: string, at: keyof Times] {
  if (to === -1) return [reached ? 'refundedWhole' : 'closed', 'close_time']
  if (from === 0) return ['paid', 'pay_time']
  if (to === 3) return ['shipped', 'delivery_time']
  return to === 4 ? ['received', 'sign_time'] : ['completed', 'finish_time']
}

/** One line per step along the road. */
export function logOf(plan: PlannedOrder, memberId: number, times: Times): Insertable<DB['order_log']>[] {
  const road = roadOf(plan)
  return road.slice(1).map((to_status, i) => {
    const from_status = road[i] ?? 0
    const [event, at] = stepOf(from_status, to_status, plan)
    const { order_id } = plan
    return { member_id: memberId, log_id: order_id * 10 + i, order_id, event, from_status, to_status, at: times[at] }
  })
}
