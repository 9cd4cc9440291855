import type { CheckoutAccount, CheckoutData, CheckoutShop } from '@mall/contract/checkout'
import type { ShopBlock } from '@mall/contract/goods'
import type { Language } from '@mall/contract/words'
import { yuan } from '../../lib/money'
import { sum, type Line, type ShopQuote } from '../../pricing/quote'
import { platformWorth } from '../../pricing/steps/platformCoupon'
import { isUsable, worthOf } from '../../pricing/steps/shopCoupon'
import type { CheckoutInfo } from '../../promotions/promotionKind'
import type { Checkout, CheckoutParams, Chosen } from './checkout.service'
import { addressRow } from './checkoutAddress'
import { deliveryRow, waysOf } from './checkoutDelivery'
import { invoiceRow } from './checkoutInvoice'
import { promotions, type CouponFinder } from './checkoutPromotions'

export interface Surroundings {
  params: CheckoutParams
  /** of who reads it */
  language: Language
  account: CheckoutAccount
  blocks: Map<number, ShopBlock>
  /** of the rules reached */
  couponOf: CouponFinder
  /** `payment` also lists coupons and ways of delivery to choose from. */
  withLists: boolean
  /** of the activity */
  info: CheckoutInfo
  /** Its kind has a cart: rows of several shops may be bought at once. */
  hasCart: boolean
}

const none = yuan(0)

/** The wire's checkout data (checkout-and-pay section 2) of a calculated checkout. */
export function checkoutData(checkout: Checkout, around: Surroundings): CheckoutData {
  const { shops } = checkout.quote
  const shopRows = shops.map((shop) => shopRow(shop, checkout, around))
  const total = (amount: (shop: ShopQuote) => number) => yuan(sum(shops, amount))
  const { address } = checkout
  return {
    platform_coupon_money: total((shop) => shop.platformCouponMoney),
    point_money: total((shop) => shop.pointMoney),
    point: sum(shops, (shop) => shop.point),
    invoice_money: total((shop) => shop.invoiceMoney),
    invoice_delivery_money: total((shop) => shop.invoiceDeliveryMoney),
    goods_money: total((shop) => shop.goodsMoney),
    delivery_money: total((shop) => shop.deliveryMoney),
    promotion_money: total((shop) => shop.promotionMoney),
    coupon_money: total((shop) => shop.couponMoney),
    adjust_money: none,
    order_money: total((shop) => shop.orderMoney),
    balance_money: total((shop) => shop.balanceMoney),
    pay_money: total((shop) => shop.payMoney),
    goods_num: sum(checkout.chosen, ({ num }) => num),
    is_virtual: checkout.isVirtual ? 1 : 0,
    platform_coupon_id: checkout.quote.platformCouponId ?? 0,
    point_config: pointConfig(checkout),
    shop_goods_list: around.hasCart
      ? Object.fromEntries(shopRows.map((row) => [String(row.site_id), row]))
      : theOnly(shopRows),
    ...(around.withLists ? { platform_coupon_list: platformCoupons(checkout) } : {}),
    member_address: address ? addressRow(address) : null,
    member_account: around.account,
    ...around.info,
  }
}

function theOnly([shop]: CheckoutShop[]): CheckoutShop {
  if (!shop) throw new Error('a checkout without a shop')
  return shop
}

/** Worth most first; those that cannot be used as things stand come last. */
function platformCoupons({ deductions, quote }: Checkout) {
  const worth = new Map(deductions.platformCoupons.map((own) => [own, platformWorth(own.coupon, quote.shops)]))
  return [...deductions.platformCoupons]
    .sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0) || a.row.end_time - b.row.end_time)
    .map((own) => own.row)
}

function pointConfig({ deductions, quote }: Checkout): CheckoutData['point_config'] {
  const { isUse = false, rate = 100, maxShare = 0 } = deductions.pointConfig ?? {}
  return {
    is_use: isUse ? 1 : 0,
    point_exchange_rate: rate,
    point_max_share: maxShare,
    max_point: quote.mostPoints?.point ?? 0,
    max_point_money: yuan(quote.mostPoints?.money ?? 0),
  }
}

function shopRow(shop: ShopQuote, checkout: Checkout, around: Surroundings): CheckoutShop {
  const { params, language, blocks, withLists } = around
  const chosen = checkout.chosen.filter(({ sku }) => sku.siteId === shop.siteId)
  const first = chosen[0]?.sku
  const block = blocks.get(shop.siteId)
  const delivery = checkout.deliveries.get(shop.siteId)
  if (!first || !block || !delivery) throw new Error(`no shop ${shop.siteId}`)
  const lineOf = new Map(shop.lines.map((line) => [line.skuId, line]))
  return {
    ...deliveryRow(delivery),
    ...invoiceRow(shop, params),
    platform_coupon_money: yuan(shop.platformCouponMoney),
    point_money: yuan(shop.pointMoney),
    point: shop.point,
    invoice_money: yuan(shop.invoiceMoney),
    invoice_delivery_money: yuan(shop.invoiceDeliveryMoney),
    site_id: shop.siteId,
    site_name: first.siteName,
    website_id: first.websiteId,
    goods_list: chosen.map((one) => lineRow(one, lineOf.get(one.sku.skuId))),
    order_name: orderName(chosen),
    goods_list_str: chosen.map(({ sku, num }) => `${sku.skuId}:${num}`).join(';'),
    buyer_message: params.buyer_message?.[shop.siteId] ?? '',
    shop: block,
    limit_purchase: shop.lines
      .filter((line) => line.maxBuy > 0 || line.minBuy > 0)
      .map((line) => ({
        goods_id: line.goodsId,
        sku_id: line.skuId,
        max_buy: line.maxBuy,
        min_buy: line.minBuy,
        purchased_num: line.purchased,
      })),
    goods_money: yuan(shop.goodsMoney),
    delivery_money: yuan(shop.deliveryMoney),
    promotion_money: yuan(shop.promotionMoney),
    coupon_money: yuan(shop.couponMoney),
    order_money: yuan(shop.orderMoney),
    balance_money: yuan(shop.balanceMoney),
    pay_money: yuan(shop.payMoney),
    goods_num: sum(chosen, ({ num }) => num),
    coupon_id: shop.couponId,
    is_free_delivery: shop.deliveryType === 'express' && shop.deliveryMoney === 0 && !shop.deliveryError ? 1 : 0,
    ...promotions(shop, checkout, around.couponOf),
    ...(withLists ? { ...lists(shop, checkout), express_type: waysOf(delivery, language) } : {}),
    delivery_error: shop.deliveryError
      ? { error_code: shop.deliveryError.errorCode, message: shop.deliveryError.message[language] }
      : null,
  }
}

/** What the buyer may choose: coupons that fit the goods, worth most first. */
const lists = (shop: ShopQuote, checkout: Checkout) => ({
  coupon_list: checkout.coupons
    .filter((own) => own.siteId === shop.siteId && isUsable(own.coupon, shop.lines))
    .sort((a, b) => worthOf(b.coupon, shop.lines) - worthOf(a.coupon, shop.lines))
    .map((own) => own.row),
})

const lineRow = ({ sku, num }: Chosen, line: Line | undefined): CheckoutShop['goods_list'][number] => ({
  sku_id: sku.skuId,
  goods_id: sku.goodsId,
  goods_name: sku.goodsName,
  sku_name: sku.skuName,
  sku_spec_format: sku.skuSpecFormat,
  sku_image: sku.skuImage,
  num,
  price: yuan(line?.price ?? 0),
  goods_money: yuan(line?.goodsMoney ?? 0),
  real_goods_money: yuan(line?.realGoodsMoney ?? 0),
  promotion_money: yuan(line?.promotionMoney ?? 0),
  coupon_money: yuan(line?.couponMoney ?? 0),
  platform_coupon_money: yuan(line?.platformCouponMoney ?? 0),
  point_money: yuan(line?.pointMoney ?? 0),
  is_virtual: sku.isVirtual ? 1 : 0,
  goods_class: sku.isVirtual ? 2 : 1,
  stock: sku.stock,
  weight: String(sku.weight / 1000),
  volume: String(sku.volume / 1_000_000),
  is_free_shipping: sku.isFreeShipping ? 1 : 0,
  max_buy: sku.maxBuy,
  // of a combo none holds
  min_buy: line?.minBuy ?? 0,
  is_present: 0,
})

/** The first goods and how many more. */
export const orderName = (chosen: Chosen[]) => {
  const first = chosen[0]?.sku.skuName ?? ''
  return chosen.length > 1 ? `${first}等${chosen.length}种商品` : first
}
