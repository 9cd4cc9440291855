import { yuan } from '../../lib/money'
import { numberFor } from '../../lib/numbers'
import type { ShopQuote } from '../../pricing/quote'
import type { Ctx } from '../../http/route'
import type { PromotionType } from '../../promotions/promotionKind'
import type { NewLine, NewOrder, WrittenInvoice } from '../order/order.service'
import type { NewOrderPromotion } from '../order/orderPromotion.service'
import type { Checkout, CheckoutParams, Chosen } from './checkout.service'
import { orderName } from './checkoutData'
import { orderDelivery, receiver } from './checkoutDelivery'

export interface Prepared {
  shop: ShopQuote
  order: NewOrder
  lines: NewLine[]
  /** a row for each activity of its lines */
  promotions: NewOrderPromotion[]
}

export interface Creation {
  ctx: Ctx
  promotion: PromotionType
  params: CheckoutParams
  checkoutId: number
}

/** The rows of one shop's order; its bill is not known yet. */
export function orderOf(
  { ctx, promotion, params, checkoutId }: Creation,
  checkout: Checkout,
  shop: ShopQuote,
): Prepared {
  const chosen = checkout.chosen.filter(({ sku }) => sku.siteId === shop.siteId)
  const orderId = ctx.mall.newId()
  const delivery = checkout.deliveries.get(shop.siteId)
  if (!delivery) throw new Error(`no delivery of shop ${shop.siteId}`)
  const first = chosen[0]?.sku
  const order: NewOrder = {
    member_id: ctx.memberId,
    order_id: orderId,
    order_no: numberFor(orderId, ctx.now),
    checkout_id: checkoutId,
    site_id: shop.siteId,
    site_name: first?.siteName ?? '',
    website_id: ctx.websiteId,
    ...orderDelivery(delivery),
    order_status: 0,
    order_from: ctx.appType,
    order_name: orderName(chosen),
    promotion_type: promotion,
    promotion_id: shared(chosen.map(({ activity }) => activity?.activityId ?? 0)),
    promotion_ref: shared(chosen.map(({ activity }) => activity?.ref ?? 0)),
    out_trade_no: '',
    ...receiver(delivery.type, checkout.address, checkout.person),
    buyer_message: params.buyer_message?.[shop.siteId] ?? '',
    goods_num: chosen.reduce((sum, { num }) => sum + num, 0),
    goods_money: shop.goodsMoney,
    delivery_money: shop.deliveryMoney,
    promotion_money: shop.promotionMoney,
    coupon_id: shop.couponId,
    coupon_money: shop.couponMoney,
    // of the whole checkout: it comes back with the last of these orders
    platform_coupon_id: checkout.quote.platformCouponId ?? 0,
    platform_coupon_total_money: shop.platformCouponMoney,
    platform_coupon_money: shop.platformPart,
    platform_coupon_shop_money: shop.platformCouponMoney - shop.platformPart,
    point: shop.point,
    point_money: shop.pointMoney,
    ...invoiceOf(shop),
    order_money: shop.orderMoney,
    from_balance: shop.fromBalance,
    from_balance_money: shop.fromBalanceMoney,
    balance_money: shop.balanceMoney,
    pay_money: shop.payMoney,
    create_time: ctx.now,
  }
  const presents = checkout.presents.filter(({ siteId }) => siteId === shop.siteId)
  const lines = [
    ...chosen.map((one) => ({ ...placeOf(ctx, orderId, one), ...amountsOf(shop, one.sku.skuId) })),
    ...presents.map((one) => ({ ...placeOf(ctx, orderId, one), ...costsNothing, is_present: 1 })),
  ]
  return { shop, order, lines, promotions: promotionsOf(order, chosen) }
}

function promotionsOf({ member_id, order_id, site_id, promotion_type = '' }: NewOrder, chosen: Chosen[]) {
  const rows = new Map<number, NewOrderPromotion>()
  for (const { activity, num } of chosen) {
    if (!activity) continue
    const { activityId: activity_id, ref: ref_id } = activity
    const before = rows.get(activity_id)?.num ?? 0
    rows.set(activity_id, { member_id, order_id, activity_id, promotion_type, ref_id, site_id, num: before + num })
  }
  return [...rows.values()]
}

/** What all are alike in, else 0. */
const shared = (ids: number[]): number => (new Set(ids).size === 1 ? (ids[0] ?? 0) : 0)

/** As the order row shows it, and the shop's rate for a later adjustment. */
function invoiceOf({ invoice, invoiceTerms, invoiceMoney, invoiceDeliveryMoney }: ShopQuote) {
  if (!invoice || !invoiceTerms) return {}
  const written: WrittenInvoice = {
    invoice_type: invoice.type,
    invoice_title: invoice.title,
    invoice_title_type: invoice.titleType,
    invoice_content: invoice.content,
    invoice_rate: yuan(invoiceTerms.rate),
    invoice_email: invoice.type === 2 ? invoice.email : '',
    invoice_full_address: invoice.type === 1 ? invoice.fullAddress : '',
    taxpayer_number: invoice.titleType === 2 ? invoice.taxpayerNumber : '',
    is_tax_invoice: invoice.isTax ? 1 : 0,
  }
  return {
    is_invoice: 1,
    invoice: JSON.stringify(written),
    invoice_money: invoiceMoney,
    invoice_delivery_money: invoiceDeliveryMoney,
  }
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

const costsNothing = {
  price: 0,
  goods_money: 0,
  real_goods_money: 0,
  promotion_money: 0,
  coupon_money: 0,
  platform_coupon_money: 0,
  point_money: 0,
}

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
    platform_coupon_money: line.platformCouponMoney,
    point_money: line.pointMoney,
  }
}
