import { codes } from '@mall/contract/envelope'
import type { RefundData, RefundDetail, RefundLog, RefundRow } from '@mall/contract/refund'
import { refundReasons, refundTypes } from '@mall/contract/status'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { numberFor } from '../../lib/numbers'
import { pageOf, type Paging } from '../../lib/paging'
import { findMember } from '../member/member.service'
import { lineOf, lineRow, ordersOf, refundObstacle, type LineOfOrder } from '../order/orderRefund.service'
import { returnAddress } from '../shop/shop.service'
import { areOwn } from '../upload/ownPictures.service'
import { refundableOf } from './refundMoney'
import { hold, moveTo, next, type Actor } from './refundSteps.service'
import * as store from './refund.store'

const reasons = new Set<string>(refundReasons)

/** Pictures of evidence. */
const mostPictures = 6

/** The member's own line, to show. */
export async function own(ctx: Ctx, orderGoodsId: number): Promise<LineOfOrder> {
  const of = await lineOf(ctx.mall.db, ctx.memberId, orderGoodsId)
  if (!of) throw refuse('订单商品不存在')
  return of
}

export async function buyer(db: Kysely<DB>, memberId: number): Promise<Actor> {
  return { way: 1, name: (await findMember(db, memberId))?.nickname ?? '' }
}

/** Goods that were sent can come back. */
const typesOf = ({ line }: LineOfOrder): (1 | 2)[] => (line.delivery_status > 0 && line.is_virtual === 0 ? [1, 2] : [1])

export async function data(ctx: Ctx, orderGoodsId: number): Promise<RefundData> {
  const of = await own(ctx, orderGoodsId)
  return {
    order_goods_info: lineRow(of.order, of.line),
    refund_money: yuan(refundableOf(of.order, of.line, of.lines).money),
    refund_type: typesOf(of),
    refund_reason_type: [...refundReasons],
  }
}

export interface Application {
  order_goods_id: number
  refund_type: 1 | 2
  refund_reason: string
  refund_remark?: string | undefined
  refund_images?: string | undefined
}

/** A first application, or a changed one after a refusal. */
export async function apply(ctx: Ctx, trx: Tx, asked: Application): Promise<void> {
  await checkPictures(trx, ctx.memberId, picturesOf(asked))
  const of = await hold(trx, ctx.memberId, asked.order_goods_id)
  const { order, line, lines } = of
  const obstacle = refundObstacle(order, line)
  if (obstacle) throw refuse(obstacle)
  if (!reasons.has(asked.refund_reason)) throw refuse('请选择退款原因')
  const to = next(of, 'apply')
  if (!typesOf(of).includes(asked.refund_type)) throw refuse('未发货的商品和虚拟商品只能申请仅退款')
  const { money } = refundableOf(order, line, lines)
  const before = await store.findRefund(trx, ctx.memberId, line.order_goods_id)
  const again = line.refund_status === -1
  await moveTo(trx, ctx.mall, of, {
    to,
    action: `${again ? '修改申请' : '申请'}${refundTypes[asked.refund_type]}，金额 ¥${yuan(money)}，原因：${asked.refund_reason}`,
    by: await buyer(trx, ctx.memberId),
    at: ctx.now,
    refundType: asked.refund_type,
    row: rowOf(ctx, of, asked, money, before?.refund_no),
  })
}

/** The row of an application; whatever an earlier one left is cleared. */
export const rowOf = (
  { mall, now }: Ctx,
  { line }: LineOfOrder,
  asked: Application,
  money: number,
  refundNo = numberFor(mall.newId(), now),
): Omit<store.NewRefund, 'due_time' | 'action_time'> => ({
  member_id: line.member_id,
  order_goods_id: line.order_goods_id,
  order_id: line.order_id,
  site_id: line.site_id,
  refund_no: refundNo,
  refund_type: asked.refund_type,
  refund_reason: asked.refund_reason,
  refund_remark: asked.refund_remark ?? '',
  refund_images: picturesOf(asked).join(','),
  apply_money: money,
  refuse_reason: '',
  refund_address: '',
  delivery_name: '',
  delivery_no: '',
  delivery_remark: '',
})

const picturesOf = ({ refund_images = '' }: Application) => refund_images.split(',').filter(Boolean)

async function checkPictures(trx: Tx, memberId: number, pictures: string[]): Promise<void> {
  const bad = (message: string) => refuse(message, { code: codes.PARAMETER_ERROR })
  if (pictures.length > mostPictures) throw bad(`凭证图片最多 ${mostPictures} 张`)
  if (!(await areOwn(trx, { memberId }, 'refundimg', pictures))) throw bad('凭证图片无效，请重新上传')
}

export async function cancel(ctx: Ctx, orderGoodsId: number): Promise<void> {
  await ctx.mall.tx(async (trx) => {
    const of = await hold(trx, ctx.memberId, orderGoodsId)
    const to = next(of, 'cancel')
    const by = await buyer(trx, ctx.memberId)
    await moveTo(trx, ctx.mall, of, { to, action: '撤销了退款申请', by, at: ctx.now })
  })
}

export interface Parcel {
  order_goods_id: number
  refund_delivery_name: string
  refund_delivery_no: string
  refund_delivery_remark?: string | undefined
}

export async function sendBack(ctx: Ctx, parcel: Parcel): Promise<void> {
  const delivery_name = parcel.refund_delivery_name.trim()
  const delivery_no = parcel.refund_delivery_no.trim()
  if (!delivery_name || !delivery_no) throw refuse('请填写物流公司和运单号')
  await ctx.mall.tx(async (trx) => {
    const of = await hold(trx, ctx.memberId, parcel.order_goods_id)
    const to = next(of, 'sendBack')
    await moveTo(trx, ctx.mall, of, {
      to,
      action: `已寄回商品，${delivery_name} ${delivery_no}`,
      by: await buyer(trx, ctx.memberId),
      at: ctx.now,
      change: { delivery_name, delivery_no, delivery_remark: parcel.refund_delivery_remark ?? '' },
    })
  })
}

export async function detail(ctx: Ctx, orderGoodsId: number): Promise<RefundDetail> {
  const of = await own(ctx, orderGoodsId)
  const { db } = ctx.mall
  const [refund, log, shopAddress] = await Promise.all([
    store.findRefund(db, ctx.memberId, orderGoodsId),
    store.findLog(db, ctx.memberId, orderGoodsId),
    returnAddress(db, of.line.site_id),
  ])
  const rest = of.line.refund_status === 3 ? (refund?.rest_money ?? 0) : refundableOf(of.order, of.line, of.lines).rest
  return {
    ...lineRow(of.order, of.line),
    refund_no: refund?.refund_no ?? '',
    refund_reason: refund?.refund_reason ?? '',
    refund_remark: refund?.refund_remark ?? '',
    refund_images: refund?.refund_images ?? '',
    refund_apply_money: yuan(refund?.apply_money ?? 0),
    refund_real_money: yuan(refund?.real_money ?? 0),
    refund_delivery_money: yuan(rest),
    refund_action_time: refund?.action_time ?? 0,
    refund_time: refund?.refund_time ?? 0,
    refund_refuse_reason: refund?.refuse_reason ?? '',
    refund_delivery_name: refund?.delivery_name ?? '',
    refund_delivery_no: refund?.delivery_no ?? '',
    refund_address: refund?.refund_address ?? '',
    shop_address: shopAddress,
    refund_log_list: log.map(logRow),
  }
}

export const logRow = (entry: store.RefundLog): RefundLog => ({
  action: entry.action,
  action_time: entry.at,
  action_way: entry.action_way as RefundLog['action_way'],
  username: entry.username,
  refund_status: entry.refund_status as RefundLog['refund_status'],
})

export const list = (ctx: Ctx, paging: Paging) =>
  pageOf(paging, {
    count: () => store.countListed(ctx.mall.db, ctx.memberId),
    list: async (limit, offset) => rowsOf(ctx, await store.findListed(ctx.mall.db, ctx.memberId, limit, offset)),
  })

async function rowsOf(ctx: Ctx, refunds: store.Refund[]): Promise<RefundRow[]> {
  const { orders, lines } = await ordersOf(ctx.mall.db, ctx.memberId, [...new Set(refunds.map((one) => one.order_id))])
  return refunds.flatMap((refund) => {
    const order = orders.get(refund.order_id)
    const line = lines.get(refund.order_goods_id)
    if (!order || !line) return []
    const money = {
      refund_apply_money: yuan(refund.apply_money),
      refund_real_money: yuan(refund.real_money),
    }
    return [{ ...lineRow(order, line), refund_no: refund.refund_no, ...money, site_name: order.site_name }]
  })
}
