import type { Tx } from '../../database/transaction'
import { returnPools } from '../../ledger/poolStock'
import { backOf, returnStock } from '../../ledger/stock'
import type { Mall } from '../../mall'
import type { HeldBill } from '../../modules/pay/holdBills.service'
import { owePart } from '../../modules/pay/payPart.service'
import { takeOffBills } from '../../modules/pay/replaceBills.service'
import { put, settled } from './presaleJobs'
import { keptOf, piecesOf, refOf } from './presaleKept'
import type { PresaleOrder } from './presaleOrder.store'
import { depositParts, finalParts, giveBack, giveBackNow } from './presaleWallet.service'

/** A presale order with the open bills it stands on, all locked. */
export interface Held {
  row: PresaleOrder
  bills: HeldBill[]
}

/** No bill of the rest is open. */
const noFinal = (row: PresaleOrder) => ({
  pay_final_money: row.final_money,
  final_from_balance: 0,
  final_from_balance_money: 0,
  final_out_trade_no: '',
  final_ends_at: 0,
})

/** The open bill of the rest is over: what its making took of the wallets is back at once. The order goes on. */
export async function endFinal(trx: Tx, mall: Mall, held: Held, at: number): Promise<Held> {
  const { row, bills } = held
  if (row.order_status !== 1 || row.final_out_trade_no === '') return held
  await takeOffBills(trx, mall, bills, [row.presale_order_id], at)
  await giveBackNow(trx, row, finalParts(row), `final:${row.final_out_trade_no}`, at)
  return { row: await put(trx, mall, row, noFinal(row)), bills: [] }
}

/**
 * An order that is not paid in full is closed: bills, pieces and what was taken for a payment that did not come. A deposit
 * that was paid goes back the way it came, or stays with the shop.
 */
export async function closeOrder(
  trx: Tx,
  mall: Mall,
  { row, bills }: Held,
  { isDepositBack, at }: { isDepositBack: boolean; at: number },
): Promise<PresaleOrder> {
  const { presale_order_id: id, site_id: siteId, presale_id: activityId, order_status } = row
  if (order_status !== 0 && order_status !== 1) return row
  await takeOffBills(trx, mall, bills, [id], at)
  const goesBack = order_status === 1 && isDepositBack
  if (order_status === 0 || goesBack) giveBack(trx, row, depositParts(row), 'deposit', at, goesBack)
  if (row.final_out_trade_no !== '') giveBack(trx, row, finalParts(row), `final:${row.final_out_trade_no}`, at)
  if (goesBack) await payDepositBack(trx, mall, row, at)
  returnPools(trx, [{ siteId, type: 'presale', activityId, ref: refOf(id) }], at)
  returnStock(
    trx,
    piecesOf(id, keptOf(row).lines).map(({ line: _, ...piece }) => ({ ...piece, ref: backOf(piece.ref) })),
    at,
  )
  const refunded = goesBack ? { refund_status: 2 } : {}
  return put(trx, mall, row, { ...noFinal(row), ...settled, ...refunded, order_status: -1, close_time: at })
}

/** What its bill took: to the wallets, or by the channel. */
async function payDepositBack(trx: Tx, mall: Mall, row: PresaleOrder, at: number): Promise<void> {
  const parts = { balance: row.deposit_bill_balance, balance_money: row.deposit_bill_balance_money }
  giveBack(trx, row, parts, 'deposit-bill', at, true)
  const { member_id: memberId, deposit_out_trade_no: outTradeNo, deposit_pay_type: payType } = row
  await owePart(trx, mall, { memberId, outTradeNo, payType, money: row.pay_deposit_money }, at)
}
