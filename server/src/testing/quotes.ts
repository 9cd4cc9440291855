import { calculate } from '../pricing/pipeline'
import {
  unpriced,
  uncalculated,
  type Invoice,
  type Line,
  type Manjian,
  type ManjianRule,
  type PlatformCoupon,
  type Quote,
  type ShippingTemplate,
  type ShopQuote,
} from '../pricing/quote'

/** Quotes for tests of the pricing steps; what a test does not name is nothing. */
export const line = (more: Partial<Line>): Line => ({
  skuId: 1, goodsId: 1, num: 1, listPrice: 0, discountPrice: 1000, memberPrice: 0, weight: 0, volume: 0,
  isVirtual: false, isFreeShipping: false, minBuy: 0, maxBuy: 0, purchased: 0, stock: 1000, ...unpriced, ...more,
}) // prettier-ignore

export const shop = (more: Partial<ShopQuote>): ShopQuote => ({
  siteId: 3, lines: [], deliveryType: 'express', coupons: [], couponId: 0, ...uncalculated, ...more,
}) // prettier-ignore

export const rule = (threshold: number, more: Partial<ManjianRule> = {}): ManjianRule => ({
  threshold, discountMoney: 0, freeShipping: false, couponTypeId: 0, point: 0, ...more,
}) // prettier-ignore

export const manjian = (rules: ManjianRule[], more: Partial<Manjian> = {}): Manjian => ({
  manjianId: 1, name: '满减', countsPieces: false, rules, ...more,
}) // prettier-ignore

export const byWeight: ShippingTemplate = {
  templateId: 3,
  feeType: 1,
  areas: [{ regionIds: [330000], first: 1000, firstMoney: 800, further: 1000, furtherMoney: 200 }],
}
export const byPieces: ShippingTemplate = {
  templateId: 7,
  feeType: 3,
  areas: [{ regionIds: [], first: 1, firstMoney: 600, further: 1, furtherMoney: 100 }],
}

/** A paper invoice of a person, filled in. */
export const invoice = (more: Partial<Invoice> = {}): Invoice => ({
  type: 1, titleType: 1, title: '林晓', taxpayerNumber: '', content: '商品明细', fullAddress: '浙江省-杭州市-西湖区 文三路 1 号',
  email: '', isTax: false, ...more,
}) // prettier-ignore

export const platformCoupon = (more: Partial<PlatformCoupon> = {}): PlatformCoupon => ({
  couponId: 9, type: 'reward', money: 3000, payPercent: 100, discountLimit: 0, atLeast: 20000, platformShare: 6000,
  ...more,
}) // prettier-ignore

/** To Xihu district, Hangzhou. */
export const quote = (...shops: ShopQuote[]): Quote => ({ shops, regionIds: [330106, 330100, 330000] })

/** The first shop, calculated. */
export const first = (all: Quote): ShopQuote => {
  const [one] = calculate(all).shops
  if (!one) throw new Error('no shop')
  return one
}
