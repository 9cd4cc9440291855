import type { Params } from '../world/client'
import type { Random } from '../world/random'
import { shops } from '../world/setUp'
import type { Terms, Way } from '../model/reference'
import type { Activity } from '../model/activity'
import type { Coupon, Member, Model, Order, PlatformCoupon } from '../model/state'

/** Goods in a checkout; days of a code only for virtual ones. */
export interface Chosen {
  sku: number
  site: number
  price: number
  num: number
  days: number | undefined
  weight?: number
  /** what all of them cost together, when that is not price x num */
  goods?: number
}

/** A way of selling beside the plain one: spend-and-save does not hold in it. */
export interface Sale {
  path: string
  /** what is bought, where that is not a sku and a number */
  params?: Params
  /** coupons of shops hold */
  coupons: boolean
  /** the seller pays the express */
  shipsFree?: boolean
  activity?: Activity
  /** what its order is part of */
  made?(model: Model, order: Order): void
  /** whose orders change when it is paid */
  beside?: readonly Member[]
  /** whatever else is wrong */
  refuses: 'nothing' | 'orders' | 'everything'
}

/** What the buyer chooses at one shop. */
export interface ShopUse {
  site: number
  way: Way
  coupon: Coupon | undefined
  invoice: { rate: number; postage: number; paper: boolean } | undefined
}

export interface Use {
  shops: ShopUse[]
  platform: PlatformCoupon | undefined
  points: boolean
  wallet: boolean
}

const shopOf = (site: number) => {
  const shop = shops.find((one) => one.site === site)
  if (!shop) throw new Error(`no shop ${site}`)
  return shop
}

/** Everything a buyer can choose beside the goods. */
export function choose(random: Random, member: Member, chosen: Chosen[]): Use {
  const sites = [...new Set(chosen.map(({ site }) => site))]
  return {
    shops: sites.map((site) => atShop(random, member, site, chosen[0]?.days !== undefined)),
    platform: random.chance(0.7) ? random.pick(member.platformCoupons.filter((one) => one.checkout < 0)) : undefined,
    points: random.chance(0.5),
    wallet: random.chance(0.6),
  }
}

/** The same without anything chosen: by express, or by the code. */
export const plainly = (chosen: Chosen[]): Use => ({
  shops: [...new Set(chosen.map(({ site }) => site))].map((site): ShopUse => ({
    ...{ site, coupon: undefined, invoice: undefined },
    way: chosen[0]?.days === undefined ? expressOf(site) : { by: 'code' },
  })),
  ...{ platform: undefined, points: false, wallet: false },
})

function expressOf(site: number): Way {
  const { freight, heavy } = shopOf(site)
  return { by: 'express', ...freight, ...(heavy ? { heavy } : {}) }
}

function atShop(random: Random, member: Member, site: number, isVirtual: boolean): ShopUse {
  const { local, invoice } = shopOf(site)
  const own = member.coupons.filter((one) => one.type.site === site)
  // now and then one that is used already: it must be refused
  const free = own.filter((one) => !one.order)
  const coupon = random.chance(0.8) ? random.pick(random.chance(0.9) ? free : own) : undefined
  const paper = random.chance(0.5)
  const isWanted = random.chance(0.5)
  const way: Way = isVirtual ? { by: 'code' } : chooseWay(random, expressOf(site), local)
  return {
    ...{ site, coupon, way },
    invoice: invoice && isWanted ? { rate: invoice.rate, postage: paper ? invoice.postage : 0, paper } : undefined,
  }
}

function chooseWay(random: Random, express: Way, local?: { start: number; money: number }): Way {
  const chance = random.next()
  if (chance < 0.2) return { by: 'store' }
  if (local && chance < 0.45) return { by: 'local', ...local }
  return express
}

export const told = ({ shops: all, platform, points, wallet }: Use) =>
  [
    ...all.map(({ way }) => ` by ${way.by}`),
    ...all.filter(({ coupon }) => coupon).map(() => ' with coupon'),
    ...all.filter(({ invoice }) => invoice).map(() => ' with invoice'),
    ...(platform ? [` with platform coupon ${platform.type.type}`] : []),
    ...(points ? [' with points'] : []),
    ...(wallet ? [' with wallet'] : []),
  ].join('')

export function termsOf({ site, way, coupon, invoice }: ShopUse, sale?: Sale): Terms {
  const terms: Terms = {
    way: sale?.shipsFree && way.by === 'express' ? { ...way, first: 0, further: 0, heavy: undefined } : way,
    manjian: sale ? [] : shopOf(site).manjian,
    ...(invoice ? { invoice } : {}),
  }
  if (!coupon) return terms
  const { kind, money, percent, limit, atLeast } = coupon.type
  return { ...terms, coupon: { type: kind, money, percent, limit, atLeast } }
}

/** The same as the checkout sends it. */
export function paramsOf({ shops: all, platform, points, wallet }: Use): Params {
  const bySite = <T>(of: (shop: ShopUse) => T | undefined) =>
    Object.fromEntries(all.flatMap((shop) => (of(shop) === undefined ? [] : [[shop.site, of(shop)]])))
  return {
    delivery: bySite(({ site, way }) =>
      way.by === 'code' ? undefined : { delivery_type: way.by, ...(way.by === 'store' ? { store_id: site } : {}) },
    ),
    coupon: bySite(({ coupon }) => coupon && { coupon_id: coupon.id }),
    invoice: bySite(({ invoice }) => invoice && invoiceParams(invoice.paper)),
    ...(platform ? { platform_coupon_id: platform.id } : {}),
    ...(points ? { is_point: 1 } : {}),
    ...(wallet ? { is_balance: 1 } : {}),
  }
}

const invoiceParams = (paper: boolean) => ({
  ...{ is_invoice: 1, invoice_type: paper ? 1 : 2, invoice_title_type: 1, invoice_title: '林晓' },
  ...{
    invoice_content: '商品明细',
    invoice_full_address: '浙江省杭州市西湖区文三路 1 号',
    invoice_email: 'lin@mall.example',
  },
})
