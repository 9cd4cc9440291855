import type { ComplainDetail, ComplainInfo } from '@mall/contract/refund'
import {
  afterComplainStep,
  complainEvents,
  complainEventsOf,
  complainStates,
  type ComplainStatus,
  type ComplainStep,
} from '@mall/contract/status'
import type { Language } from '@mall/contract/words'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { numberFor } from '../../lib/numbers'
import type { Mall } from '../../mall'
import type { OrderEvent } from '../../orderEvents'
import { complainBlocker, lineRow, type LineOfOrder } from '../order/orderRefund.service'
import { startTimer } from '../order/orderTimers.service'
import { isComplainedAbout } from './complainHold.service'
import { rowOf, buyer, logRow, own } from './refund.service'
import { phrase } from '../../words/phrases'
import { keptReason, offeredReasons, reasonIn, reasonOfPlatform, reasonPhrase } from './reasons'
import { refundableOf } from './refundMoney'
import { holdOfShop } from './refundOperator.service'
import { copyOf, hold, note, platform } from './refundSteps.service'
import * as refunds from './refund.store'
import * as store from './complain.store'
import { transfer } from './transfer.service'

export async function detail(ctx: Ctx, orderGoodsId: number): Promise<ComplainDetail> {
  const of = await own(ctx, orderGoodsId)
  const { db } = ctx.mall
  const [complaint, log] = await Promise.all([
    store.findComplaint(db, ctx.memberId, orderGoodsId),
    refunds.findLog(db, ctx.memberId, orderGoodsId),
  ])
  return {
    order_goods_info: lineRow(of.order, of.line, ctx.language),
    refund_money: yuan(refundableOf(of.order, of.line, of.lines).money),
    refund_reason_type: offeredReasons(ctx.language),
    complain_info: complaint ? info(of, complaint, log, ctx.language) : null,
  }
}

function info(of: LineOfOrder, complaint: store.Complaint, log: refunds.RefundLog[], language: Language): ComplainInfo {
  const status = complaint.complain_status as ComplainStatus
  // a new complaint is not offered where it would be refused
  const events = complainEventsOf[status].filter((event) => event !== 'complainApply' || !blockerOf(of))
  return {
    complain_no: complaint.complain_no,
    complain_status: status,
    complain_status_name: complainStates[status].name[language],
    complain_reason: reasonIn(language, complaint.complain_reason),
    complain_remark: complaint.complain_remark,
    complain_apply_money: yuan(complaint.apply_money),
    complain_apply_time: complaint.apply_time,
    complain_time: complaint.complain_time,
    complain_refuse_reason: complaint.refuse_reason,
    complain_action: events.map((event) => ({ event, title: complainEvents[event][language], color: '' })),
    refund_log_list: log.map((entry) => logRow(entry, language)),
  }
}

const blockerOf = ({ order, line }: LineOfOrder) => complainBlocker(order, line)

const changed = () =>
  refuse({
    zh: '维权状态已变化，请刷新后再试',
    en: 'The complaint has changed meanwhile; please refresh and try again',
  })

function next(complaint: store.Complaint | undefined, step: ComplainStep): ComplainStatus {
  const to = afterComplainStep(step, complaint?.complain_status ?? 'none')
  if (to === undefined) throw changed()
  return to
}

async function move(
  trx: Tx,
  mall: Mall,
  of: LineOfOrder,
  complaint: store.Complaint,
  to: ComplainStatus,
  change: { complain_time?: number; refuse_reason?: string } = {},
): Promise<void> {
  if (!(await store.moveComplaint(trx, complaint, { complain_status: to, ...change }))) throw changed()
  await refunds.putShopCopy(trx, copyOf(of), { complain_status: to })
  // what waited for the complaint is due
  if (!(await isComplainedAbout(trx, of.order))) await startTimer(trx, mall, of.order)
}

export interface Complaining {
  order_goods_id: number
  complain_reason: string
  complain_remark?: string | undefined
}

/** Asks the platform, for the first time or again. */
export async function complain(ctx: Ctx, trx: Tx, asked: Complaining): Promise<void> {
  const of = await hold(trx, ctx.memberId, asked.order_goods_id)
  const { order, line, lines } = of
  const blocker = blockerOf(of)
  if (blocker) throw refuse(blocker)
  const before = await store.findComplaint(trx, ctx.memberId, line.order_goods_id)
  const complain_status = next(before, 'apply')
  await store.putComplaint(trx, {
    member_id: ctx.memberId,
    order_goods_id: line.order_goods_id,
    order_id: line.order_id,
    site_id: line.site_id,
    complain_no: before?.complain_no ?? numberFor(ctx.mall.newId(), ctx.now),
    complain_status,
    complain_reason: keptReason(asked.complain_reason),
    complain_remark: asked.complain_remark ?? '',
    apply_money: refundableOf(order, line, lines).money,
    apply_time: ctx.now,
    complain_time: 0,
    refuse_reason: '',
  })
  await refunds.putShopCopy(trx, copyOf(of), { complain_status, complain_time: ctx.now })
  const action = phrase('complain.apply', { reason: reasonPhrase(asked.complain_reason) })
  await note(trx, ctx.mall, of, { action, by: await buyer(trx, ctx.memberId), at: ctx.now })
}

export async function cancel(ctx: Ctx, orderGoodsId: number): Promise<void> {
  await ctx.mall.tx(async (trx) => {
    const of = await hold(trx, ctx.memberId, orderGoodsId)
    const complaint = await store.findComplaint(trx, ctx.memberId, orderGoodsId)
    const to = next(complaint, 'cancel')
    if (complaint) await move(trx, ctx.mall, of, complaint, to)
    const action = phrase('complain.cancel')
    await note(trx, ctx.mall, of, { action, by: await buyer(trx, ctx.memberId), at: ctx.now })
  })
}

export interface Decision {
  order_goods_id: number
  agree: 0 | 1
  complain_refuse_reason: string
  complain_real_money?: number | undefined
}

/** The platform's word: the refund is executed whatever the seller said, or the complaint is refused. */
export async function decide(trx: Tx, ctx: Ctx, said: Decision): Promise<void> {
  const of = await holdOfShop(trx, ctx, said.order_goods_id)
  const { order, line, lines } = of
  const complaint = await store.findComplaint(trx, order.member_id, line.order_goods_id)
  const to = next(complaint, said.agree === 1 ? 'agree' : 'refuse')
  if (!complaint) return
  const change = { complain_time: ctx.now, refuse_reason: said.agree === 1 ? '' : said.complain_refuse_reason }
  if (said.agree === 0) {
    await move(trx, ctx.mall, of, complaint, to, change)
    const reason = said.complain_refuse_reason
    const action = reason ? phrase('complain.refuseFor', { reason }) : phrase('complain.refuse')
    await note(trx, ctx.mall, of, { action, by: platform, at: ctx.now })
    return
  }
  const blocker = blockerOf(of)
  if (blocker) throw refuse(blocker)
  await move(trx, ctx.mall, of, complaint, to, change)
  await note(trx, ctx.mall, of, { action: phrase('complain.agree'), by: platform, at: ctx.now })
  const known = await refunds.findRefund(trx, order.member_id, line.order_goods_id)
  const reason = { refund_type: 1 as const, refund_reason: complaint.complain_reason || reasonOfPlatform.zh }
  const asked = { order_goods_id: line.order_goods_id, ...reason, refund_remark: complaint.complain_remark }
  await transfer(trx, ctx.mall, of, {
    cents: said.complain_real_money,
    payType: 'online_refund_pay',
    by: platform,
    at: ctx.now,
    ...(known ? {} : { row: rowOf(ctx, of, asked, refundableOf(order, line, lines).money) }),
  })
}

/** The money is back: what was complained about is over. */
export async function endWithRefund(trx: Tx, { memberId, orderGoodsId, at }: OrderEvent, mall: Mall): Promise<void> {
  if (orderGoodsId === undefined) return
  const complaint = await store.findComplaint(trx, memberId, orderGoodsId)
  if (complaint?.complain_status !== 1) return
  await move(trx, mall, await hold(trx, memberId, orderGoodsId), complaint, 2, { complain_time: at })
}
