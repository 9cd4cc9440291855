import type { OrderType } from '@mall/contract/status'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { sumOfParts, walletParts } from '../../ledger/ledger'
import type { Payable } from '../../modules/pay/payable'
import { keptOf, presaleOrderName } from './presaleKept'
import { closeOrder, endFinal } from './presaleEnd.service'
import { hold } from './presaleHold.service'
import { put } from './presaleJobs'
import { planMessages } from './presaleMessages'
import { makeOrder } from './presaleOrder.service'
import * as store from './presaleOrder.store'
import type { PresaleOrder } from './presaleOrder.store'
import { take } from './presaleWallet.service'

/** No deposit is taken any more when the rest is due no longer (wire/promotions section 5). */
const owesDeposit = (row: PresaleOrder, at: number) => row.order_status === 0 && at < row.pay_end_time

const owesFinal = (row: PresaleOrder, at: number) =>
  row.order_status === 1 &&
  row.refund_status !== 1 &&
  row.final_out_trade_no !== '' &&
  row.pay_start_time <= at &&
  at < row.pay_end_time

/** Not every phone may pay for virtual goods; there is no order yet. */
async function orderTypeOf(db: Kysely<DB>, memberId: number, ids: number[]): Promise<0 | OrderType> {
  const [row] = await Promise.all(ids.map((id) => store.findOrder(db, memberId, id)))
  return row && keptOf(row).order.order_type === 4 ? 4 : 0
}

async function lockedOne(trx: Tx, memberId: number, id: number): Promise<PresaleOrder> {
  const row = await store.lockOrder(trx, memberId, id)
  if (!row) throw new Error(`no presale order ${id}`)
  return row
}

export const depositPayable: Payable = {
  event: 'presale_deposit',
  async lockUnpaid(trx, memberId, ids, at) {
    const rows = await store.lockOrders(trx, memberId, ids)
    return rows
      .filter((row) => owesDeposit(row, at))
      .map((row) => ({ id: row.presale_order_id, payMoney: row.pay_deposit_money, title: presaleOrderName(row) }))
  },
  async paid(trx, mall, { memberId, id, payType, at }) {
    const row = await lockedOne(trx, memberId, id)
    const paid = { deposit_pay_type: payType, deposit_pay_time: at }
    // nothing is left to pay
    if (row.final_money === 0) return makeOrder(trx, mall, row, paid, { payType, at })
    await put(trx, mall, row, { ...paid, order_status: 1, ends_at: row.pay_end_time })
    await planMessages(trx, mall, row, at)
  },
  moveToBill: (trx, member_id, presale_order_id, deposit_out_trade_no) =>
    store.changeOrder(trx, { member_id, presale_order_id }, { deposit_out_trade_no }),
  closeUnpaid: (mall, memberId, ids) =>
    forEach(ids, (id) =>
      mall.tx(async (trx) => {
        const at = mall.clock.now()
        const held = await hold(trx, mall, memberId, id, at)
        if (held.row.order_status === 0) await closeOrder(trx, mall, held, { isDepositBack: false, at })
      }),
    ),
  payFromWallets: (trx, memberId, ids, at) => fromWallets(trx, memberId, ids, 'deposit', at),
  orderType: orderTypeOf,
}

export const finalPayable: Payable = {
  event: 'presale_final',
  async lockUnpaid(trx, memberId, ids, at) {
    const rows = await store.lockOrders(trx, memberId, ids)
    return rows
      .filter((row) => owesFinal(row, at))
      .map((row) => ({ id: row.presale_order_id, payMoney: row.pay_final_money, title: presaleOrderName(row) }))
  },
  async paid(trx, mall, { memberId, id, payType, at }) {
    const row = await lockedOne(trx, memberId, id)
    await makeOrder(trx, mall, row, { final_pay_type: payType, final_pay_time: at }, { payType, at })
  },
  moveToBill: (trx, member_id, presale_order_id, final_out_trade_no) =>
    store.changeOrder(trx, { member_id, presale_order_id }, { final_out_trade_no }),
  /** The order goes on, and another bill can be made for it. */
  closeUnpaid: (mall, memberId, ids) =>
    forEach(ids, (id) =>
      mall.tx(async (trx) => {
        const at = mall.clock.now()
        await endFinal(trx, mall, await hold(trx, mall, memberId, id, at), at)
      }),
    ),
  payFromWallets: (trx, memberId, ids, at) => fromWallets(trx, memberId, ids, 'final', at),
  orderType: orderTypeOf,
}

async function forEach(ids: readonly number[], work: (id: number) => Promise<void>): Promise<void> {
  for (const id of ids) await work(id)
}

/** Takes the whole of an open bill, and notes what of it came from which wallet; false = they have too little. */
async function fromWallets(trx: Tx, memberId: number, ids: number[], payment: 'deposit' | 'final', at: number) {
  for (const row of await store.lockOrders(trx, memberId, ids)) {
    const cents = payment === 'deposit' ? row.pay_deposit_money : row.pay_final_money
    const parts = await walletParts(trx, memberId, cents)
    if (sumOfParts(parts) < cents) return false
    await take(trx, row, parts, `${payment}-bill`, at)
    await store.changeOrder(trx, row, {
      [`${payment}_bill_balance`]: parts.balance,
      [`${payment}_bill_balance_money`]: parts.balance_money,
    })
  }
  return true
}
