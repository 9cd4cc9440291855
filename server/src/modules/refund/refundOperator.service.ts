import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { window, type Paging } from '../../lib/paging'
import type { Mall } from '../../mall'
import { mayTouch } from '../../operator/gate'
import { orderNews } from '../../jobs/newsJobs'
import { promiseNotice } from '../message/notice.service'
import type { LineOfOrder } from '../order/orderRefund.service'
import { phrase } from '../../words/phrases'
import { returnAddress } from '../shop/shop.service'
import { hold, moveTo, next, seller, type Actor } from './refundSteps.service'
import * as store from './refund.store'
import { transfer, type RefundPayType } from './transfer.service'

/** The line, when the key may touch its shop. */
export async function holdOfShop(trx: Tx, ctx: Ctx, orderGoodsId: number): Promise<LineOfOrder> {
  const owner = await store.findOwner(trx, orderGoodsId)
  if (!owner) throw refuse({ zh: '退款申请不存在', en: 'There is no such refund request' })
  mayTouch(ctx, owner.site_id)
  return hold(trx, owner.member_id, orderGoodsId)
}

export async function agree(trx: Tx, mall: Mall, of: LineOfOrder, by: Actor, address: string, at: number) {
  const to = next(of, 'agree')
  const refund_address = to === 4 ? address.trim() || (await returnAddress(trx, of.line.site_id)) : ''
  const action = phrase(to === 4 ? 'refund.agreeReturn' : 'refund.agree')
  await moveTo(trx, mall, of, { to, action, by, at, change: { refund_address } })
  await notice(trx, mall, of, 'ORDER_REFUND_AGREE', at)
}

function notice(
  trx: Tx,
  mall: Mall,
  { line }: LineOfOrder,
  moment: 'ORDER_REFUND_AGREE' | 'ORDER_REFUND_REFUSE',
  at: number,
  told = {},
) {
  const { member_id: memberId, order_id: orderId, order_goods_id, sku_name: goods } = line
  const page = `otherpages/order/refund_detail/refund_detail?order_goods_id=${order_goods_id}`
  const named = { moment, memberId, ref: `${order_goods_id}/${at}` }
  return promiseNotice(trx, mall, named, { at, orderId, page, told: { goods, ...told } })
}

export async function agreeBySeller(trx: Tx, ctx: Ctx, orderGoodsId: number, address: string): Promise<void> {
  const of = await holdOfShop(trx, ctx, orderGoodsId)
  await agree(trx, ctx.mall, of, seller(of), address, ctx.now)
}

export async function refuseBySeller(trx: Tx, ctx: Ctx, orderGoodsId: number, reason: string): Promise<void> {
  const of = await holdOfShop(trx, ctx, orderGoodsId)
  const to = next(of, 'refuse')
  const change = { refuse_reason: reason }
  await moveTo(trx, ctx.mall, of, {
    to,
    action: phrase('refund.refuse', { reason }),
    by: seller(of),
    at: ctx.now,
    change,
  })
  const { member_id: memberId, order_id: orderId } = of.line
  const time = `${orderGoodsId}/${ctx.now}`
  const news = orderNews({ memberId, orderId, at: ctx.now }, 'refundrefuse', { time, reason })
  await ctx.mall.jobs.enqueue(trx, news)
  await notice(trx, ctx.mall, of, 'ORDER_REFUND_REFUSE', ctx.now, { reason })
}

export async function receive(trx: Tx, mall: Mall, of: LineOfOrder, by: Actor, at: number): Promise<void> {
  await moveTo(trx, mall, of, { to: next(of, 'receive'), action: phrase('refund.receive'), by, at })
}

export async function receiveBySeller(trx: Tx, ctx: Ctx, orderGoodsId: number): Promise<void> {
  const of = await holdOfShop(trx, ctx, orderGoodsId)
  await receive(trx, ctx.mall, of, seller(of), ctx.now)
}

export interface AskedTransfer {
  order_goods_id: number
  refund_real_money?: number | undefined
  refund_pay_type: RefundPayType
}

export async function transferBySeller(trx: Tx, ctx: Ctx, asked: AskedTransfer): Promise<void> {
  const of = await holdOfShop(trx, ctx, asked.order_goods_id)
  next(of, 'transfer')
  const terms = { cents: asked.refund_real_money, payType: asked.refund_pay_type, by: seller(of), at: ctx.now }
  await transfer(trx, ctx.mall, of, terms)
}

/** States in which the seller, not the buyer, has something to do. */
const waitingForSeller = [1, 2, 5, 6]

/** For pending/lists. */
export const waiting =
  (kind: 'refund' | 'complain') =>
  async ({ mall }: Ctx, siteId: number, paging: Paging) => {
    const { limit, offset } = window(paging)
    const statuses = kind === 'refund' ? waitingForSeller : [1]
    const { count, list } = await store.findWaiting(mall.db, { siteId, kind, statuses }, limit, offset)
    return {
      count,
      page_count: Math.ceil(count / limit),
      list: list.map((row) => ({
        order_goods_id: row.order_goods_id,
        order_id: row.order_id,
        site_id: row.site_id,
        member_id: row.member_id,
        status: kind === 'refund' ? row.refund_status : row.complain_status,
        title: row.title,
        money: yuan(row.money),
        create_time: kind === 'refund' ? row.refund_action_time : row.complain_time,
      })),
    }
  }
