import type { PendingRow } from '@mall/contract/operator'
import { closeReasons } from '@mall/contract/status'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { window, type Paging } from '../../lib/paging'
import { yuan } from '../../lib/money'
import { knownIn } from '../../words/known'
import { mayTouch } from '../../operator/gate'
import { packageNews } from '../../jobs/newsJobs'
import * as life from './orderLife.service'
import * as store from './order.store'
import { insertPackage } from './orderPackage.store'
import { shopOrders } from './shopOrder.store'
import { locked, noOrder } from './refusals'

/** A mobile, or the number of a shop. */
const phone = /^\+?[\d-]{5,20}$/

export interface Parcel {
  order_id: number
  order_goods_ids?: number[] | undefined
  express_company_name: string
  delivery_no: string
  delivery_type: 'express' | 'none'
}

/** A shop sends lines of a paid order; the order is shipped with its last line. */
export async function ship(trx: Tx, ctx: Ctx, parcel: Parcel): Promise<void> {
  const order = await ofShop(trx, ctx, parcel.order_id)
  if (order.order_type !== 1 || order.order_status !== 1)
    throw refuse({ zh: '订单状态不允许发货', en: 'This order cannot be shipped now' })
  if (order.is_lock) throw locked(order)
  const lines = await store.findLines(trx, order.member_id, [order.order_id])
  const waiting = lines.filter(life.isToSend)
  const wanted = parcel.order_goods_ids
  const sent = wanted ? waiting.filter((line) => wanted.includes(line.order_goods_id)) : waiting
  if (sent.length === 0 || (wanted && sent.length !== new Set(wanted).size))
    throw refuse({ zh: '没有可发货的商品', en: 'There is nothing to ship' })
  const packageId = ctx.mall.newId()
  await insertPackage(trx, {
    member_id: order.member_id,
    package_id: packageId,
    order_id: order.order_id,
    order_goods_ids: sent.map((line) => line.order_goods_id),
    delivery_type: parcel.delivery_type,
    express_company_name: parcel.express_company_name,
    delivery_no: parcel.delivery_no,
    create_time: ctx.now,
  })
  const of = { memberId: order.member_id, orderId: order.order_id, at: ctx.now }
  if (parcel.delivery_type === 'express') await ctx.mall.jobs.enqueue(trx, packageNews(of, packageId))
  await life.ship(trx, ctx.mall, order, sent, lines, ctx.now)
}

/** A local order leaves the shop with the person who brings it. */
export async function deliver(
  trx: Tx,
  ctx: Ctx,
  by: { order_id: number; deliverer: string; deliverer_mobile: string },
): Promise<void> {
  const order = await ofShop(trx, ctx, by.order_id)
  if (order.order_type !== 3 || order.order_status !== 1)
    throw refuse({ zh: '订单状态不允许配送', en: 'This order cannot be delivered now' })
  if (order.is_lock) throw locked(order)
  const person = { name: by.deliverer.trim(), mobile: by.deliverer_mobile.trim() }
  if (!person.name || !phone.test(person.mobile))
    throw refuse({ zh: '请填写配送员姓名和电话', en: 'Please enter name and phone of the deliverer' })
  await life.deliver(trx, ctx.mall, order, person, ctx.now)
}

type Copy = Awaited<ReturnType<typeof shopOrders>>['list'][number]

const waitingRow = (row: Copy): PendingRow => ({
  order_id: row.order_id,
  site_id: row.site_id,
  member_id: row.member_id,
  status: row.order_status,
  title: row.title,
  money: yuan(row.money),
  create_time: row.create_time,
})

async function copies<R>(ctx: Ctx, siteId: number, status: number, paging: Paging, row: (copy: Copy) => R) {
  const { limit, offset } = window(paging)
  const { count, list } = await shopOrders(ctx.mall.db, siteId, status, limit, offset)
  return { count, page_count: Math.ceil(count / limit), list: list.map(row) }
}

/** Orders waiting to be shipped, of one shop or, for the platform, of all. */
export const waitingToShip = (ctx: Ctx, siteId: number, paging: Paging) => copies(ctx, siteId, 1, paging, waitingRow)

/** Orders in any one status; with what its member said when closing one. */
export const inStatus = (ctx: Ctx, siteId: number, status: number, paging: Paging) =>
  copies(ctx, siteId, status, paging, (copy) => ({
    ...waitingRow(copy),
    order_id: copy.order_id,
    close_reason: knownIn(closeReasons, ctx.language, copy.close_reason),
  }))

/** Whose order it is, when the key may touch its shop. */
export async function ownerOf(trx: Tx, ctx: Ctx, orderId: number) {
  const owner = await store.findOwner(trx, orderId)
  if (!owner) throw noOrder()
  mayTouch(ctx, owner.site_id)
  return owner
}

/** The order, when the key may touch its shop; nobody else moves it meanwhile. */
async function ofShop(trx: Tx, ctx: Ctx, orderId: number): Promise<store.Order> {
  const { member_id } = await ownerOf(trx, ctx, orderId)
  const order = await store.lockOrder(trx, member_id, orderId)
  if (!order) throw noOrder()
  return order
}
