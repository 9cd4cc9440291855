import { atTheEnd } from '../../database/atTheEnd'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import type { Job } from '../../jobs/jobs'
import { restoreDue } from '../../jobs/restoreJobs'
import { move, moveAtTheEnd, sumOfParts, walletParts } from '../../ledger/ledger'
import type { Mall } from '../../mall'
import { handReserved, releaseCoupons } from '../../modules/coupon/reserve.service'
import { makeGiftOrder } from '../../modules/gift/gift.service'
import { holdBills } from '../../modules/pay/holdBills.service'
import type { PaidBy, Payable } from '../../modules/pay/payable'
import { takeOffBills } from '../../modules/pay/replaceBills.service'
import { givePiecesBack } from './exchange.store'
import { exchangeEntry } from './exchangeEntry'
import * as store from './exchangeOrder.store'
import { closeKind, states, type ExchangeOrder } from './exchangeOrder.store'

type Named = Pick<ExchangeOrder, 'member_id' | 'order_id'>

export const closeJob = ({ member_id, order_id }: Named) => ({ kind: closeKind, distKey: member_id, key: order_id })

export const exchangePayable: Payable = {
  event: 'pointexchange',
  async lockUnpaid(trx, memberId, ids) {
    const rows = await store.lockOrders(trx, memberId, ids)
    return rows
      .filter(({ order_status }) => order_status === states.unpaid)
      .map((row) => ({ id: row.order_id, payMoney: row.price, title: row.exchange_name }))
  },
  paid: bring,
  moveToBill: async (trx, memberId, id, out_trade_no) => {
    await store.changeUnpaid(trx, memberId, id, { out_trade_no })
  },
  async closeUnpaid(mall, memberId, ids) {
    for (const id of ids) await mall.tx((trx) => close(trx, mall, memberId, id))
  },
  payFromWallets,
}

/** What was exchanged, in the transaction of its payment (wire/promotions section 9). */
async function bring(trx: Tx, mall: Mall, { memberId, id, payType, at }: PaidBy): Promise<void> {
  const named = { member_id: memberId, order_id: id }
  const order = await store.changeUnpaid(trx, memberId, id, {
    order_status: states.done,
    pay_type: payType,
    pay_time: at,
  })
  if (!order) throw new Error(`exchange ${id} is not unpaid`)
  await mall.jobs.cancel(trx, closeJob(order))
  const { type, type_id, num, exchange_name: remark, member_name, mobile, full_address } = order
  if (type === 1) {
    const receiver = { member_name, mobile, full_address }
    await store.noteGift(
      trx,
      named,
      await makeGiftOrder(trx, mall, { memberId, giftId: type_id, num, remark, receiver, at }),
    )
  } else if (type === 2) await handReserved(trx, mall, type_id, num, { memberId, getType: 3, at })
  else if (order.balance > 0)
    moveAtTheEnd(trx, {
      ...exchangeEntry({ memberId, order_id: id, order_no: order.order_no, at }, 'money'),
      ...{ kind: 'balance', delta: order.balance },
    })
}

/** First of what cannot be withdrawn; false = the wallets have too little. */
async function payFromWallets(trx: Tx, memberId: number, ids: number[], at: number): Promise<boolean> {
  for (const order of await store.lockOrders(trx, memberId, ids)) {
    const parts = await walletParts(trx, memberId, order.price)
    if (sumOfParts(parts) < order.price) return false
    const entry = exchangeEntry({ ...order, memberId, at }, 'bill')
    for (const kind of ['balance', 'balance_money'] as const)
      if (parts[kind] > 0) await move(trx, { ...entry, kind, delta: -parts[kind] })
    const paid = { bill_from_balance: parts.balance, bill_from_balance_money: parts.balance_money }
    await store.changeUnpaid(trx, memberId, order.order_id, paid)
  }
  return true
}

/** With its bill, unless it was paid meanwhile: points, pieces and coupons are where they came from again. */
async function close(trx: Tx, mall: Mall, memberId: number, id: number): Promise<boolean> {
  const at = mall.clock.now()
  const { bills } = await holdBills(trx, { event: 'pointexchange', memberId, ids: [id] })
  const [order] = await store.lockOrders(trx, memberId, [id])
  if (order?.order_status !== states.unpaid) return false
  await takeOffBills(trx, mall, bills, [id], at)
  await store.changeUnpaid(trx, memberId, id, { order_status: states.closed, close_time: at })
  await mall.jobs.cancel(trx, closeJob(order))
  const { point, num, type, type_id, exchange_id, order_no } = order
  const entry = exchangeEntry({ memberId, order_id: id, order_no, at }, 'point:back')
  if (point > 0) moveAtTheEnd(trx, { ...entry, kind: 'point', delta: point })
  if (type === 2) releaseCoupons(trx, type_id, num)
  atTheEnd(trx, {
    table: 'exchange_goods',
    key: [0, exchange_id],
    run: (last) => givePiecesBack(last, exchange_id, num),
  })
  return true
}

/** Only what is not paid yet. */
export const closeByMember = ({ mall, memberId }: Ctx, id: number): Promise<void> =>
  mall.tx(async (trx) => {
    if (!(await close(trx, mall, memberId, id)))
      throw refuse({ zh: '该兑换订单不能关闭', en: 'This exchange cannot be closed' })
  })

const closeInTime = async ({ distKey, key }: Job, mall: Mall): Promise<void> => {
  await mall.tx((trx) => close(trx, mall, distKey, Number(key)))
}

export const exchangeJobs = { [closeKind]: closeInTime }

/** Unpaid exchanges whose job was lost: it is put back, and due at once. */
export const restoreTimers = restoreDue(store.findOverdue, closeJob)
