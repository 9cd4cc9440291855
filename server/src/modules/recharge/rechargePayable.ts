import { atTheEnd } from '../../database/atTheEnd'
import type { Tx } from '../../database/transaction'
import type { Job } from '../../jobs/jobs'
import { restoreDue } from '../../jobs/restoreJobs'
import { move, moveAtTheEnd } from '../../ledger/ledger'
import type { Mall } from '../../mall'
import { phrase } from '../../words/phrases'
import { bringPaidFor } from '../coupon/platformCoupon.service'
import { raiseLevel } from '../level/level.service'
import { lockMember } from '../member/member.service'
import { holdBills } from '../pay/holdBills.service'
import type { PaidBy, Payable } from '../pay/payable'
import { takeOffBills } from '../pay/replaceBills.service'
import { countSold } from './recharge.store'
import * as store from './rechargeOrder.store'
import { closeKind, states, type RechargeOrder } from './rechargeOrder.store'

export const closeJob = ({ member_id, order_id }: Pick<RechargeOrder, 'member_id' | 'order_id'>) => ({
  kind: closeKind,
  distKey: member_id,
  key: order_id,
})

/** Paid by channels and transfers, never out of the wallet that it fills; merged with none. */
export const rechargePayable: Payable = {
  event: 'recharge',
  // growth may lift the level
  holdFirst: lockMember,
  async lockUnpaid(trx, memberId, ids) {
    const rows = await store.lockOrders(trx, memberId, ids)
    return rows
      .filter(({ order_status }) => order_status === states.created)
      .map((row) => ({ id: row.order_id, payMoney: row.buy_price, title: row.recharge_name }))
  },
  paid: bring,
  moveToBill: async (trx, memberId, id, out_trade_no) => {
    await store.changeUnpaid(trx, memberId, id, { out_trade_no })
  },
  async closeUnpaid(mall, memberId, ids) {
    for (const id of ids) await mall.tx((trx) => close(trx, mall, memberId, id))
  },
  transfer: {
    isOffered: () => Promise.resolve(true),
    async wait(trx, memberId, ids, until) {
      for (const id of ids) await store.changeUnpaid(trx, memberId, id, { ends_at: until })
      return until
    },
  },
}

/** All that the recharge brings, in the transaction of its payment (wire/member section 7). */
async function bring(trx: Tx, mall: Mall, { memberId, id, payType, at }: PaidBy): Promise<void> {
  const paid = { order_status: states.paid, pay_type: payType, pay_time: at }
  const order = await store.changeUnpaid(trx, memberId, id, paid)
  if (!order) throw new Error(`recharge ${id} is not unpaid`)
  await mall.jobs.cancel(trx, closeJob(order))
  const entry = {
    ...{ memberId, ref: `recharge:${id}`, fromType: 'memberrecharge', typeTag: id, at },
    typeName: phrase('cause.memberrecharge'),
    remark: phrase('account.recharge.remark', { order: order.order_no }),
  }
  moveAtTheEnd(trx, { ...entry, kind: 'balance', delta: order.face_value })
  if (order.point > 0) moveAtTheEnd(trx, { ...entry, kind: 'point', delta: order.point })
  if (order.growth > 0) {
    await move(trx, { ...entry, kind: 'growth', delta: order.growth })
    await raiseLevel(trx, mall, memberId, at)
  }
  await bringPaidFor(trx, mall, { memberId, typeIds: order.coupon_ids, at })
  const { recharge_id } = order
  if (recharge_id > 0)
    atTheEnd(trx, { table: 'recharge', key: [0, recharge_id], run: (last) => countSold(last, recharge_id) })
}

/** With its bill, unless it was paid meanwhile. A timer looks again later where a transfer is waited for. */
async function close(trx: Tx, mall: Mall, memberId: number, id: number, isTimer = false): Promise<void> {
  const at = mall.clock.now()
  const { bills } = await holdBills(trx, { event: 'recharge', memberId, ids: [id] })
  const [order] = await store.lockOrders(trx, memberId, [id])
  if (order?.order_status !== states.created) return
  if (isTimer && order.ends_at > at) return mall.jobs.enqueue(trx, { ...closeJob(order), runAt: order.ends_at })
  await takeOffBills(trx, mall, bills, [id], at)
  await store.changeUnpaid(trx, memberId, id, { order_status: states.closed, close_time: at })
  await mall.jobs.cancel(trx, closeJob(order))
}

const closeInTime = ({ distKey, key }: Job, mall: Mall): Promise<void> =>
  mall.tx((trx) => close(trx, mall, distKey, Number(key), true))

export const rechargeJobs = { [closeKind]: closeInTime }

/** Unpaid recharges whose job was lost: it is put back, and due at once. */
export const restoreTimers = restoreDue(store.findOverdue, closeJob)
