import type { PendingRow } from '@mall/contract/operator'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { window, type PageOf, type Paging } from '../../lib/paging'
import { mayTouch } from '../../operator/gate'
import { closeOrder } from './presaleEnd.service'
import { hold, holdOwn, noPresaleOrder } from './presaleHold.service'
import { put } from './presaleJobs'
import { presaleOrderName } from './presaleKept'
import * as store from './presaleOrder.store'
import { hasOpenFinal } from './presaleRow'

const day = 86_400

/** The member wants the deposit back; the shop has some days to answer. */
export async function apply({ mall, memberId, now }: Ctx, trx: Tx, id: number): Promise<void> {
  const { row } = await holdOwn(trx, mall, memberId, id, now)
  if (row.order_status !== 1 || (row.refund_status !== 0 && row.refund_status !== -1))
    throw refuse({ zh: '订单状态不允许申请退款', en: 'A refund cannot be requested now' })
  if (row.is_deposit_back === 1)
    throw refuse({ zh: '该预售定金不可退', en: 'The deposit of this presale is not returnable' })
  if (hasOpenFinal(row, now))
    throw refuse({
      zh: '尾款支付单未结束，请稍后再申请',
      en: 'A payment of the rest is under way. Please try again later.',
    })
  const { auto_refund_confirm } = await mall.settings.get('order_timers', 0, trx)
  await put(trx, mall, row, { refund_status: 1, apply_time: now, refund_due: now + auto_refund_confirm * day })
}

/** The member keeps the order after all. */
export const cancel = ({ mall, memberId, now }: Ctx, id: number): Promise<void> =>
  mall.tx(async (trx) => {
    const { row } = await holdOwn(trx, mall, memberId, id, now)
    if (row.refund_status !== 1) throw noApplication()
    await put(trx, mall, row, { refund_status: 0, refund_due: 0 })
  })

/** The shop's answer: the deposit goes back and the order is closed, or it stays as it was. */
export async function decide(
  trx: Tx,
  ctx: Ctx,
  { order_id: id, agree, reason }: { order_id: number; agree: number; reason: string },
): Promise<void> {
  const { mall, now } = ctx
  const owner = await store.findOwner(trx, id)
  if (!owner) throw noPresaleOrder()
  mayTouch(ctx, owner.site_id)
  const held = await hold(trx, mall, owner.member_id, id, now)
  if (held.row.refund_status !== 1) throw noApplication()
  if (agree === 1) await closeOrder(trx, mall, held, { isDepositBack: true, at: now })
  else await put(trx, mall, held.row, { refund_status: -1, refund_due: 0, refuse_reason: reason })
}

/** For pending/lists. */
export async function waitingDeposits({ mall }: Ctx, siteId: number, paging: Paging): Promise<PageOf<PendingRow>> {
  const { limit, offset } = window(paging)
  const { count, list } = await store.findAsking(mall.db, siteId, limit, offset)
  return {
    count,
    page_count: Math.ceil(count / limit),
    list: list.map((row) => ({
      order_id: row.presale_order_id,
      site_id: row.site_id,
      member_id: row.member_id,
      status: row.refund_status,
      title: presaleOrderName(row),
      money: yuan(row.deposit_money),
      create_time: row.apply_time,
    })),
  }
}

const noApplication = () =>
  refuse({ zh: '没有待处理的退款申请', en: 'There is no refund request that waits for an answer' })
