import type { Tx } from '../../database/transaction'
import { carryPools } from '../../ledger/poolStock'
import { carryTaken } from '../../ledger/stock'
import { numberFor } from '../../lib/numbers'
import type { Mall } from '../../mall'
import { recordEarned } from '../../modules/manjian/earned.service'
import { promiseAtFirstOrder } from '../../modules/fenxiao/binding.service'
import { insertNewOrders } from '../../modules/order/order.service'
import { pay } from '../../modules/order/orderLife.service'
import { lineRef } from '../../modules/order/orderPools.service'
import { insertOrderPayments } from '../../modules/order/orderPayments.service'
import { insertOrderPromotions } from '../../modules/order/orderPromotion.service'
import { orderRef } from '../../modules/order/orderStock.service'
import { keptOf, piecesOf } from './presaleKept'
import { put, settled } from './presaleJobs'
import type { PresaleOrder, PresaleOrderChange } from './presaleOrder.store'

/**
 * The last payment is there: the order that was fixed with the deposit is made and paid, with what both payments took.
 * Its pieces, held since the deposit, are its own from now on; its refunds find both payments, the last one first.
 */
export async function makeOrder(
  trx: Tx,
  mall: Mall,
  row: PresaleOrder,
  change: PresaleOrderChange & Partial<PresaleOrder>,
  by: { payType: string; at: number },
): Promise<void> {
  const { at } = by
  const { member_id, presale_order_id: id, site_id, presale_id } = row
  const kept = keptOf(row)
  const order_id = mall.newId()
  const paid = { ...row, ...change }
  const lines = kept.lines.map((line) => ({ ...line, order_id, order_goods_id: mall.newId() }))
  const order = {
    ...kept.order,
    ...amountsOf(paid),
    ...{ order_id, order_no: numberFor(order_id, at), checkout_id: order_id, promotion_ref: id, create_time: at },
    out_trade_no: paid.final_out_trade_no || paid.deposit_out_trade_no,
  }
  const pieces = piecesOf(id, lines)
  const bought = pieces.filter(({ line }) => !line.is_present)
  await Promise.all([
    insertNewOrders(trx, [order], lines),
    promiseAtFirstOrder(trx, mall, member_id, order_id, at),
    insertOrderPromotions(trx, [
      { member_id, order_id, activity_id: presale_id, promotion_type: 'presale', ref_id: id, site_id, num: row.num },
    ]),
    insertOrderPayments(trx, { memberId: member_id, orderId: order_id }, [
      ...(paid.final_out_trade_no
        ? [{ outTradeNo: paid.final_out_trade_no, payType: paid.final_pay_type, money: paid.pay_final_money }]
        : []),
      { outTradeNo: paid.deposit_out_trade_no, payType: paid.deposit_pay_type, money: paid.pay_deposit_money },
    ]),
    recordEarned(trx, member_id, [{ orderId: order_id, given: kept.given }]),
    carryTaken(
      trx,
      pieces.map(({ line, ...piece }) => ({ ...piece, to: orderRef(line) })),
      at,
    ),
    carryPools(
      trx,
      bought.map(({ line, siteId, num, ref }) => ({
        ...{ siteId, type: 'presale', activityId: presale_id, num, ref },
        to: lineRef(line.order_goods_id),
      })),
      at,
    ),
  ])
  await put(trx, mall, row, { ...change, ...settled, order_status: 2, relate_order_id: order_id })
  await pay(trx, mall, member_id, order_id, by.payType, at)
}

/** Sums of both payments. */
function amountsOf(row: PresaleOrder) {
  const from_balance = row.deposit_from_balance + row.final_from_balance
  const from_balance_money = row.deposit_from_balance_money + row.final_from_balance_money
  return {
    order_money: row.deposit_money + row.final_money,
    from_balance,
    from_balance_money,
    balance_money: from_balance + from_balance_money,
    pay_money: row.pay_deposit_money + row.pay_final_money,
    bill_from_balance: row.deposit_bill_balance + row.final_bill_balance,
    bill_from_balance_money: row.deposit_bill_balance_money + row.final_bill_balance_money,
  }
}
