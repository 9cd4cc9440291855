import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { adjustOrder } from '../order/orderAdjust.service'
import { giveParts } from '../order/orderPurse.service'
import { ownerOf } from '../order/orderOperator.service'
import { holdBills } from './holdBills.service'
import { renewBills } from './replaceBills.service'

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
  const { bills, orders } = await holdBills(trx, member_id, [asked.order_id])
  const order = orders.get(asked.order_id)
  if (!order) throw refuse({ zh: '订单不存在', en: 'There is no such order' })
  if (order.order_status !== 0 || order.is_lock === 1)
    throw refuse({ zh: '订单状态不允许改价', en: 'The price of this order cannot be changed now' })
  const excess = await adjustOrder(trx, order, {
    adjustMoney: asked.adjust_money,
    deliveryMoney: asked.delivery_money ?? order.delivery_money,
  })
  giveParts(trx, { order, parts: excess }, `adjust:${ctx.mall.newId()}`, ctx.now)
  await renewBills(trx, ctx.mall, bills, ctx.now)
}
