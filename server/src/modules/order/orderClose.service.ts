import { closeReasons } from '@mall/contract/status'
import type { Tx } from '../../database/transaction'
import type { Ctx } from '../../http/route'
import type { Job } from '../../jobs/jobs'
import type { Mall } from '../../mall'
import { knownIn } from '../../words/known'
import { takeOffBills } from '../pay/replaceBills.service'
import { holdOrders, type HeldOrders } from './holdOrders.service'
import { own } from './order.service'
import type { Order } from './order.store'
import * as life from './orderLife.service'
import type { OwnClosing } from './orderLife.service'
import { ownerOf } from './orderOperator.service'

/**
 * 0 -> -1 of the orders that can be closed. Locks go bills, orders, then what they took: wallets, coupons and stock of all
 * of them go back at the end of the transaction, each in its order.
 */
async function closeHeld(
  trx: Tx,
  mall: Mall,
  { bills }: HeldOrders,
  closing: Order[],
  at: number,
  owner?: OwnClosing,
): Promise<void> {
  const closable = closing.filter((order) => order.order_status === 0 && order.is_lock === 0)
  const orderIds = closable.map((order) => order.order_id)
  await takeOffBills(trx, mall, bills, orderIds, at)
  for (const { member_id, order_id } of closable) await life.close(trx, mall, member_id, order_id, at, owner)
}

const ofIds = ({ orders }: HeldOrders, orderIds: number[]): Order[] =>
  orderIds.map((orderId) => orders.get(orderId)).filter((order) => order !== undefined)

async function closeOne(trx: Tx, mall: Mall, memberId: number, orderId: number, at: number, owner?: OwnClosing) {
  const held = await holdOrders(trx, memberId, [orderId])
  const order = held.orders.get(orderId)
  if (order?.order_status !== 0 || order.is_lock === 1)
    throw life.refuseMove(order, { zh: '订单状态不允许关闭', en: 'This order cannot be cancelled now' })
  await closeHeld(trx, mall, held, [order], at, owner)
}

/** A usual reason is kept in Chinese, in whatever language it was sent; own words as they are. */
export async function close(ctx: Ctx, orderId: number, said: string): Promise<void> {
  await own(ctx, orderId)
  const reason = knownIn(closeReasons, 'zh', said.trim())
  await ctx.mall.tx((trx) => closeOne(trx, ctx.mall, ctx.memberId, orderId, ctx.now, { reason }))
}

export async function closeByShop(trx: Tx, ctx: Ctx, orderId: number): Promise<void> {
  const { member_id } = await ownerOf(trx, ctx, orderId)
  await closeOne(trx, ctx.mall, member_id, orderId, ctx.now)
}

/** Closes what is still unpaid of these orders; what is paid or closed meanwhile stays as it is. */
export async function closeUnpaid(mall: Mall, memberId: number, orderIds: number[]): Promise<void> {
  await mall.tx(async (trx) => {
    const held = await holdOrders(trx, memberId, orderIds)
    await closeHeld(trx, mall, held, ofIds(held, orderIds), mall.clock.now())
  })
}

/** The timer of a checkout. Orders whose owner pays offline are looked at again when the time for that is over. */
export async function closeInTime({ kind, distKey, key, payload }: Job, mall: Mall): Promise<void> {
  const orderIds = [...(payload as number[])].sort((a, b) => a - b)
  await mall.tx(async (trx) => {
    const at = mall.clock.now()
    const held = await holdOrders(trx, distKey, orderIds)
    const unpaid = ofIds(held, orderIds).filter((order) => order.order_status === 0)
    const waiting = unpaid.filter((order) => order.transfer_until > at)
    await closeHeld(
      trx,
      mall,
      held,
      unpaid.filter((order) => !waiting.includes(order)),
      at,
    )
    if (waiting.length === 0) return
    const runAt = Math.min(...waiting.map((order) => order.transfer_until))
    await mall.jobs.enqueue(trx, { kind, distKey, key, runAt, payload: orderIds })
  })
}
