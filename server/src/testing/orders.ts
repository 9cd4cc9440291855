import type { OrderStatus, OrderType } from '@mall/contract/status'
import type { Tx } from '../database/transaction'
import { logTaken, takeStock } from '../ledger/stock'
import type { Mall } from '../mall'
import { lockByRefunds } from '../modules/order/orderLock.service'
import { closeUnpaid } from '../modules/order/orderClose.service'
import * as life from '../modules/order/orderLife.service'
import * as store from '../modules/order/order.store'
import { newBills, writeBills } from '../modules/pay/pay.service'

export interface WantedOrder {
  type: OrderType
  status: OrderStatus
  memberId?: number
  siteId?: number
  /** cents of each line, one piece each; default one line of 59.90 */
  lines?: number[]
  skuId?: number
  /** a refund of the first line is running */
  locked?: boolean
  change?: Partial<store.NewOrder>
}

const ways = { 1: 'express', 2: 'store', 3: 'local', 4: '' } as const

/** An order of any type, brought to its status by the steps of its life. Its goods are named by the caller. */
export async function putOrder(mall: Mall, wanted: WantedOrder): Promise<store.Order> {
  const { memberId = 1 } = wanted
  const orderId = await mall.tx((trx) => insert(trx, mall, { ...wanted, memberId }))
  await walk(mall, memberId, orderId, wanted)
  if (wanted.locked) await lock(mall, memberId, orderId)
  const order = await readOrder(mall, memberId, orderId)
  if (order.order_status !== wanted.status) throw new Error(`type ${wanted.type} has no status ${wanted.status}`)
  return order
}

async function insert(trx: Tx, mall: Mall, wanted: WantedOrder & { memberId: number }): Promise<number> {
  const { type, memberId, siteId = 3, lines = [5990], skuId = 1, change } = wanted
  const at = mall.clock.now()
  const orderId = mall.newId()
  const money = lines.reduce((sum, cents) => sum + cents, 0)
  const bill = { id: orderId, payMoney: money, title: '商品', expireTime: at + 1800 }
  const bills = newBills(mall, { event: 'order', memberId, at }, [bill])
  await writeBills(trx, bills)
  const key = { member_id: memberId, order_id: orderId, site_id: siteId }
  const order = {
    ...key,
    order_no: String(orderId),
    checkout_id: orderId,
    site_name: `店铺${siteId}`,
    order_type: type,
    order_status: 0,
    order_from: 'h5',
    order_name: '商品',
    out_trade_no: bills[0]?.bill.out_trade_no ?? '',
    delivery_type: ways[type],
    name: '林晓',
    mobile: '13800000001',
    goods_num: lines.length,
    goods_money: money,
    delivery_money: 0,
    order_money: money,
    pay_money: money,
    create_time: at,
    ...change,
  }
  const row = { goods_id: skuId, goods_name: '商品', sku_id: skuId, sku_name: `商品${skuId}`, num: 1 }
  const rows = lines.map((cents) => ({
    ...{ ...key, ...row, order_goods_id: mall.newId(), is_virtual: type === 4 ? 1 : 0 },
    ...{ price: cents, goods_money: cents, real_goods_money: cents },
  }))
  await store.insertOrders(trx, [order], rows)
  const piece = { siteId, skuId, num: rows.length, ref: `order:${orderId}` }
  await logTaken(trx, [piece], at)
  takeStock(trx, [piece], () => new Error('sold out'))
  const timer = { kind: 'order.close', distKey: memberId, key: orderId, runAt: at + 1800, payload: [orderId] }
  await mall.jobs.enqueue(trx, timer)
  return orderId
}

async function walk(mall: Mall, memberId: number, orderId: number, { type, status }: WantedOrder): Promise<void> {
  const at = mall.clock.now()
  const step = (move: typeof life.receive) => mall.tx((trx) => move(trx, mall, memberId, orderId, at))
  if (status === -1) await closeUnpaid(mall, memberId, [orderId])
  if (status <= 0) return
  const { out_trade_no } = await readOrder(mall, memberId, orderId)
  const bill = { member_id: memberId, out_trade_no }
  await mall.tx(async (trx) => {
    await trx
      .updateTable('pay_bill')
      .set({ pay_status: 2, pay_type: 'sandbox', pay_time: at })
      .where('member_id', '=', bill.member_id)
      .where('out_trade_no', '=', bill.out_trade_no)
      .execute()
    await life.pay(trx, mall, memberId, orderId, 'sandbox', at)
  })
  if (status <= 2) return
  if (type === 1 || type === 3) await mall.tx((trx) => send(trx, mall, memberId, orderId, at))
  if (status === 3) return
  if (type === 2) await step(life.pickUp)
  if (type === 1 || type === 3) await step(life.receive)
  if (status === 10) await step(life.complete)
}

async function send(trx: Tx, mall: Mall, memberId: number, orderId: number, at: number) {
  const order = await store.lockOrder(trx, memberId, orderId)
  if (!order) throw new Error(`no order ${orderId}`)
  if (order.order_type === 3) return life.deliver(trx, mall, order, { name: '小周', mobile: '13900000001' }, at)
  const lines = await store.findLines(trx, memberId, [orderId])
  return life.ship(trx, mall, order, lines, lines, at)
}

/** Sets a line's refund and the order's lock with it, as after-sales does. */
export async function setRefund(mall: Mall, line: store.OrderLine, refundStatus: number): Promise<void> {
  await mall.tx(async (trx) => {
    await store.lockOrder(trx, line.member_id, line.order_id)
    await trx
      .updateTable('order_line')
      .set({ refund_status: refundStatus })
      .where('member_id', '=', line.member_id)
      .where('order_goods_id', '=', line.order_goods_id)
      .execute()
    await lockByRefunds(trx, mall, line.member_id, line.order_id, mall.clock.now())
  })
}

async function lock(mall: Mall, memberId: number, orderId: number): Promise<void> {
  const [line] = await linesOf(mall, memberId, orderId)
  if (line) await setRefund(mall, line, 1)
}

export const linesOf = (mall: Mall, memberId: number, orderId: number) => store.findLines(mall.db, memberId, [orderId])

export async function readOrder(mall: Mall, memberId: number, orderId: number): Promise<store.Order> {
  const [order] = await store.findOrdersById(mall.db, memberId, [orderId])
  if (!order) throw new Error(`no order ${orderId}`)
  return order
}
