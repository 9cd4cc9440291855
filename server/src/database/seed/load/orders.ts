import type { ConfigValue } from '@mall/contract/settings'
import type { Insertable } from 'kysely'
import { numberFor } from '../../../lib/numbers'
import type { Mall } from '../../../mall'
import { reckon } from '../../../pricing/pipeline'
import {
  unpriced,
  unreckoned,
  type Line,
  type ShippingTemplate,
  type ShopCoupon,
  type ShopQuote,
} from '../../../pricing/quote'
import type { DB } from '../../schema'
import type { Tx } from '../../transaction'
import type { AddressSeed, GoodsSeed, SeedData, ShopSeed, SkuSeed } from '../types'
import { areasOf, skuName, specsOf } from './catalogue'
import { insertAll } from './insertAll'
import { byCode, cents, cubicCentimetres, grams } from './units'

const minute = 60
const hour = 3600
const day = 86_400

type Status = 0 | 1 | 3 | 4 | 10 | -1
/** [days ago, shop, status, goods by their place in the shop's list, pieces of each] */
type Plan = [ago: number, site: number, status: Status, ...lines: [goods: number, num: number][]]

/** A year of member 1 in every ordinary status; virtual goods of shop 8 make orders without a parcel. */
const plans: Plan[] = [
  [352, 3, 10, [4, 1], [9, 2]],
  [318, 7, 10, [0, 2], [5, 1], [12, 1]],
  [281, 11, 10, [7, 1]],
  [244, 14, 10, [2, 1], [16, 1]],
  [203, 1, 10, [3, 3]],
  [171, 8, 10, [6, 1]],
  [139, 14, -1, [8, 1]],
  [128, 7, 10, [9, 2]],
  [96, 3, 10, [14, 1]],
  [61, 11, 10, [3, 1], [10, 1]],
  [37, 1, 10, [8, 1], [11, 2]],
  [22, 7, -1, [3, 1]],
  [9, 3, 4, [20, 1], [6, 1]],
  [7, 14, 4, [5, 1]],
  [4, 1, 3, [15, 2], [4, 1]],
  [3, 11, 3, [18, 1]],
  [2, 7, 1, [7, 1], [2, 2]],
  [1, 8, 1, [12, 1]],
  [0, 3, 0, [11, 1]],
]

/** Fixed goods of wire/demo-data section 4: what a buyer of them may still buy must not change. */
const fixedGoods = 13
const buyer = 1
const firstId = 1001
const couriers = ['顺丰速运', '中通快递', '京东物流', '圆通速递']

type Rows = { [T in keyof DB]?: Insertable<DB[T]>[] }
type Timers = ConfigValue<'order_timers'>

/** Sample orders of member 1 with their bills, parcels, logs and running timers. */
export async function loadOrders(trx: Tx, mall: Mall, data: SeedData, timers: Timers, now: number): Promise<void> {
  const address = data.addresses.find((one) => one.member_id === buyer && one.is_default === 1)
  if (!address) throw new Error('member 1 has no default address')
  const made = plans.map((plan, i) => makeOrder(data, plan, firstId + i, address, timers, now))
  const all = <T extends keyof DB & string>(table: T): Promise<void> =>
    insertAll(
      trx,
      table,
      made.flatMap((rows) => (rows[table] ?? []) as Insertable<DB[T]>[]),
    )
  await all('orders')
  await all('order_line')
  await all('order_owner')
  await all('shop_order')
  await all('pay_bill')
  await all('pay_bill_order')
  await all('bill_number')
  await all('order_log')
  await all('order_package')
  await all('stock_log')
  for (const rows of made) for (const order of rows.orders ?? []) await startTimer(trx, mall, order, timers)
}

interface Bought {
  goods: GoodsSeed
  sku: SkuSeed
  num: number
}

interface Times {
  create_time: number
  pay_time: number
  delivery_time: number
  sign_time: number
  finish_time: number
  close_time: number
  take_delivery_time: number
}

/** When each step of the order happened; 0 = not yet or never. */
function timesOf([ago, , status]: Plan, timers: Timers, now: number): Times {
  const created = ago === 0 ? now - 2 * minute : now - ago * day - ((ago * 37) % 9) * hour - 5 * minute
  const since = (at: Status[], time: number) => (at.includes(status) ? time : 0)
  const delivered = created + 19 * hour
  const signed = delivered + 2 * day
  return {
    create_time: created,
    pay_time: since([1, 3, 4, 10], created + 3 * minute),
    delivery_time: since([3, 4, 10], delivered),
    sign_time: since([4, 10], signed),
    finish_time: since([10], signed + timers.auto_complete * day),
    close_time: since([-1], created + timers.auto_close * minute),
    take_delivery_time: since([3], delivered + timers.auto_take_delivery * day),
  }
}

/** Ordinary goods of the shop with stock enough, in the order of their ids. */
function choose(data: SeedData, shop: ShopSeed, lines: [goods: number, num: number][]): Bought[] {
  const shelf = data.goods.filter(
    (goods) =>
      goods.shop === shop.code && goods.goods_id > fixedGoods && goods.goods_state === 1 && goods.is_virtual === 0,
  )
  return lines.map(([place, num]) => {
    const goods = shelf[place % shelf.length]
    const sku = goods?.skus[0]
    if (!goods || !sku) throw new Error(`${shop.code} has no goods to order`)
    return { goods, sku, num }
  })
}

/** The coupon of the demo data that was used on this order. */
function couponOf(data: SeedData, orderId: number): ShopCoupon | undefined {
  const own = data.memberCoupons.find((one) => one.use_order_id === orderId)
  const type = own && data.coupons.find((one) => one.coupon_type_id === own.coupon_type_id)
  if (!own || !type) return undefined
  return {
    couponId: own.coupon_id,
    type: type.type,
    money: cents(type.money),
    payPercent: Math.round(type.discount * 10),
    discountLimit: cents(type.discount_limit),
    atLeast: cents(type.at_least),
  }
}

function priced(
  data: SeedData,
  shop: ShopSeed,
  bought: Bought[],
  address: AddressSeed,
  coupon: ShopCoupon | undefined,
): ShopQuote {
  const template = data.templates.find((one) => one.shop === shop.code && one.is_default === 1)
  const shipping: ShippingTemplate | undefined = template && {
    templateId: template.template_id,
    feeType: template.fee_type,
    areas: areasOf(template),
  }
  const lines = bought.map(({ goods, sku, num }): Line => ({
    ...unpriced,
    skuId: sku.sku_id,
    goodsId: goods.goods_id,
    num,
    listPrice: cents(sku.price),
    discountPrice: cents(sku.price),
    memberPrice: 0,
    weight: grams(sku.weight),
    volume: cubicCentimetres(sku.volume),
    isVirtual: false,
    isFreeShipping: goods.is_free_shipping === 1,
    ...(shipping ? { template: shipping } : {}),
    minBuy: 0,
    maxBuy: 0,
    purchased: 0,
    stock: sku.stock,
  }))
  const whole: ShopQuote = {
    ...unreckoned,
    siteId: shop.site_id,
    lines,
    deliveryType: 'express',
    coupons: coupon ? [coupon] : [],
    couponId: coupon?.couponId ?? 0,
  }
  const { district_id, city_id, province_id } = address
  const [quote] = reckon({ shops: [whole], regionIds: [district_id, city_id, province_id] }).shops
  if (!quote || quote.deliveryError) throw new Error(`${shop.code} does not deliver to member ${buyer}`)
  return quote
}

function makeOrder(
  data: SeedData,
  plan: Plan,
  orderId: number,
  address: AddressSeed,
  timers: Timers,
  now: number,
): Rows {
  const [, site, status, ...wanted] = plan
  const shop = byCode(data.shops, 'shop')(`shop-${site}`)
  const bought = choose(data, shop, wanted)
  const quote = priced(data, shop, bought, address, couponOf(data, orderId))
  const times = timesOf(plan, timers, now)
  const key = { member_id: buyer, order_id: orderId }
  const title = titleOf(bought)
  const billNo = numberFor(orderId, times.create_time)
  const paid = times.pay_time > 0
  const delivery = status === 3 ? 1 : times.sign_time > 0 ? 2 : 0
  const { name, mobile, telephone, province_id, city_id, district_id, full_address, longitude, latitude } = address
  const amounts = { order_money: quote.orderMoney, pay_money: quote.payMoney }
  const order: Insertable<DB['orders']> = {
    ...key,
    order_no: numberFor(orderId, times.create_time),
    checkout_id: orderId,
    site_id: site,
    site_name: shop.site_name,
    order_type: 1,
    order_status: status,
    order_from: orderId % 2 === 0 ? 'h5' : 'weapp',
    order_name: title,
    pay_status: paid ? 1 : 0,
    pay_type: paid ? 'sandbox' : '',
    out_trade_no: billNo,
    delivery_status: delivery,
    is_enable_refund: paid && status !== 10 ? 1 : 0,
    is_evaluate: times.sign_time > 0 ? 1 : 0,
    delivery_type: 'express',
    ...{ name, mobile, telephone, province_id, city_id, district_id, full_address, longitude, latitude },
    address: address.address,
    goods_num: bought.reduce((sum, { num }) => sum + num, 0),
    goods_money: quote.goodsMoney,
    delivery_money: quote.deliveryMoney,
    coupon_id: quote.couponId,
    coupon_money: quote.couponMoney,
    ...amounts,
    ...times,
  }
  const lines = bought.map((one, i) => lineRow(one, quote, { orderId, site, place: i, delivery }))
  const { create_time } = times
  const bill = { member_id: buyer, bill_id: orderId }
  return {
    orders: [order],
    order_line: lines,
    order_owner: [{ ...key, site_id: site }],
    shop_order: [{ ...key, site_id: site, order_status: status, title, money: quote.orderMoney, create_time }],
    pay_bill: [
      {
        ...bill,
        out_trade_no: billNo,
        pay_status: paid ? 2 : status,
        pay_type: order.pay_type ?? '',
        trade_no: paid ? `demo${orderId}` : '',
        pay_body: title,
        pay_detail: title,
        pay_money: quote.payMoney,
        create_time,
        pay_time: times.pay_time,
        expire_time: create_time + timers.auto_close * minute,
      },
    ],
    pay_bill_order: [{ ...bill, order_id: orderId, pay_money: quote.payMoney }],
    bill_number: [{ ...bill, out_trade_no: billNo }],
    order_log: logOf(orderId, times),
    order_package: parcelsOf(orderId, lines, times),
    stock_log: lines.flatMap((line) => stockLog(line, orderId, times)),
  }
}

function titleOf(bought: Bought[]): string {
  const [first] = bought
  const name = first ? skuName(first.goods, first.sku) : ''
  return bought.length > 1 ? `${name}等${bought.length}种商品` : name
}

function lineRow(
  { goods, sku, num }: Bought,
  quote: ShopQuote,
  of: { orderId: number; site: number; place: number; delivery: number },
): Insertable<DB['order_line']> {
  const line = quote.lines.find((one) => one.skuId === sku.sku_id)
  if (!line) throw new Error(`no price of sku ${sku.sku_id}`)
  return {
    member_id: buyer,
    order_goods_id: of.orderId * 10 + of.place,
    order_id: of.orderId,
    site_id: of.site,
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
    delivery_status: of.delivery,
  }
}

const steps: [event: string, at: keyof Times, from: number, to: number][] = [
  ['paid', 'pay_time', 0, 1],
  ['shipped', 'delivery_time', 1, 3],
  ['received', 'sign_time', 3, 4],
  ['completed', 'finish_time', 4, 10],
  ['closed', 'close_time', 0, -1],
]

const logOf = (orderId: number, times: Times): Insertable<DB['order_log']>[] =>
  steps.flatMap(([event, at, from_status, to_status], i) =>
    times[at] === 0
      ? []
      : [
          {
            member_id: buyer,
            log_id: orderId * 10 + i,
            order_id: orderId,
            event,
            from_status,
            to_status,
            at: times[at],
          },
        ],
  )

/** What is still on its way, or has just arrived, came line by line. */
function parcelsOf(orderId: number, lines: Insertable<DB['order_line']>[], times: Times) {
  if (times.delivery_time === 0) return []
  if (times.finish_time > 0) return [parcelOf(orderId, orderId, lines, times.delivery_time)]
  return lines.map((line, i) => parcelOf(orderId * 10 + i, orderId, [line], times.delivery_time + i * 9 * hour))
}

const parcelOf = (
  packageId: number,
  orderId: number,
  lines: Insertable<DB['order_line']>[],
  at: number,
): Insertable<DB['order_package']> => ({
  member_id: buyer,
  package_id: packageId,
  order_id: orderId,
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
  if (times.close_time === 0) return [taken]
  return [taken, { site_id, sku_id, ref: `order:${orderId}:back`, delta: num, at: times.close_time }]
}

/** What would be waiting for the order in a mall that ran all the time. */
async function startTimer(trx: Tx, mall: Mall, order: Insertable<DB['orders']>, timers: Timers): Promise<void> {
  const { order_id, order_status } = order
  const job = { distKey: buyer, key: order_id }
  if (order_status === 0) {
    const runAt = order.create_time + timers.auto_close * minute
    await mall.jobs.enqueue(trx, { ...job, kind: 'order.close', runAt, payload: [order_id] })
  }
  if (order_status === 3)
    await mall.jobs.enqueue(trx, { ...job, kind: 'order.receive', runAt: order.take_delivery_time ?? 0 })
  if (order_status === 4) {
    const runAt = (order.sign_time ?? 0) + timers.auto_complete * day
    await mall.jobs.enqueue(trx, { ...job, kind: 'order.complete', runAt })
  }
}
