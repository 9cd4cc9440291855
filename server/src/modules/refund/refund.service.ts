import { codes } from '@mall/contract/envelope'
import type { RefundData, RefundDetail, RefundLog, RefundRow } from '@mall/contract/refund'
import type { Language, Words } from '@mall/contract/words'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { numberFor } from '../../lib/numbers'
import { pageOf, type Paging } from '../../lib/paging'
import { findMember } from '../member/member.service'
import { lineOf, lineRow, ordersOf, refundBlocker, type LineOfOrder } from '../order/orderRefund.service'
import { returnAddress } from '../shop/shop.service'
import { areOwn } from '../upload/ownPictures.service'
import { told } from '../../words/kept'
import { phrase } from '../../words/phrases'
import { refundableOf } from './refundMoney'
import { isOffered, keptReason, offeredReasons, reasonIn, reasonPhrase } from './reasons'
import { hold, moveTo, next, noLine, type Actor } from './refundSteps.service'
import * as store from './refund.store'

/** Pictures of evidence. */
const mostPictures = 6

/** The member's own line, to show. */
export async function own(ctx: Ctx, orderGoodsId: number): Promise<LineOfOrder> {
  const of = await lineOf(ctx.mall.db, ctx.memberId, orderGoodsId)
  if (!of) throw noLine()
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
    order_goods_info: lineRow(of.order, of.line, ctx.language),
    refund_money: yuan(refundableOf(of.order, of.line, of.lines).money),
    refund_type: typesOf(of),
    refund_reason_type: offeredReasons(ctx.language),
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
  const blocker = refundBlocker(order, line)
  if (blocker) throw refuse(blocker)
  if (!isOffered(asked.refund_reason)) throw refuse({ zh: '请选择退款原因', en: 'Please choose a reason' })
  const to = next(of, 'apply')
  if (!typesOf(of).includes(asked.refund_type))
    throw refuse({
      zh: '未发货的商品和虚拟商品只能申请仅退款',
      en: 'Virtual goods, and goods not shipped yet, can only be refunded without a return',
    })
  const { money } = refundableOf(order, line, lines)
  const before = await store.findRefund(trx, ctx.memberId, line.order_goods_id)
  const again = line.refund_status === -1
  await moveTo(trx, ctx.mall, of, {
    to,
    action: phrase(again ? 'refund.change' : 'refund.apply', {
      type: phrase(`refundType.${asked.refund_type}`),
      money: yuan(money),
      reason: reasonPhrase(asked.refund_reason),
    }),
    by: await buyer(trx, ctx.memberId),
    at: ctx.now,
    refundType: asked.refund_type,
    row: rowOf(ctx, of, asked, money, before?.refund_no),
  })
}

/** The row of an application; whatever an earlier one left is cleared. */
export const rowOf = (
  { mall, now }: Pick<Ctx, 'mall' | 'now'>,
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
  refund_reason: keptReason(asked.refund_reason),
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
  const bad = (words: Words) => refuse(words, { code: codes.PARAMETER_ERROR })
  if (pictures.length > mostPictures)
    throw bad({ zh: `凭证图片最多 ${mostPictures} 张`, en: `At most ${mostPictures} pictures` })
  if (!(await areOwn(trx, { memberId }, 'refundimg', pictures)))
    throw bad({ zh: '凭证图片无效，请重新上传', en: 'The pictures are not valid; please upload them again' })
}

export async function cancel(ctx: Ctx, orderGoodsId: number): Promise<void> {
  await ctx.mall.tx(async (trx) => {
    const of = await hold(trx, ctx.memberId, orderGoodsId)
    const to = next(of, 'cancel')
    const by = await buyer(trx, ctx.memberId)
    await moveTo(trx, ctx.mall, of, { to, action: phrase('refund.cancel'), by, at: ctx.now })
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
  if (!delivery_name || !delivery_no)
    throw refuse({ zh: '请填写物流公司和运单号', en: 'Please enter the courier and the parcel number' })
  await ctx.mall.tx(async (trx) => {
    const of = await hold(trx, ctx.memberId, parcel.order_goods_id)
    const to = next(of, 'sendBack')
    await moveTo(trx, ctx.mall, of, {
      to,
      action: phrase('refund.sendBack', { company: delivery_name, number: delivery_no }),
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
    ...lineRow(of.order, of.line, ctx.language),
    refund_no: refund?.refund_no ?? '',
    refund_reason: reasonIn(ctx.language, refund?.refund_reason ?? ''),
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
    refund_log_list: log.map((entry) => logRow(entry, ctx.language)),
  }
}

export const logRow = (entry: store.RefundLog, language: Language): RefundLog => ({
  action: told(entry, 'action', language),
  action_time: entry.at,
  action_way: entry.action_way as RefundLog['action_way'],
  username: told(entry, 'username', language),
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
    return [
      { ...lineRow(order, line, ctx.language), refund_no: refund.refund_no, ...money, site_name: order.site_name },
    ]
  })
}
