import type { VirtualGoodsRow } from '@mall/contract/order'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import type { Mall } from '../../mall'
import * as life from './orderLife.service'
import * as store from './order.store'
import type { Order, OrderLine } from './order.store'
import { countCoded, findCoded, useCode } from './orderCode.store'
import { locked, noOrder } from './refusals'

/** What a code was made for: a line of virtual goods, or a whole pickup when order_goods_id is 0. */
export interface CodeOf {
  member_id: number
  order_id: number
  order_goods_id: number
}

export interface Bought {
  order: Order
  /** without what is refunded */
  lines: OrderLine[]
}

export async function boughtWith(db: Kysely<DB>, code: CodeOf): Promise<Bought> {
  const [order] = await store.findOrdersById(db, code.member_id, [code.order_id])
  if (!order) throw noOrder()
  const lines = await store.findLines(db, code.member_id, [code.order_id])
  const isMeant = (line: OrderLine) =>
    code.order_goods_id > 0 ? line.order_goods_id === code.order_goods_id : line.refund_status !== 3
  return { order, lines: lines.filter(isMeant) }
}

/**
 * A verifier hands over what the code stands for; the order is locked first, so that of two desks one waits.
 * `check` runs then, before the state is looked at: it knows better why a used code is refused.
 */
export async function useAtDesk(
  trx: Tx,
  mall: Mall,
  code: CodeOf,
  at: number,
  check: () => Promise<void>,
): Promise<Bought> {
  const order = await store.lockOrder(trx, code.member_id, code.order_id)
  if (!order) throw noOrder()
  await check()
  if (order.lock_reasons.length > 0) throw locked(order)
  if (order.is_lock === 1)
    throw refuse({
      zh: '订单正在维权，暂不能核销',
      en: 'This order waits while a refund is settled and cannot be handed over now',
    })
  if (code.order_goods_id === 0) {
    if (!(await life.pickUp(trx, mall, code.member_id, code.order_id, at)))
      throw refuse({ zh: '订单不在待提货状态', en: 'This order is not ready for pickup' })
    return boughtWith(trx, code)
  }
  // a code outlives the completion of its order
  const isOpen = order.order_status === 4 || order.order_status === 10
  const line = isOpen ? await useCode(trx, code.member_id, code.order_goods_id, at) : undefined
  if (!line) throw await refuseCode(trx, code, at)
  await life.planVirtual(trx, mall, order)
  return { order, lines: [line] }
}

async function refuseCode(trx: Tx, code: CodeOf, at: number) {
  const { lines } = await boughtWith(trx, code)
  const expire = lines[0]?.expire_time ?? 0
  if (lines[0]?.refund_status !== 0)
    return refuse({ zh: '该商品已退款，核销码失效', en: 'This item was refunded; the code is no longer valid' })
  return expire > 0 && expire <= at
    ? refuse({ zh: '核销码已过期', en: 'This code has expired' })
    : refuse({ zh: '订单状态不允许核销', en: 'This code cannot be used now' })
}

/** The member's codes of virtual goods, newest first. */
export function virtualGoods(ctx: Ctx, isVerify: 0 | 1 | undefined, paging: Paging): Promise<PageOf<VirtualGoodsRow>> {
  const { db } = ctx.mall
  return pageOf(paging, {
    count: () => countCoded(db, ctx.memberId, isVerify),
    list: async (limit, offset) =>
      (await findCoded(db, ctx.memberId, isVerify, limit, offset)).map((line) => ({
        id: line.order_goods_id,
        order_id: line.order_id,
        order_no: line.order_no,
        order_goods_id: line.order_goods_id,
        sku_id: line.sku_id,
        sku_name: line.sku_name,
        sku_image: line.sku_image,
        price: yuan(line.price),
        code: line.verify_code,
        is_veirfy: line.is_verify as 0 | 1,
        verify_time: line.verify_time,
        expire_time: line.expire_time,
        site_name: line.site_name,
      })),
  })
}
