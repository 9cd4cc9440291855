import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { numberFor } from '../../lib/numbers'
import { logTaken, takeStock, unlogTaken, type StockMove } from '../../ledger/stock'
import { useCoupon } from '../coupon/coupon.service'
import { recordEarned } from '../manjian/manjian.service'
import { dropPresents, insertNewOrders, type NewLine, type NewOrder } from '../order/order.service'
import { openBills, payZeroBills } from '../pay/pay.service'
import { open, type Checkout, type CheckoutParams, type Chosen } from './checkout.service'
import type { CheckoutAddress } from './checkoutAddress'
import type { CheckoutKind } from './checkoutKind'
import { orderName } from './checkoutData'
import type { ShopQuote } from '../../pricing/quote'

const mobileForm = /^1[3-9]\d{9}$/

/** One order per shop and their bill, in the caller's transaction; `last` takes the stock. */
export async function create(ctx: Ctx, trx: Tx, kind: CheckoutKind, params: CheckoutParams) {
  const checkout = await open(trx, ctx, kind, params, { forLists: false })
  checkChoices(checkout, params)
  const { mall, memberId, now } = ctx
  const checkoutId = mall.newId()
  const { auto_close } = await mall.settings.get('order_timers', 0, trx)
  const orders = checkout.quote.shops.map((shop) => orderOf({ ctx, kind, params, checkoutId }, checkout, shop))
  const bills = await openBills(
    trx,
    mall,
    memberId,
    orders.map(({ order }) => ({
      orderId: order.order_id,
      payMoney: order.pay_money,
      title: order.order_name,
      expireTime: now + auto_close * 60,
    })),
    now,
  )
  await insertNewOrders(
    trx,
    orders.map(({ order }) => ({ ...order, out_trade_no: bills.get(order.order_id) ?? '' })),
    orders.flatMap(({ lines }) => lines),
  )
  await spendCoupons(ctx, trx, orders)
  await recordEarned(
    trx,
    memberId,
    orders.map(({ order, shop }) => ({ orderId: order.order_id, given: shop.manjianGiven ?? [] })),
  )
  await kind.removeBought(
    trx,
    memberId,
    checkout.chosen.filter(({ cartId }) => cartId > 0).map(({ cartId }) => cartId),
  )
  await mall.jobs.enqueue(trx, {
    kind: 'order.close',
    distKey: memberId,
    key: checkoutId,
    runAt: now + auto_close * 60,
    payload: orders.map(({ order }) => order.order_id),
  })
  const moves = orders.flatMap(({ order, lines }) => stockMoves(order, lines))
  await logTaken(trx, moves, now)
  const free = orders.filter(({ order }) => order.pay_money === 0)
  await payZeroBills(
    trx,
    mall,
    free.map(({ order }) => bills.get(order.order_id) ?? ''),
    now,
  )
  return { data: firstBill(orders, bills), last: (last: Tx) => takeAll(last, moves, checkout.chosen, orders) }
}

/** The bill with something to pay, if there is one. */
function firstBill(orders: Prepared[], bills: Map<number, string>): string {
  const owing = orders.find(({ order }) => order.pay_money > 0) ?? orders[0]
  return (owing && bills.get(owing.order.order_id)) ?? ''
}

interface Prepared {
  shop: ShopQuote
  order: NewOrder
  lines: NewLine[]
}

/** A choice that cannot be used is ignored by calculate and refused here; so is what cannot be delivered. */
function checkChoices({ quote, chosen, isVirtual, address }: Checkout, params: CheckoutParams): void {
  for (const shop of quote.shops) {
    const obstacle = shop.limitError ?? shop.deliveryError
    if (obstacle) throw refuse(obstacle.message, { data: { error_code: obstacle.errorCode } })
    if (shop.couponRefused) throw refuse('优惠券不可用，请重新选择', { data: { error_code: 1 } })
    const way = params.delivery?.[shop.siteId]?.delivery_type
    if (way && way !== shop.deliveryType) throw refuse('该店铺不支持此配送方式', { data: { error_code: 1 } })
    if (params.invoice?.[shop.siteId]?.is_invoice) throw refuse('该店铺不支持开票', { data: { error_code: 1 } })
  }
  if (params.platform_coupon_id) throw refuse('平台优惠券不可用', { data: { error_code: 1 } })
  if (isVirtual && !mobileForm.test(params.member_address?.mobile ?? address?.mobile ?? ''))
    throw refuse('请填写接收手机号', { data: { error_code: 1 } })
  for (const { sku, num } of chosen) {
    if (num > sku.stock) throw soldOut(sku.skuName)
  }
}

const soldOut = (name: string) => refuse(`${name}库存不足`, { data: { error_code: 1 } })

interface Creation {
  ctx: Ctx
  kind: CheckoutKind
  params: CheckoutParams
  checkoutId: number
}

function orderOf({ ctx, kind, params, checkoutId }: Creation, checkout: Checkout, shop: ShopQuote): Prepared {
  const chosen = checkout.chosen.filter(({ sku }) => sku.siteId === shop.siteId)
  const orderId = ctx.mall.newId()
  const isVirtual = shop.deliveryType === ''
  const first = chosen[0]?.sku
  const order: NewOrder = {
    member_id: ctx.memberId,
    order_id: orderId,
    order_no: numberFor(orderId, ctx.now),
    checkout_id: checkoutId,
    site_id: shop.siteId,
    site_name: first?.siteName ?? '',
    website_id: ctx.websiteId,
    order_type: isVirtual ? 4 : 1,
    order_status: 0,
    order_from: ctx.appType,
    order_name: orderName(chosen),
    promotion_type: kind.promotion,
    out_trade_no: '',
    delivery_type: shop.deliveryType,
    ...receiver(checkout.address, isVirtual, params),
    buyer_message: params.buyer_message?.[shop.siteId] ?? '',
    goods_num: chosen.reduce((sum, { num }) => sum + num, 0),
    goods_money: shop.goodsMoney,
    delivery_money: shop.deliveryMoney,
    promotion_money: shop.promotionMoney,
    coupon_id: shop.couponId,
    coupon_money: shop.couponMoney,
    order_money: shop.orderMoney,
    balance_money: shop.balanceMoney,
    pay_money: shop.payMoney,
    create_time: ctx.now,
  }
  const presents = checkout.presents.filter(({ siteId }) => siteId === shop.siteId)
  const lines = [
    ...chosen.map((one) => ({ ...placeOf(ctx, orderId, one), ...amountsOf(shop, one.sku.skuId) })),
    ...presents.map((one) => ({ ...placeOf(ctx, orderId, one), ...costsNothing, is_present: 1 })),
  ]
  return { shop, order, lines }
}

function receiver(address: CheckoutAddress | undefined, isVirtual: boolean, params: CheckoutParams) {
  if (isVirtual) return { mobile: params.member_address?.mobile ?? address?.mobile ?? '' }
  if (!address) return {}
  const { name, mobile, telephone, province_id, city_id, district_id, full_address, longitude, latitude } = address
  const place = { province_id, city_id, district_id, address: address.address, full_address, longitude, latitude }
  return { name, mobile, telephone, ...place }
}

const placeOf = (ctx: Ctx, orderId: number, { sku, num }: Pick<Chosen, 'sku' | 'num'>) => ({
  member_id: ctx.memberId,
  order_goods_id: ctx.mall.newId(),
  order_id: orderId,
  site_id: sku.siteId,
  goods_id: sku.goodsId,
  goods_name: sku.goodsName,
  sku_id: sku.skuId,
  sku_name: sku.skuName,
  sku_no: sku.skuNo,
  sku_spec_format: sku.skuSpecFormat,
  sku_image: sku.skuImage,
  is_virtual: sku.isVirtual ? 1 : 0,
  num,
})

const costsNothing = { price: 0, goods_money: 0, real_goods_money: 0, promotion_money: 0, coupon_money: 0 }

function amountsOf(shop: ShopQuote, skuId: number) {
  const line = shop.lines.find((one) => one.skuId === skuId)
  if (!line) throw new Error(`no price of sku ${skuId}`)
  return {
    is_present: 0,
    price: line.price,
    goods_money: line.goodsMoney,
    real_goods_money: line.realGoodsMoney,
    promotion_money: line.promotionMoney,
    coupon_money: line.couponMoney,
  }
}

async function spendCoupons(ctx: Ctx, trx: Tx, orders: Prepared[]): Promise<void> {
  for (const { order } of orders) {
    const couponId = order.coupon_id ?? 0
    if (couponId === 0) continue
    const used = await useCoupon(trx, { memberId: ctx.memberId, couponId, orderId: order.order_id, at: ctx.now })
    if (!used) throw refuse('优惠券已被使用', { data: { error_code: 1 } })
  }
}

const presentRef = (orderId: number) => `order:${orderId}:present`

const stockMoves = (order: NewOrder, lines: NewLine[]): StockMove[] =>
  lines.map((line) => ({
    siteId: line.site_id,
    skuId: line.sku_id,
    num: line.num,
    ...(line.is_present ? { ref: presentRef(order.order_id), present: true } : { ref: `order:${order.order_id}` }),
  }))

/** The rows many buyers want, held only until COMMIT. A gift that ran out meanwhile is not given. */
async function takeAll(trx: Tx, moves: StockMove[], chosen: Chosen[], orders: Prepared[]): Promise<void> {
  const missed: StockMove[] = []
  const short = await takeStock(trx, moves, (move) => missed.push(move))
  if (short !== undefined) throw soldOut(chosen.find(({ sku }) => sku.skuId === short)?.sku.skuName ?? '')
  if (missed.length === 0) return
  await unlogTaken(trx, missed)
  const isMissed = (line: NewLine) =>
    line.is_present === 1 && missed.some(({ ref, skuId }) => ref === presentRef(line.order_id) && skuId === line.sku_id)
  await dropPresents(trx, orders.flatMap(({ lines }) => lines).filter(isMissed))
}
