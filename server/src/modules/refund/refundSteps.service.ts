import type { ConfigValue } from '@mall/contract/settings'
import { afterRefundStep, type RefundStatus, type RefundStep } from '@mall/contract/status'
import type { Tx } from '../../database/transaction'
import { refuse } from '../../http/route'
import type { Mall } from '../../mall'
import { lockByRefunds } from '../order/orderLock.service'
import { holdLine, moveRefund, type LineOfOrder } from '../order/orderRefund.service'
import { keep } from '../../words/kept'
import { phrase, type Phrase } from '../../words/phrases'
import * as store from './refund.store'

const day = 86_400

/** Who does something: action_way of the log and the name beside it. */
export interface Actor {
  way: 1 | 2 | 3
  name: Phrase | string
}

export const seller = ({ order }: LineOfOrder): Actor => ({ way: 2, name: order.site_name })
export const platform: Actor = { way: 3, name: phrase('refund.by.platform') }
export const system: Actor = { way: 3, name: phrase('refund.by.system') }

/** How long each state waits for somebody, and what happens then (wire/orders-and-aftersales section 2). */
export const refundTimers: Partial<Record<RefundStatus, { job: string; setting: keyof ConfigValue<'order_timers'> }>> =
  {
    1: { job: 'refund.confirm', setting: 'auto_refund_confirm' },
    2: { job: 'refund.transfer', setting: 'auto_refund_confirm' },
    6: { job: 'refund.transfer', setting: 'auto_refund_confirm' },
    4: { job: 'refund.cancel', setting: 'auto_refund_cancel' },
    5: { job: 'refund.receive', setting: 'auto_refund_take_delivery' },
    [-1]: { job: 'refund.cancel', setting: 'auto_refund_cancel' },
  }

export const noLine = () => refuse({ zh: '订单商品不存在', en: 'There is no such item in your orders' })

const changed = () =>
  refuse({
    zh: '退款状态已变化，请刷新后再试',
    en: 'The refund has changed meanwhile; please refresh and try again',
  })

/** The line with its order, held until COMMIT; a stranger's is not there. */
export async function hold(trx: Tx, memberId: number, orderGoodsId: number): Promise<LineOfOrder> {
  const of = await holdLine(trx, memberId, orderGoodsId)
  if (!of || of.order.is_deleted === 1) throw noLine()
  return of
}

/** Where the step leads from the state the line is in, or a refusal. */
export function next({ line }: LineOfOrder, step: RefundStep, type = line.refund_type): RefundStatus {
  const to = afterRefundStep(step, line.refund_status, type === 2 ? 2 : 1)
  if (to === undefined) throw changed()
  return to
}

export interface Change {
  to: RefundStatus
  /** what the log says */
  action: Phrase
  by: Actor
  at: number
  refundType?: number
  change?: Omit<store.RefundChange, 'due_time' | 'action_time'>
  /** the row of a first or a new application */
  row?: Omit<store.NewRefund, 'due_time' | 'action_time'>
}

/** Moves the line along with its row, the shop's copy, the log, the timer and the lock of the order. */
export async function moveTo(trx: Tx, mall: Mall, of: LineOfOrder, change: Change): Promise<void> {
  const { order, line } = of
  const { member_id, order_goods_id, order_id } = line
  const { to, at } = change
  const refund_type = to === 0 ? 0 : (change.refundType ?? line.refund_type)
  if (!(await moveRefund(trx, line, { refund_status: to, refund_type }))) throw changed()
  const due_time = await startTimer(trx, mall, of, to, at)
  if (change.row) await store.putRefund(trx, { ...change.row, due_time, action_time: at })
  else await store.changeRefund(trx, member_id, order_goods_id, { ...change.change, due_time, action_time: at })
  await store.putShopCopy(trx, copyOf(of), { refund_status: to, refund_action_time: at })
  await note(trx, mall, of, { ...change, to })
  of.line = { ...line, refund_status: to, refund_type }
  of.lines = of.lines.map((one) => (one.order_goods_id === order_goods_id ? of.line : one))
  await lockByRefunds(trx, mall, order.member_id, order_id, at)
}

export const copyOf = ({ line }: LineOfOrder) => ({
  site_id: line.site_id,
  order_goods_id: line.order_goods_id,
  member_id: line.member_id,
  order_id: line.order_id,
  title: line.sku_name,
  money: line.real_goods_money,
})

/** A line of the log; a complaint leaves the refund where it is. */
export async function note(
  trx: Tx,
  mall: Mall,
  { line }: LineOfOrder,
  { to = line.refund_status as RefundStatus, action, by, at }: Pick<Change, 'action' | 'by' | 'at'> & Partial<Change>,
): Promise<void> {
  await store.insertLog(trx, {
    member_id: line.member_id,
    log_id: mall.newId(),
    order_goods_id: line.order_goods_id,
    ...keep({ action, username: by.name }),
    action_way: by.way,
    from_status: line.refund_status,
    refund_status: to,
    at,
  })
}

/** What was paid offline goes back by hand: no timer can do that. */
const isByHand = ({ order }: LineOfOrder, to: RefundStatus) =>
  (to === 2 || to === 6) && (order.pay_type === 'offlinepay' || order.pay_type === 'OFFLINE_PAY')

async function startTimer(trx: Tx, mall: Mall, of: LineOfOrder, to: RefundStatus, at: number): Promise<number> {
  const { line } = of
  const job = { distKey: line.member_id, key: line.order_goods_id }
  const before = refundTimers[line.refund_status as RefundStatus]
  if (before) await mall.jobs.cancel(trx, { ...job, kind: before.job })
  const timer = refundTimers[to]
  if (!timer || isByHand(of, to)) return 0
  const runAt = at + (await mall.settings.get('order_timers', 0, trx))[timer.setting] * day
  await mall.jobs.enqueue(trx, { ...job, kind: timer.job, runAt })
  return runAt
}
