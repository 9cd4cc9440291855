import type { ConfigValue } from '@mall/contract/settings'
import type { OrderType } from '@mall/contract/status'
import type { Insertable } from 'kysely'
import { numberFor } from '../../../lib/numbers'
import type { Mall } from '../../../mall'
import { virtualCompleteTime } from '../../../modules/order/orderTimers.service'
import type { ShopQuote } from '../../../pricing/quote'
import type { DB } from '../../schema'
import type { Tx } from '../../transaction'
import { plannedOrders, type PlannedOrder } from '../orderPlans'
import type { AddressSeed, MemberSeed, SeedData, ShopSeed, StoreSeed } from '../types'
import { afterSalesOf, type AfterSales } from './afterSales'
import { skuName, specsOf } from './catalogue'
import { demoCode, loadCodes, type DemoCode } from './desk'
import { insertAll } from '../../bulk'
import { choose, deliveryTypes, priced, type Bought } from './orderAmounts'
import { logOf, timesOf, usesOf, type Times } from './orderTimes'
import { byCode } from './units'

const minute = 60
const hour = 3600
const day = 86_400

const couriers = ['顺丰速运', '中通快递', '京东物流', '圆通速递']
const deliverer = { deliverer: '周师傅', deliverer_mobile: '13900000021' }

type Rows = { [T in keyof DB]?: Insertable<DB[T]>[] }
type OrderKey = { member_id: number; order_id: number }
type Timers = ConfigValue<'order_timers'>

interface Made extends Rows {
  codes: DemoCode[]
  jobs: AfterSales['jobs']
}

/** Who buys, and where it goes. */
interface World {
  data: SeedData
  buyer: MemberSeed
  address: AddressSeed
  timers: Timers
  now: number
}

/** Sample orders of member 1 with their bills, parcels, codes, refunds, logs and running timers. */
export async function loadOrders(trx: Tx, mall: Mall, data: SeedData, timers: Timers, now: number): Promise<void> {
  const address = data.addresses.find((one) => one.is_default === 1)
  if (!address) throw new Error('there is no default address')
  const buyerOf = ({ member = 1 }: PlannedOrder) => {
    const buyer = data.members.find((one) => one.member_id === member)
    if (!buyer) throw new Error(`no member ${member} buys`)
    return buyer
  }
  const made = plannedOrders.map((plan) => makeOrder(plan, { data, buyer: buyerOf(plan), address, timers, now }))
  const all = <T extends keyof DB & string>(table: T): Promise<void> =>
    insertAll(
      trx,
      table,
      made.flatMap((rows) => (rows[table] ?? []) as Insertable<DB[T]>[]),
    )
  await all('orders')
  await all('order_line')
  await all('order_owner')
  await all('order_promotion')
  await insertAll(trx, 'promotion_sale', soldIn(made.flatMap(({ order_promotion = [] }) => order_promotion)))
  await all('shop_order')
  await all('pay_bill')
  await all('pay_bill_order')
  await all('bill_number')
  await all('order_log')
  await all('order_package')
  await all('stock_log')
  await all('order_refund')
  await all('order_complain')
  await all('refund_log')
  await all('order_line_owner')
  await all('shop_refund')
  await loadCodes(
    trx,
    made.flatMap(({ codes }) => codes),
  )
  for (const { orders = [], jobs } of made) {
    for (const order of orders) await startTimer(trx, mall, order, timers)
    for (const job of jobs) await mall.jobs.enqueue(trx, { distKey: orders[0]?.member_id ?? 0, ...job })
  }
}

function makeOrder(plan: PlannedOrder, { data, buyer, address, timers, now }: World): Made {
  const { order_id, site, type, status } = plan
  const shop = byCode(data.shops, 'shop')(`shop-${site}`)
  const bought = choose(data, shop, plan)
  const quote = priced(data, shop, bought, plan, address)
  const times = timesOf(plan, timers, now)
  const title = titleOf(bought)
  const billNo = numberFor(order_id, times.create_time)
  const paid = times.pay_time > 0
  const delivery = times.sign_time > 0 ? 2 : times.delivery_time > 0 ? 1 : 0
  const { codes, ...coded } = codesOf(plan, { shop, buyer }, times, bought.length)
  const order: Insertable<DB['orders']> = {
    member_id: buyer.member_id,
    order_id,
    order_no: billNo,
    checkout_id: order_id,
    site_id: site,
    site_name: shop.site_name,
    order_type: type,
    order_status: status,
    order_from: order_id % 2 === 0 ? 'h5' : 'weapp',
    order_name: title,
    pay_status: paid ? 1 : 0,
    pay_type: paid ? 'sandbox' : '',
    out_trade_no: billNo,
    delivery_status: delivery,
    is_enable_refund: paid && status !== 10 && status !== -1 && !plan.promotion?.locked ? 1 : 0,
    is_evaluate: times.sign_time > 0 && status !== -1 ? 1 : 0,
    ...promotionOf(plan),
    delivery_type: deliveryTypes[type],
    ...receiverOf(type, address),
    ...storeOf(
      type,
      data.stores.find((one) => one.shop === shop.code),
    ),
    ...(type === 3 && times.delivery_time > 0 ? deliverer : { deliverer: '', deliverer_mobile: '' }),
    buyer_ask_delivery_time: type === 3 ? '18:30' : '',
    ...coded,
    goods_num: bought.reduce((sum, { num }) => sum + num, 0),
    goods_money: quote.goodsMoney,
    delivery_money: quote.deliveryMoney,
    coupon_id: quote.couponId,
    coupon_money: quote.couponMoney,
    order_money: quote.orderMoney,
    pay_money: quote.payMoney,
    refund_money: 0,
    ...promotionOf(plan),
    ...times,
  }
  const lines = bought.map((one, i) => lineRow(one, quote, { order, place: i, code: codes[i] }))
  const { stock_log, jobs, ...afterSales } = afterSalesOf({ plan, order, lines, buyer, shop, timers, now })
  if (type === 4 && status === 4)
    order.complete_time = virtualCompleteTime(times.pay_time, lines, timers.auto_complete * day)
  const { create_time } = times
  const { member_id } = order
  const bill = { member_id, bill_id: order_id }
  const key = { member_id, order_id, site_id: site }
  return {
    ...afterSales,
    jobs,
    codes,
    orders: [order],
    order_line: lines,
    order_owner: [key],
    order_promotion: orderPromotion(order),
    shop_order: [{ ...key, order_status: status, title, money: quote.orderMoney, create_time }],
    pay_bill: [
      {
        ...bill,
        out_trade_no: billNo,
        pay_status: paid ? 2 : status,
        pay_type: order.pay_type ?? '',
        trade_no: paid ? `demo${order_id}` : '',
        pay_body: title,
        pay_detail: title,
        pay_money: quote.payMoney,
        create_time,
        pay_time: times.pay_time,
        expire_time: create_time + timers.auto_close * minute,
      },
    ],
    pay_bill_order: [{ ...bill, order_id, pay_money: quote.payMoney }],
    bill_number: [{ ...bill, out_trade_no: billNo }],
    order_log: logOf(plan, member_id, times),
    order_package: type === 1 ? parcelsOf(order, lines, times) : [],
    stock_log: [...lines.flatMap((line) => stockLog(line, order_id, times)), ...stock_log],
  }
}

/** What it was made in, and whether that locks it. */
function promotionOf({ promotion }: PlannedOrder) {
  const reasons = promotion?.locked ? [promotion.locked] : []
  return {
    promotion_type: promotion?.type ?? '',
    promotion_id: promotion?.activityId ?? 0,
    promotion_ref: promotion?.ref ?? 0,
    is_lock: reasons.length,
    lock_reasons: reasons,
  }
}

function orderPromotion({ member_id, order_id, site_id, ...of }: Insertable<DB['orders']>) {
  const { promotion_type = '', promotion_id: activity_id = 0, promotion_ref: ref_id = 0 } = of
  return promotion_type === '' ? [] : [{ member_id, order_id, activity_id, promotion_type, ref_id, site_id, num: 1 }]
}

/** Orders of activities are paid here. */
function soldIn(made: readonly Insertable<DB['order_promotion']>[]): Insertable<DB['promotion_sale']>[] {
  const sold = new Map<string, Insertable<DB['promotion_sale']>>()
  for (const { site_id, promotion_type, activity_id, num } of made) {
    const key = `${promotion_type} ${activity_id}`
    const before = sold.get(key)?.num ?? 0
    sold.set(key, { site_id, promotion_type, activity_id, num: Number(before) + num })
  }
  return [...sold.values()]
}

/** As the checkout writes it down: a parcel goes to an address, a code to a mobile. */
function receiverOf(type: OrderType, address: AddressSeed) {
  const { name, mobile, telephone, province_id, city_id, district_id, full_address, longitude, latitude } = address
  const goes = type === 1 || type === 3
  const place = { province_id, city_id, district_id, address: address.address, full_address, longitude, latitude }
  const nowhere = {
    province_id: 0,
    city_id: 0,
    district_id: 0,
    address: '',
    full_address: '',
    longitude: '',
    latitude: '',
  }
  return { name: type === 4 ? '' : name, mobile, telephone: goes ? telephone : '', ...(goes ? place : nowhere) }
}

function storeOf(type: OrderType, store: StoreSeed | undefined) {
  if (type !== 2 || !store) return { delivery_store_id: 0, delivery_store_name: '', delivery_store_info: {} as never }
  const { open_date, longitude, latitude, telphone } = store
  const full_address = `${store.full_address} ${store.address}`.trim()
  return {
    delivery_store_id: store.store_id,
    delivery_store_name: store.store_name,
    // one JSON value holds all rows: no text within it
    delivery_store_info: {
      ...{ open_date, full_address, telphone },
      ...{ longitude: Number(longitude), latitude: Number(latitude) },
    } as never,
  }
}

/** The code of a pick-up, or one per line of virtual goods, from the payment on. */
function codesOf(
  plan: PlannedOrder,
  { shop, buyer }: { shop: ShopSeed; buyer: MemberSeed },
  { pay_time, sign_time }: Times,
  lines: number,
) {
  const { order_id, site, type } = plan
  const none = { codes: [] as DemoCode[], delivery_code: '', virtual_code: '' }
  if (pay_time === 0 || type === 1 || type === 3) return none
  const codeOf = (order_goods_id: number, verify_type: string, usedAt: number): DemoCode => ({
    code: {
      verify_code: demoCode(order_goods_id || order_id),
      ...{ verify_type, site_id: site, member_id: buyer.member_id, order_id, order_goods_id, create_time: pay_time },
    },
    siteName: shop.site_name,
    usedAt,
  })
  if (type === 2) {
    const code = codeOf(0, 'pickup', sign_time)
    return { ...none, codes: [code], delivery_code: code.code.verify_code }
  }
  const uses = usesOf(plan, pay_time)
  const codes = Array.from({ length: lines }, (_, i) => codeOf(order_id * 10 + i, 'virtualgoods', uses[i] ?? 0))
  return { ...none, codes, virtual_code: codes[0]?.code.verify_code ?? '' }
}

function titleOf(bought: Bought[]): string {
  const [first] = bought
  const name = first ? skuName(first.goods, first.sku) : ''
  return bought.length > 1 ? `${name}等${bought.length}种商品` : name
}

function lineRow(
  { goods, sku, num }: Bought,
  quote: ShopQuote,
  { order, place, code }: { order: Insertable<DB['orders']>; place: number; code: DemoCode | undefined },
): Insertable<DB['order_line']> {
  const line = quote.lines.find((one) => one.skuId === sku.sku_id)
  if (!line) throw new Error(`no price of sku ${sku.sku_id}`)
  const ofVirtual = order.order_type === 4 ? code : undefined
  const days = goods.virtual_indate
  return {
    member_id: order.member_id,
    order_goods_id: order.order_id * 10 + place,
    order_id: order.order_id,
    site_id: order.site_id,
    goods_id: goods.goods_id,
    goods_name: goods.goods_name,
    sku_id: sku.sku_id,
    sku_name: skuName(goods, sku),
    sku_no: sku.code.toUpperCase(),
    sku_spec_format: specsOf(goods, sku) as unknown as Insertable<DB['order_line']>['sku_spec_format'],
    sku_image: sku.sku_image,
    price: line.price,
    num,
    goods_money: line.goodsMoney,
    real_goods_money: line.realGoodsMoney,
    coupon_money: line.couponMoney,
    is_virtual: goods.is_virtual,
    // of virtual goods the desk hands each line over
    delivery_status: order.order_type === 4 && !ofVirtual?.usedAt ? 0 : order.delivery_status,
    refund_status: 0,
    refund_type: 0,
    verify_code: ofVirtual?.code.verify_code ?? '',
    is_verify: ofVirtual && ofVirtual.usedAt > 0 ? 1 : 0,
    verify_time: ofVirtual?.usedAt ?? 0,
    expire_time: ofVirtual && days > 0 ? ofVirtual.code.create_time + days * day : 0,
  }
}

/** What is still on its way, or has just arrived, came line by line. */
function parcelsOf(order: OrderKey, lines: Insertable<DB['order_line']>[], times: Times) {
  const { order_id: orderId } = order
  if (times.delivery_time === 0) return []
  if (times.finish_time > 0) return [parcelOf(orderId, order, lines, times.delivery_time)]
  return lines.map((line, i) => parcelOf(orderId * 10 + i, order, [line], times.delivery_time + i * 9 * hour))
}

const parcelOf = (
  packageId: number,
  { member_id, order_id }: OrderKey,
  lines: Insertable<DB['order_line']>[],
  at: number,
): Insertable<DB['order_package']> => ({
  member_id,
  package_id: packageId,
  order_id,
  order_goods_ids: lines.map((line) => line.order_goods_id),
  delivery_type: 'express',
  express_company_name: couriers[packageId % couriers.length],
  delivery_no: `SF${String(packageId * 7919).padStart(12, '0')}`,
  create_time: at,
})

/** The stock of the data is what is left now, so only the log is written. */
function stockLog(line: Insertable<DB['order_line']>, orderId: number, times: Times): Insertable<DB['stock_log']>[] {
  const { site_id, sku_id, num } = line
  const taken = { site_id, sku_id, ref: `order:${orderId}`, delta: -num, at: times.create_time }
  if (times.close_time === 0 || times.pay_time > 0) return [taken]
  return [taken, { site_id, sku_id, ref: `order:${orderId}:back`, delta: num, at: times.close_time }]
}

/** What would be waiting for the order in a mall that ran all the time. */
async function startTimer(trx: Tx, mall: Mall, order: Insertable<DB['orders']>, timers: Timers): Promise<void> {
  const { order_id, order_status } = order
  const job = { distKey: order.member_id, key: order_id }
  if (order_status === 0) {
    const runAt = order.create_time + timers.auto_close * minute
    await mall.jobs.enqueue(trx, { ...job, kind: 'order.close', runAt, payload: [order_id] })
  }
  if (order_status === 3)
    await mall.jobs.enqueue(trx, { ...job, kind: 'order.receive', runAt: order.take_delivery_time ?? 0 })
  if (order_status === 4 && order.complete_time)
    await mall.jobs.enqueue(trx, { ...job, kind: 'order.complete', runAt: order.complete_time })
}
