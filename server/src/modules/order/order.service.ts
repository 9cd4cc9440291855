import type { OrderRow, OrderLine as WireLine } from '@mall/contract/order'
import type { OrderType } from '@mall/contract/status'
import { said, type Language, type Words } from '@mall/contract/words'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { pageOf, type Paging } from '../../lib/paging'
import { timeText } from '../../lib/date'
import type { Mall } from '../../mall'
import type { ParcelQuery } from '../../outside/courier/courier'
import type { Owing } from '../pay/payable'
import * as life from './orderLife.service'
import { detailOf } from './orderDetail.service'
import { orderRow, stateName } from './orderRow'
import * as store from './order.store'
import { countOrders, findOrders, type OrderFilter } from './orderList.store'
import { findPackages, type OrderPackage } from './orderPackage.store'
import { noOrder } from './refusals'

const day = 86_400

/** The words of the order tabs (wire/orders-and-aftersales section 1). */
const tabs: Record<string, OrderFilter> = {
  all: { statuses: [] },
  waitpay: { statuses: [0] },
  waitsend: { statuses: [1] },
  waitconfirm: { statuses: [3] },
  waitrate: { statuses: [4, 10], waitingEvaluation: true },
}

export async function list(ctx: Ctx, tab: string, keyword: string, paging: Paging) {
  const { db } = ctx.mall
  const filter = { ...(tabs[tab] ?? { statuses: [] }), keyword: keyword.trim() }
  return pageOf(paging, {
    count: () => countOrders(db, ctx.memberId, filter),
    list: async (limit, offset) => rowsOf(ctx, await findOrders(db, ctx.memberId, filter, limit, offset)),
  })
}

export async function detail(ctx: Ctx, orderId: number) {
  const order = await own(ctx, orderId)
  const [row] = await rowsOf(ctx, [order])
  if (!row) throw noOrder()
  const lines = await store.findLines(ctx.mall.db, ctx.memberId, [orderId])
  return { ...row, ...(await detailOf(ctx, order, lines)) }
}

/** As a list shows it; undefined = there is none, or its member has hidden it. */
export async function shownRow(ctx: Ctx, orderId: number): Promise<OrderRow | undefined> {
  const order = await store.findOrder(ctx.mall.db, ctx.memberId, orderId)
  return order && (await rowsOf(ctx, [order]))[0]
}

async function rowsOf(ctx: Ctx, orders: store.Order[]): Promise<(OrderRow & { order_goods: WireLine[] })[]> {
  const first = orders[0]
  if (!first) return []
  const [lines, stateOf] = await Promise.all([
    store.findLines(
      ctx.mall.db,
      first.member_id,
      orders.map((order) => order.order_id),
    ),
    promotionStates(ctx, first.member_id, orders),
  ])
  return orders.map((order) =>
    orderRow(
      order,
      lines.filter((line) => line.order_id === order.order_id),
      ctx.language,
      stateOf(order),
    ),
  )
}

/** How the group or the like of each order stands, where its promotion has one. */
async function promotionStates({ mall, now }: Ctx, memberId: number, orders: store.Order[]) {
  const kinds = [...new Set(orders.map((order) => order.promotion_type))].flatMap(
    (type) => mall.promotions.of(type) ?? [],
  )
  const named = await Promise.all(
    kinds.map(async (kind) => {
      const refs = orders.filter((order) => order.promotion_type === kind.type).map((order) => order.promotion_ref)
      return [kind.type, await kind.stateNames?.(mall.db, memberId, refs, now)] as const
    }),
  )
  const names = new Map<string, Map<number, Words> | undefined>(named)
  return (order: store.Order) => names.get(order.promotion_type)?.get(order.promotion_ref)
}

export async function own(ctx: Ctx, orderId: number): Promise<store.Order> {
  const order = await store.findOrder(ctx.mall.db, ctx.memberId, orderId)
  if (!order) throw noOrder()
  return order
}

/** One number per asked word; empty = all five, unknown words are ignored. */
export async function counts(ctx: Ctx, words: string[]): Promise<Record<string, number>> {
  const { db } = ctx.mall
  const all = ['waitpay', 'waitsend', 'waitconfirm', 'waitrate', 'refunding']
  const wanted = words.length > 0 ? all.filter((word) => words.includes(word)) : all
  const numbers = await Promise.all(
    wanted.map((word) =>
      word === 'refunding'
        ? store.countRefunding(db, ctx.memberId)
        : countOrders(db, ctx.memberId, tabs[word] ?? { statuses: [] }),
    ),
  )
  return Object.fromEntries(wanted.map((word, i) => [word, numbers[i] ?? 0]))
}

export async function hide(ctx: Ctx, orderId: number): Promise<void> {
  await own(ctx, orderId)
  if (!(await store.hideOrder(ctx.mall.db, ctx.memberId, orderId)))
    throw refuse({ zh: '只能删除已完成或已关闭的订单', en: 'Only completed or closed orders can be deleted' })
}

export async function takeDelivery(ctx: Ctx, orderId: number): Promise<void> {
  const order = await own(ctx, orderId)
  const taken = await ctx.mall.tx((trx) => life.receive(trx, ctx.mall, ctx.memberId, orderId, ctx.now, true))
  if (!taken)
    throw life.refuseMove(order, { zh: '订单状态不允许确认收货', en: 'Receipt of this order cannot be confirmed now' })
}

export async function extend(ctx: Ctx, orderId: number): Promise<void> {
  const order = await own(ctx, orderId)
  await ctx.mall.tx(async (trx) => {
    const runAt = await store.extendReceipt(trx, ctx.memberId, orderId, 3 * day)
    if (!runAt)
      throw life.refuseMove(order, { zh: '该订单不能延长收货', en: 'The time of this order cannot be extended' })
    await ctx.mall.jobs.enqueue(trx, { kind: 'order.receive', distKey: ctx.memberId, key: orderId, runAt })
  })
}

export async function packages(ctx: Ctx, orderId: number) {
  const order = await own(ctx, orderId)
  const { db } = ctx.mall
  const [parcels, lines] = await Promise.all([
    findPackages(db, ctx.memberId, orderId),
    store.findLines(db, ctx.memberId, [orderId]),
  ])
  const traces = await Promise.all(parcels.map((parcel) => traceOf(ctx, parcel, order)))
  return parcels.map((parcel, i) => ({
    package_name: parcelName(i + 1)[ctx.language],
    delivery_no: parcel.delivery_no,
    delivery_type: parcel.delivery_type,
    express_company_name: parcel.express_company_name,
    express_company_image: '',
    goods_list: lines
      .filter((line) => parcel.order_goods_ids.includes(line.order_goods_id))
      .map(({ sku_id, sku_name, sku_image, num }) => ({ sku_id, sku_name, sku_image, num })),
    trace: traces[i] ?? noTrace(ctx, noShipping),
  }))
}

const parcelName = (number: number) => said(`包裹${number}`, `Parcel ${number}`)
const noShipping = said('该包裹无需物流', 'This parcel needs no shipping')
const noAnswer = said('物流信息暂时查询不到，请稍后再试', 'Tracking is not available right now; please try again later')
const noTrace = ({ language }: Ctx, why: Words) => ({ success: 0 as const, reason: why[language], list: [] })

async function traceOf(ctx: Ctx, parcel: OrderPackage, order: store.Order) {
  if (parcel.delivery_type === 'none') return noTrace(ctx, noShipping)
  const ask: ParcelQuery = {
    company: parcel.express_company_name,
    number: parcel.delivery_no,
    sentAt: parcel.create_time,
    signedAt: order.sign_time,
    region: order.full_address,
    now: ctx.now,
  }
  const trace = await ctx.mall.outside.courier.trace(ask).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'courier did not answer')
    return { success: 0 as const, reason: noAnswer }
  })
  if (trace.success === 0) return noTrace(ctx, trace.reason)
  const list = trace.list.map(({ at, remark }) => ({ datetime: timeText(at), remark }))
  return { success: trace.success, reason: '', list }
}

/** State and its name of each, for lists that lead to orders; also of those that their member has hidden. */
export async function statesOf(
  db: Kysely<DB>,
  memberId: number,
  orderIds: number[],
  language: Language,
): Promise<Map<number, { status: number; name: string }>> {
  if (orderIds.length === 0) return new Map()
  const orders = await store.findOrdersById(db, memberId, orderIds)
  return new Map(
    orders.map((order) => [order.order_id, { status: order.order_status, name: stateName(order, language) }]),
  )
}

/** Locks these orders; answers those still waiting for payment. */
export async function lockUnpaid(trx: Tx, memberId: number, orderIds: number[]): Promise<Owing[]> {
  const orders = await store.lockOrders(trx, memberId, orderIds)
  return orders
    .filter((order) => order.order_status === 0 && order.is_deleted === 0)
    .map((order) => ({ id: order.order_id, payMoney: order.pay_money, title: order.order_name }))
}

/** Unpaid orders whose owner pays offline: they say so, and their timer leaves them alone until then. */
export async function awaitTransfer(trx: Tx, memberId: number, orderIds: number[], until: number): Promise<void> {
  await store.lockOrders(trx, memberId, orderIds)
  await store.awaitTransfer(trx, memberId, orderIds, until)
}

export type { NewLine, NewOrder, Order } from './order.store'
export type { WrittenInvoice } from './orderRow'

/** In ascending order_id; their bills are locked before. */
export const lockOrders = store.lockOrders

/** Part of order creation: orders with their lines and the shops' copies. */
export const insertNewOrders = store.insertOrders

export const dropPresents = store.dropPresents

/** Pieces of goods the member has in orders that are not closed, and in what is not an order yet. */
export const purchased = (
  db: Kysely<DB>,
  { promotions }: Pick<Mall, 'promotions'>,
  memberId: number,
  goodsIds: number[],
): Promise<Map<number, number>> => {
  const held = promotions.all().flatMap((kind) => (kind.held ? [kind.held.ofGoods(memberId, goodsIds)] : []))
  return store.purchasedNums(db, memberId, goodsIds, held)
}

export const moveToBill = (trx: Tx, memberId: number, orderId: number, outTradeNo: string) =>
  store.changeOrder(trx, memberId, orderId, { out_trade_no: outTradeNo })

export async function orderTypeOf(db: Kysely<DB>, memberId: number, orderId: number): Promise<0 | OrderType> {
  return typeToPay(db, memberId, [orderId])
}

/** What a payment pays: virtual goods if there are any, which not every phone may pay for; else as the first order. */
export async function typeToPay(db: Kysely<DB>, memberId: number, orderIds: number[]): Promise<0 | OrderType> {
  const orders = await store.findOrdersById(db, memberId, orderIds)
  const first = orders.find((order) => order.order_type === 4) ?? orders.find((order) => order.order_id === orderIds[0])
  return first ? (first.order_type as OrderType) : 0
}

/** Of each order the promotion it was made by, empty for an ordinary one. */
export async function promotionsOf(db: Kysely<DB>, memberId: number, orderIds: number[]): Promise<string[]> {
  return (await store.findOrdersById(db, memberId, orderIds)).map((order) => order.promotion_type)
}

/** A note to the shop that was refused after the order, or what is to be one, had gone. */
export async function dropMessage(trx: Tx, { promotions }: Mall, memberId: number, refId: number): Promise<void> {
  for (const kind of promotions.all()) await kind.dropNote?.(trx, memberId, refId)
  await takeNoteBack(trx, memberId, refId)
}

export const takeNoteBack = (trx: Tx, memberId: number, orderId: number): Promise<void> =>
  store.changeOrder(trx, memberId, orderId, { buyer_message: '' })

/** The checkout an order was made by; undefined = there is no such order. */
export async function checkoutOf(trx: Tx, memberId: number, orderId: number): Promise<number | undefined> {
  const [order] = await store.findOrdersById(trx, memberId, [orderId])
  return order?.checkout_id
}

export const hasBoughtAt = store.hasBoughtAt

/** Every order of the checkout is closed. */
export const isOver = store.isCheckoutOver
