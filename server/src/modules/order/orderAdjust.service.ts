import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { renewBills } from '../pay/replaceBills.service'
import { adjusted, type Wanted } from './adjusted'
import { holdOrders } from './holdOrders.service'
import * as store from './order.store'
import { ownerOf } from './orderOperator.service'
import { giveParts } from './orderWallet.service'

export interface Adjustment {
  order_id: number
  /** cents, signed; stands for an earlier one */
  adjust_money: number
  /** cents; undefined = stays as it is */
  delivery_money?: number | undefined
}

/** A shop changes what an unpaid order costs (wire/checkout-and-pay section 3, the seller's adjustment). */
export async function adjust(trx: Tx, ctx: Ctx, asked: Adjustment): Promise<void> {
  const { member_id } = await ownerOf(trx, ctx, asked.order_id)
  const { bills, orders } = await holdOrders(trx, member_id, [asked.order_id])
  const order = orders.get(asked.order_id)
  if (!order) throw refuse({ zh: '订单不存在', en: 'There is no such order' })
  if (order.order_status !== 0 || order.is_lock === 1)
    throw refuse({ zh: '订单状态不允许改价', en: 'The price of this order cannot be changed now' })
  const excess = await writeAmounts(trx, order, {
    adjustMoney: asked.adjust_money,
    deliveryMoney: asked.delivery_money ?? order.delivery_money,
  })
  giveParts(trx, { order, parts: excess }, `adjust:${ctx.mall.newId()}`, ctx.now)
  await renewBills(trx, ctx.mall, bills, ctx.now)
}

/** Answers what goes back to the wallets. */
async function writeAmounts(trx: Tx, order: store.Order, wanted: Wanted) {
  const lines = await store.findLines(trx, order.member_id, [order.order_id])
  const { amounts, lines: changed, excess } = adjusted(order, lines, wanted)
  await store.changeAmounts(trx, order, amounts)
  for (const { order_goods_id, ...line } of changed) await store.changeLine(trx, order.member_id, order_goods_id, line)
  return excess
}
