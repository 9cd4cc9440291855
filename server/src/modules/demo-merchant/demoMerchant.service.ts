import type { PendingRow } from '@mall/contract/operator'
import type { Tx } from '../../database/transaction'
import { localCtx } from '../../http/localCtx'
import { Refusal, type Ctx } from '../../http/route'
import type { PageOf, Paging } from '../../lib/paging'
import type { Mall } from '../../mall'
import * as cancellations from '../cancellation/cancel.service'
import * as evaluations from '../evaluate/evaluateOperator.service'
import * as distributors from '../fenxiao/apply.service'
import * as commissions from '../fenxiao/withdrawal.service'
import * as gifts from '../gift/giftDesk.service'
import * as orders from '../order/orderOperator.service'
import { orderTypeOf } from '../order/order.service'
import * as complaints from '../refund/complain.service'
import * as refunds from '../refund/refundOperator.service'
import * as presales from '../../promotions/presale/presaleRefund.service'
import * as withdrawals from '../withdraw/withdrawOperator.service'
import { seededAt } from './demoMerchant.store'

/** s that a visitor has to look at a state before the merchant goes on */
const patience = 120
const handful = 100

type Act = (ctx: Ctx, row: PendingRow) => Promise<unknown>
/** What the merchant does about each kind of waiting row, by the operator's own services. */
interface Duty {
  waiting: (ctx: Ctx, siteId: number, paging: Paging) => Promise<PageOf<PendingRow>>
  act: Act
}

const duties: Duty[] = [
  { waiting: orders.waitingToShip, act: inOne(send) },
  { waiting: refunds.waiting('refund'), act: inOne(goOnWithRefund) },
  { waiting: refunds.waiting('complain'), act: inOne(decide) },
  { waiting: evaluations.waiting, act: inOne(answer) },
  { waiting: presales.waitingDeposits, act: inOne(giveDepositBack) },
  { waiting: withdrawals.waiting, act: inOne(goOnWithWithdrawal) },
  { waiting: distributors.waiting, act: inOne(takeIn) },
  { waiting: commissions.waiting, act: inOne(payCommission) },
  { waiting: gifts.waiting, act: inOne(sendGift) },
  { waiting: cancellations.waiting, act: closeAccount },
]

function inOne(act: (trx: Tx, ctx: Ctx, row: PendingRow) => Promise<unknown>): Act {
  return (ctx, row) => ctx.mall.tx((trx) => act(trx, ctx, row))
}

async function send(trx: Tx, ctx: Ctx, row: PendingRow) {
  const order_id = row.order_id ?? 0
  if ((await orderTypeOf(trx, row.member_id, order_id)) === 3)
    return orders.deliver(trx, ctx, { order_id, deliverer: '小周', deliverer_mobile: '13900000001' })
  return orders.ship(trx, ctx, {
    order_id,
    express_company_name,
    delivery_no: parcelNo(order_id),
    delivery_type: 'express',
  })
}

const express_company_name = '顺丰速运'
const parcelNo = (orderId: number) => `SF${String(orderId % 1e12).padStart(12, '0')}`

async function sendGift(trx: Tx, ctx: Ctx, { order_id = 0 }: PendingRow) {
  return gifts.send(trx, ctx, { order_id, express_company_name, express_no: parcelNo(order_id) })
}

async function goOnWithRefund(trx: Tx, ctx: Ctx, { order_goods_id = 0, status }: PendingRow) {
  if (status === 1) return refunds.agreeBySeller(trx, ctx, order_goods_id, '')
  if (status === 5) return refunds.receiveBySeller(trx, ctx, order_goods_id)
  const asked = { order_goods_id, refund_pay_type: 'online_refund_pay' as const }
  return refunds.transferBySeller(trx, ctx, asked)
}

async function decide(trx: Tx, ctx: Ctx, { order_goods_id = 0 }: PendingRow) {
  return complaints.decide(trx, ctx, { order_goods_id, agree: 1, complain_refuse_reason: '' })
}

async function giveDepositBack(trx: Tx, ctx: Ctx, { order_id = 0 }: PendingRow) {
  return presales.decide(trx, ctx, { order_id, agree: 1, reason: '' })
}

async function goOnWithWithdrawal(trx: Tx, ctx: Ctx, { id = 0, status }: PendingRow) {
  return status === 0 ? withdrawals.approve(trx, ctx, id) : withdrawals.pay(trx, ctx, id)
}

async function takeIn(trx: Tx, ctx: Ctx, { apply_id = 0 }: PendingRow) {
  return distributors.decide(trx, ctx, { apply_id, agree: 1 })
}

async function payCommission(trx: Tx, ctx: Ctx, { id = 0 }: PendingRow) {
  return commissions.approve(trx, ctx, id)
}

async function closeAccount(ctx: Ctx, { member_id }: PendingRow) {
  return cancellations.decide(ctx, { member_id, agree: 1, reason: '' })
}

async function answer(trx: Tx, ctx: Ctx, { evaluate_id = 0 }: PendingRow) {
  return evaluations.audit(trx, ctx, { evaluate_id, is_audit: 1, explain_first: '感谢您的评价，欢迎再来' })
}

/** One round over all that waits; rows of the demo data and those younger than two minutes are left alone. */
export async function goRound(mall: Mall): Promise<void> {
  if (!mall.config.demoMerchant) return
  const ctx = operatorCtx(mall)
  const since = await seededAt(mall.db)
  for (const { waiting, act } of duties) {
    const { list } = await waiting(ctx, 0, { page_size: handful })
    for (const row of list.filter((one) => one.create_time > since && one.create_time <= ctx.now - patience))
      await act(ctx, row).catch((error: unknown) => {
        // somebody else was faster, or the order is locked: the next round sees how it stands
        if (!(error instanceof Refusal)) throw error
      })
  }
}

const operatorCtx = (mall: Mall): Ctx => localCtx(mall, { operator: { name: 'demo merchant', siteId: 0 } })
