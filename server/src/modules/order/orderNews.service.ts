import type { MessageNews } from '@mall/contract/message'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { yuan } from '../../lib/money'
import { findPackages } from './orderPackage.store'
import * as store from './order.store'

type News = MessageNews['order']

export interface OrderToTell {
  siteId: number
  /** cents */
  payMoney: number
  news: Omit<News, 'action_type'>
}

/** What a message about the order says of it; undefined = there is none. */
export async function orderToTell(db: Kysely<DB>, memberId: number, orderId: number): Promise<OrderToTell | undefined> {
  const [order] = await store.findOrdersById(db, memberId, [orderId])
  if (!order) return undefined
  const { order_id, order_no, order_type, order_name, order_money, create_time } = order
  return {
    ...{ siteId: order.site_id, payMoney: order.pay_money },
    news: { order_id, order_no, order_type, order_name, order_money: yuan(order_money), create_time },
  }
}

export interface PackageToTell {
  siteId: number
  company: string
  number: string
  news: MessageNews['delivery']
}

/** The same of a parcel, or, package 0, of all that a deliverer brings. */
export async function packageToTell(
  db: Kysely<DB>,
  memberId: number,
  orderId: number,
  packageId: number,
): Promise<PackageToTell | undefined> {
  const [[order], lines, packages] = await Promise.all([
    store.findOrdersById(db, memberId, [orderId]),
    store.findLines(db, memberId, [orderId]),
    findPackages(db, memberId, orderId),
  ])
  const parcel = packages.find(({ package_id }) => package_id === packageId)
  const line = lines.find(({ order_goods_id }) => !parcel || parcel.order_goods_ids.includes(order_goods_id))
  if (!order || !line || (packageId > 0 && !parcel)) return undefined
  const { order_id, name, mobile, full_address, address } = order
  return {
    ...{ siteId: order.site_id, company: parcel?.express_company_name ?? '', number: parcel?.delivery_no ?? '' },
    news: {
      ...{ order_id, order_goods_id: line.order_goods_id, sku_name: line.sku_name, name, mobile },
      full_address: [full_address, address].filter(Boolean).join(' '),
    },
  }
}

/** What is in the newest parcel of an order, if it has one. */
export async function newestParcel(db: Kysely<DB>, memberId: number, orderId: number) {
  const packages = await findPackages(db, memberId, orderId)
  return packages.filter(({ delivery_no }) => delivery_no !== '').at(-1)
}
