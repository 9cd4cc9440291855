import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Parcel } from '../../outside/wechat/wechat'
import { findPackages } from './orderPackage.store'
import { findPayments } from './orderPayments.store'
import * as store from './order.store'

/** How far an order is on its way to its buyer. */
export interface Sending {
  /** `sent`: all of it is under way, handed over, or, of a virtual one, paid */
  state: 'waiting' | 'sent' | 'closed'
  way: 'local' | 'pickup' | 'virtual'
  title: string
  /** with a courier's number */
  parcels: Parcel[]
}

/** Status from which on nothing is left to send, by order_type. */
const sentFrom: Record<number, number> = { 1: 3, 2: 4, 3: 3, 4: 1 }
const wayOf: Record<number, Sending['way']> = { 2: 'pickup', 4: 'virtual' }

/** Numbers of the bills that paid the order. */
export async function paymentNumbers(db: Kysely<DB>, memberId: number, orderId: number): Promise<string[]> {
  const [order] = await store.findOrdersById(db, memberId, [orderId])
  const rows = await findPayments(db, memberId, orderId)
  if (rows.length > 0) return rows.map(({ out_trade_no }) => out_trade_no)
  return order ? [order.out_trade_no] : []
}

export async function sendingOf(db: Kysely<DB>, memberId: number, orderIds: number[]): Promise<Sending[]> {
  const orders = await store.findOrdersById(db, memberId, orderIds)
  return Promise.all(
    orders.map(async ({ order_id, order_status, order_type, order_name, mobile }) => {
      const packages = order_type === 1 ? await findPackages(db, memberId, order_id) : []
      return {
        state: order_status < 0 ? 'closed' : order_status >= (sentFrom[order_type] ?? 0) ? 'sent' : 'waiting',
        way: wayOf[order_type] ?? 'local',
        title: order_name,
        parcels: packages
          .filter(({ delivery_no }) => delivery_no !== '')
          .map(({ express_company_name: company, delivery_no: number }) => ({
            ...{ company, number, title: order_name, mobile },
          })),
      }
    }),
  )
}
