import type { Words } from '@mall/contract/words'
import type { Place } from '../lib/distance'
import type { LocalTerms } from './localTerms'
import type { CountedLimit } from './steps/limits'

/**
 * The ordered discount pipeline of checkout (wire/checkout-and-pay section 3). A quote is what the
 * checkout knows; every step is a pure function that fills in its part. All amounts are integer cents,
 * weights are grams, volumes cubic centimetres.
 */
export interface Line {
  skuId: number
  goodsId: number
  num: number
  /** Candidate unit prices; step `price` takes the lowest that applies. */
  listPrice: number
  discountPrice: number
  /** 0 = none */
  memberPrice: number
  /** Prices of a promotion, ascending by num; they stand for all others. */
  steps?: PriceStep[] | undefined
  weight: number
  volume: number
  isVirtual: boolean
  isFreeShipping: boolean
  /** Shipping template, undefined = the shop has none: express brings only what ships free. */
  template?: ShippingTemplate
  minBuy: number
  maxBuy: number
  purchased: number
  stock: number
  price: number
  goodsMoney: number
  promotionMoney: number
  couponMoney: number
  platformCouponMoney: number
  pointMoney: number
  realGoodsMoney: number
}

/** The price of one piece when at least `num` are bought. */
export interface PriceStep {
  num: number
  /** cents */
  price: number
}

export interface ShippingTemplate {
  templateId: number
  /** 1 weight (grams), 2 volume (cubic centimetres), 3 pieces */
  feeType: 1 | 2 | 3
  /** An area without region ids is everywhere else. */
  areas: { regionIds: number[]; first: number; firstMoney: number; further: number; furtherMoney: number }[]
}

export interface ShopCoupon {
  couponId: number
  type: 'reward' | 'discount'
  money: number
  /** Percent the buyer pays: 9 tenths = 90. */
  payPercent: number
  /** Most a discount gives, 0 = no limit. */
  discountLimit: number
  atLeast: number
  /** Goods it is for; undefined = all goods of the shop. */
  goodsIds?: number[]
}

/** A coupon of the platform: used once per checkout, over all shops it is for. */
export interface PlatformCoupon {
  couponId: number
  type: 'reward' | 'discount'
  money: number
  /** Percent the buyer pays: 9 tenths = 90. */
  payPercent: number
  /** Most a discount gives, 0 = no limit. */
  discountLimit: number
  /** of the goods in its shops, after the shops' own discounts */
  atLeast: number
  /** undefined = all shops */
  siteIds?: number[] | undefined
  /** hundredths of a percent: the share of the discount that the platform bears */
  platformShare: number
}

/** How a shop writes invoices. */
export interface InvoiceTerms {
  /** 1 paper, 2 electronic */
  types: number[]
  contents: string[]
  /** hundredths of a percent of the goods */
  rate: number
  /** cents, of a paper invoice */
  postage: number
}

/** What the buyer wants written. */
export interface Invoice {
  type: number
  /** 1 personal, 2 company */
  titleType: number
  title: string
  taxpayerNumber: string
  content: string
  fullAddress: string
  email: string
  isTax: boolean
}

/** How points become money (wire/checkout-and-pay section 3.1). */
export interface PointTerms {
  /** points per yuan */
  rate: number
  /** percent of what is to pay */
  maxShare: number
  /** the member's points */
  own: number
}

/** Points with what they are worth. */
export interface PointUse {
  point: number
  /** cents */
  money: number
}

/** The member's wallets, in cents. */
export interface Wallet {
  balance: number
  balanceMoney: number
}

/** A step of a spend-and-save and what reaching it gives. */
export interface ManjianRule {
  /** cents, or pieces */
  threshold: number
  discountMoney: number
  freeShipping: boolean
  /** 0 = none */
  couponTypeId: number
  present?: { skuId: number; num: number }
  point: number
}

/** A running spend-and-save of a shop. */
export interface Manjian {
  manjianId: number
  name: string
  /** thresholds are pieces, not money */
  countsPieces: boolean
  /** undefined = all goods of the shop */
  goodsIds?: number[]
  rules: ManjianRule[]
}

export interface ManjianGiven {
  manjian: Manjian
  rule: ManjianRule
  skuIds: number[]
  discountMoney: number
}

/** A free-shipping promotion of a shop. */
export interface FreeShipping {
  /** goods_money from which it holds */
  atLeast: number
  /** undefined = everywhere */
  regionIds?: number[]
}

/** A delivery or limit that stands in the way of `create`; `payment` and `calculate` still answer. */
export interface Blocker {
  errorCode: 1 | 10 | 12
  message: Words
}

export interface ShopQuote {
  siteId: number
  lines: Line[]
  deliveryType: 'express' | 'store' | 'local' | ''
  /** The member's coupons of this shop in state 1. */
  coupons: ShopCoupon[]
  /** Chosen by the buyer, 0 = none. */
  couponId: number
  /** Running ones, the newest first; undefined = this kind of checkout takes none. */
  manjian?: Manjian[]
  /** What step `manjian` found reached; its gifts, coupons and points are given by the order. */
  manjianGiven?: ManjianGiven[]
  freeShippings?: FreeShipping[]
  /** The one that is met. */
  freeShipping?: FreeShipping
  /** Express costs members of this level nothing. */
  levelShipsFree?: boolean
  /** Of a shop that delivers by itself; step `local` calculates with it. */
  local?: LocalTerms | undefined
  /** undefined = the shop writes none. */
  invoiceTerms?: InvoiceTerms | undefined
  /** Asked for by the buyer; step `invoice` drops one that cannot be written. */
  invoice?: Invoice | undefined
  goodsMoney: number
  promotionMoney: number
  deliveryMoney: number
  couponMoney: number
  invoiceMoney: number
  invoiceDeliveryMoney: number
  platformCouponMoney: number
  /** the part of platformCouponMoney that the platform bears; the rest is the shop's */
  platformPart: number
  point: number
  pointMoney: number
  orderMoney: number
  /** balanceMoney is their sum */
  fromBalance: number
  fromBalanceMoney: number
  balanceMoney: number
  payMoney: number
  /** Why the invoice asked for cannot be written: ignored here, refused by `create`. */
  invoiceError?: Words
  deliveryError?: Blocker
  limitError?: Blocker
  activityLimit?: CountedLimit | undefined
  /** The chosen coupon cannot be used: ignored here, refused by `create`. */
  couponRefused: boolean
}

export interface Quote {
  /** Ascending site id. */
  shops: ShopQuote[]
  /** Regions of the chosen address, smallest first; undefined = none that anything can be sent to. */
  regionIds?: number[] | undefined
  /** Why not; undefined = nothing was chosen yet. */
  addressProblem?: Words | undefined
  /** Its place on the map, if it is known. */
  to?: Place | undefined
  /** The member's platform coupons in state 1; undefined = this kind of checkout takes none. */
  platformCoupons?: PlatformCoupon[] | undefined
  /** Chosen by the buyer, 0 or undefined = none. */
  platformCouponId?: number
  /** As couponRefused of a shop. */
  platformCouponRefused?: boolean
  /** undefined = points buy nothing here. */
  pointTerms?: PointTerms | undefined
  usesPoints?: boolean
  /** The most points this checkout takes, also when the buyer keeps them. */
  mostPoints?: PointUse
  /** undefined = the buyer keeps the balance. */
  wallet?: Wallet | undefined
}

export type Step = (quote: Quote) => Quote

export const sum = <T>(items: readonly T[], amount: (item: T) => number) =>
  items.reduce((total, item) => total + amount(item), 0)

/** Before the pipeline has run. */
export const unpriced = {
  price: 0,
  goodsMoney: 0,
  promotionMoney: 0,
  couponMoney: 0,
  platformCouponMoney: 0,
  pointMoney: 0,
  realGoodsMoney: 0,
}

export const uncalculated = {
  goodsMoney: 0,
  promotionMoney: 0,
  deliveryMoney: 0,
  couponMoney: 0,
  invoiceMoney: 0,
  invoiceDeliveryMoney: 0,
  platformCouponMoney: 0,
  platformPart: 0,
  point: 0,
  pointMoney: 0,
  orderMoney: 0,
  fromBalance: 0,
  fromBalanceMoney: 0,
  balanceMoney: 0,
  payMoney: 0,
  couponRefused: false,
}

/** What a coupon takes off `base` cents, before any cap by what is to pay. */
export function worthOff({ type, money, payPercent, discountLimit }: Worth, base: number): number {
  if (type === 'reward') return Math.min(money, base)
  const off = Math.floor((base * (100 - payPercent)) / 100)
  return discountLimit > 0 ? Math.min(off, discountLimit) : off
}

type Worth = Pick<ShopCoupon, 'type' | 'money' | 'payPercent' | 'discountLimit'>

/** A step that treats every shop by itself. */
export const perShop =
  (change: (shop: ShopQuote, quote: Quote) => Partial<ShopQuote>): Step =>
  (quote) => ({ ...quote, shops: quote.shops.map((shop) => ({ ...shop, ...change(shop, quote) })) })
