import { localTerms } from '../../../modules/checkout/localTerms'
import { calculate } from '../../../pricing/pipeline'
import {
  unpriced,
  uncalculated,
  type Line,
  type ShippingTemplate,
  type ShopCoupon,
  type ShopQuote,
} from '../../../pricing/quote'
import type { PlannedOrder, PlannedPromotion } from '../orderPlans'
import type { AddressSeed, GoodsSeed, SeedData, ShopSeed, SkuSeed } from '../types'
import { areasOf } from '../../../modules/goods/shippingTemplate.service'
import { cutsOf, sumOf } from './bargains'
import { cents, cubicCentimetres, grams } from './units'

export interface Bought {
  goods: GoodsSeed
  sku: SkuSeed
  num: number
  /** cents, of an activity; missing = its own */
  price?: number
}

/** Fixed goods of wire/demo-data section 4: what a buyer of them may still buy must not change. */
const fixedGoods = 13

export const deliveryTypes = { 1: 'express', 2: 'store', 3: 'local', 4: '' } as const

/** Goods of the shop with stock enough, in the order of their ids; virtual ones of a virtual order only. */
export function choose(data: SeedData, shop: ShopSeed, { type, lines, promotion }: PlannedOrder): Bought[] {
  if (promotion) return [inActivity(data, promotion)]
  const shelf = data.goods.filter(
    (goods) =>
      goods.shop === shop.code &&
      goods.goods_id > fixedGoods &&
      goods.goods_state === 1 &&
      goods.is_virtual === (type === 4 ? 1 : 0),
  )
  return Object.entries(lines).map(([place, num]) => {
    const goods = shelf[Number(place) % shelf.length]
    const sku = goods?.skus[0]
    if (!goods || !sku) throw new Error(`${shop.code} has no goods to order`)
    return { goods, sku, num }
  })
}

/** One piece of the first sku of an activity. */
function inActivity(data: SeedData, { type, activityId, ref }: PlannedPromotion): Bought {
  const code = {
    pintuan: () => data.pintuans.find((one) => one.pintuan_id === activityId)?.goods,
    bargain: () => data.bargains.find((one) => one.bargain_id === activityId)?.goods,
  }[type]()
  const goods = data.goods.find((one) => one.code === code)
  const sku = goods?.skus[0]
  if (!goods || !sku) throw new Error(`nothing is sold in ${type} ${activityId}`)
  return { goods, sku, num: 1, price: type === 'pintuan' ? groupPrice(data, activityId) : cutPrice(data, ref, sku) }
}

const groupPrice = ({ pintuans }: SeedData, pintuanId: number): number =>
  cents(pintuans.find((one) => one.pintuan_id === pintuanId)?.pintuan_price ?? '0.00')

/** What friends have cut the price of a launch to. */
function cutPrice({ launches, bargains }: SeedData, launchId: number, sku: SkuSeed): number {
  const launch = launches.find(({ launch_id }) => launch_id === launchId)
  const bargain = bargains.find(({ bargain_id }) => bargain_id === launch?.bargain_id)
  if (!launch || !bargain) throw new Error(`launch ${launchId} has bought nothing`)
  const price = cents(sku.price)
  return price - sumOf(cutsOf(launch, bargain, price))
}

/** The coupon of the demo data that was used on this order. */
function couponOf(data: SeedData, couponId: number | undefined): ShopCoupon | undefined {
  const own = data.memberCoupons.find((one) => one.coupon_id === couponId)
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

function lineOf({ goods, sku, num, price: special }: Bought, template: ShippingTemplate | undefined): Line {
  const price = cents(sku.price)
  return {
    ...unpriced,
    skuId: sku.sku_id,
    goodsId: goods.goods_id,
    num,
    listPrice: price,
    discountPrice: price,
    memberPrice: 0,
    steps: special === undefined ? undefined : [{ num: 1, price: special }],
    weight: grams(sku.weight),
    volume: cubicCentimetres(sku.volume),
    isVirtual: goods.is_virtual === 1,
    isFreeShipping: goods.is_free_shipping === 1,
    ...(template ? { template } : {}),
    minBuy: 0,
    maxBuy: 0,
    purchased: 0,
    stock: sku.stock,
  }
}

const placeOf = ({ longitude, latitude }: { longitude: string; latitude: string }) => ({
  longitude: Number(longitude),
  latitude: Number(latitude),
})

/** The order's amounts, by the steps every checkout goes through. */
export function priced(
  data: SeedData,
  shop: ShopSeed,
  bought: Bought[],
  { type, coupon: couponId }: PlannedOrder,
  address: AddressSeed,
): ShopQuote {
  const row = data.templates.find((one) => one.shop === shop.code && one.is_default === 1)
  const template = row && { templateId: row.template_id, feeType: row.fee_type, areas: areasOf(row) }
  const coupon = couponOf(data, couponId)
  const whole: ShopQuote = {
    ...uncalculated,
    siteId: shop.site_id,
    lines: bought.map((one) => lineOf(one, template)),
    deliveryType: deliveryTypes[type],
    coupons: coupon ? [coupon] : [],
    couponId: coupon?.couponId ?? 0,
  }
  for (const setting of data.shopSettings)
    if (setting.shop === shop.code && setting.key === 'local') whole.local = localTerms(setting.value, placeOf(shop))
  const { district_id, city_id, province_id } = address
  const [quote] = calculate({
    shops: [whole],
    regionIds: [district_id, city_id, province_id],
    to: placeOf(address),
  }).shops
  if (!quote || quote.deliveryError)
    throw new Error(`${shop.code} does not deliver to member ${address.member_id}: ${quote?.deliveryError?.message}`)
  return quote
}
