import type { AddressChoice, DeliveryChoice, InvoiceAsked } from '@mall/contract/checkout'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { Ctx } from '../../http/route'
import { calculate } from '../../pricing/pipeline'
import { unpriced, uncalculated, type Line, type PriceStep, type Quote, type ShopQuote } from '../../pricing/quote'
import type { Activity, PromotionKind } from '../../promotions/promotionKind'
import { usableCoupons, type OwnCoupon } from '../coupon/coupon.service'
import { templateFinder } from '../goods/shipping.service'
import type { SkuFacts } from '../goods/sku.service'
import { offersOf } from '../manjian/manjian.service'
import { lockMember } from '../member/member.service'
import { levelTerms, memberPriceOf } from '../member/memberPrice.service'
import { purchased } from '../order/order.service'
import { piecesOfActivity } from '../order/orderPromotion.service'
import {
  addressPlace,
  chooseAddress,
  regionsOf,
  type AddressFlaw,
  type CheckoutAddress,
  type Person,
} from './checkoutAddress'
import { choose } from './choose.service'
import { deductions, invoiceAsked, type Deductions } from './deductions.service'
import { deliveries, pickUpPerson, standingAt, type ShopDelivery } from './delivery.service'
import { presentsOf, type Present } from './presents.service'

/** Params of payment, calculate and create, parsed (wire/checkout-and-pay section 1.1). */
export interface CheckoutParams {
  cart_ids?: number[] | undefined
  sku_id?: number | undefined
  num?: number | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  member_address?: AddressChoice | undefined
  is_balance?: number | undefined
  is_point?: number | undefined
  platform_coupon_id?: number | undefined
  delivery?: Record<string, Partial<DeliveryChoice>> | undefined
  coupon?: Record<string, { coupon_id?: number | undefined }> | undefined
  invoice?: Record<string, InvoiceAsked> | undefined
  buyer_message?: Record<string, string> | undefined
}

/** One chosen sku; `cartId` 0 = bought directly. */
export interface Chosen {
  cartId: number
  sku: SkuFacts
  num: number
  /** of a promotion with prices of its own */
  steps?: PriceStep[] | undefined
  activity?: Activity | undefined
}

export interface Checkout {
  chosen: Chosen[]
  /** of the promotion's kind */
  facts: unknown
  quote: Quote
  address: CheckoutAddress | undefined
  /** Why nothing can be sent there; undefined as well where there is no address. */
  addressFlaw: AddressFlaw | undefined
  coupons: OwnCoupon[]
  /** by site_id */
  deliveries: Map<number, ShopDelivery>
  /** picks up what is bought, as far as the address does not name them */
  person: Person | undefined
  deductions: Deductions
  presents: Present[]
  isVirtual: boolean
}

/**
 * Everything a checkout knows, calculated; server amounts alone count. Earlier purchases are read only of goods with a
 * limit; creating an order shows no lists, so of the coupons it reads those chosen alone.
 */
export async function open<P extends CheckoutParams>(
  db: Kysely<DB>,
  ctx: Ctx,
  kind: PromotionKind<P>,
  params: P,
  { forLists = true } = {},
): Promise<Checkout> {
  // what only the member decides is asked for along with the goods
  const ofMember = Promise.all([chooseAddress(db, ctx.memberId, params.member_address), levelTerms(db, ctx)])
  const choosing = choose(db, ctx, kind, params)
  const knowing = choosing.then(({ chosen }) => sitesOf(chosen))
  const taking = deductions(db, ctx, { kind, params, siteIds: knowing, forLists })
  const couponing = !forLists && kind.takes.shopCoupons ? chosenCoupons(db, ctx, params) : undefined
  for (const one of [ofMember, knowing, taking, couponing]) one?.catch(() => undefined)
  const { chosen, facts } = await choosing
  const siteIds = await knowing
  const counted = chosen
    .filter(({ sku }) => sku.maxBuy > 0 || (forLists && sku.minBuy > 0))
    .map(({ sku }) => sku.goodsId)
  // where there is a limit the member's orders come one after another, so that each counts those before it
  const limit = kind.limit?.(facts)
  const countsActivity = limit !== undefined && (limit.maxPerMember > 0 || limit.isOncePerMember === true)
  const isLimited = counted.length > 0 || countsActivity
  if (!forLists && isLimited && db.isTransaction) await lockMember(db as Tx, ctx.memberId)
  const activityId = chosen[0]?.activity?.activityId ?? 0
  const [[target, level], coupons, templateOf, offers, bought, taken, wayOf, ofActivity] = await Promise.all([
    ofMember,
    couponing ?? (kind.takes.shopCoupons ? usableCoupons(db, ctx.memberId, { siteIds, now: ctx.now }) : []),
    templateFinder(db, ctx.mall, siteIds),
    offersOf(db, ctx, siteIds),
    purchased(db, ctx.mall, ctx.memberId, [...new Set(counted)]),
    taking,
    deliveries(db, ctx, { params, siteIds, forLists, isBrought: !kind.isNotBrought }),
    countsActivity ? boughtOf(db, ctx.memberId, kind, activityId) : 0,
  ])
  const isAllVirtual = (siteId: number) => chosen.every(({ sku }) => sku.siteId !== siteId || sku.isVirtual)
  const ways = new Map(siteIds.map((id) => [id, wayOf(id, isAllVirtual(id))] as const))
  const lineOf = ({ sku, num, steps }: Chosen): Line => ({
    skuId: sku.skuId,
    goodsId: sku.goodsId,
    num,
    listPrice: sku.price,
    discountPrice: sku.discountPrice,
    memberPrice: memberPriceOf(sku.price, level.factor),
    steps,
    weight: sku.weight,
    volume: sku.volume,
    isVirtual: sku.isVirtual,
    isFreeShipping: sku.isFreeShipping,
    template: templateOf(sku),
    minBuy: kind.ignoresMinBuy ? 0 : sku.minBuy,
    maxBuy: sku.maxBuy,
    purchased: bought.get(sku.goodsId) ?? 0,
    stock: sku.stock,
    ...unpriced,
  })
  const shops = siteIds.map((siteId): ShopQuote => {
    const lines = chosen.filter(({ sku }) => sku.siteId === siteId).map(lineOf)
    const { manjian, freeShippings } = offers(siteId)
    return {
      ...uncalculated,
      siteId,
      lines,
      deliveryType: ways.get(siteId)?.type ?? '',
      local: ways.get(siteId)?.terms,
      coupons: coupons.filter((one) => one.siteId === siteId).map((one) => one.coupon),
      couponId: params.coupon?.[siteId]?.coupon_id ?? 0,
      ...(kind.takes.manjian ? { manjian } : {}),
      freeShippings,
      levelShipsFree: level.shipsFree,
      activityLimit: limit && { ...limit, bought: ofActivity },
      invoiceTerms: taken.invoiceTermsOf(siteId),
      invoice: invoiceAsked(params.invoice?.[siteId]),
    }
  })
  const { address, flaw: addressFlaw } = target
  const extra = kind.steps?.(facts)
  const start = {
    shops,
    regionIds: regionsOf(target),
    addressProblem: addressFlaw?.message,
    to: addressPlace(target, standingAt(params)),
    ...taken.quote,
  }
  const quote = calculate(start, extra)
  return {
    chosen,
    facts,
    quote,
    address,
    addressFlaw,
    coupons,
    deliveries: ways,
    person: await pickUpPerson(db, ctx, [...ways.values()], address),
    deductions: taken,
    presents: await presentsOf(db, quote, ctx.now),
    isVirtual: chosen.every(({ sku }) => sku.isVirtual),
  }
}

/** Pieces of an activity that the member has, in orders and in what is not one yet. */
async function boughtOf(
  db: Kysely<DB>,
  memberId: number,
  { type, held }: Pick<PromotionKind, 'type' | 'held'>,
  activityId: number,
): Promise<number> {
  const [ordered, before] = await Promise.all([
    piecesOfActivity(db, memberId, { type, activityId }),
    held?.ofActivity(db, memberId, activityId) ?? 0,
  ])
  return ordered + before
}

const sitesOf = (chosen: Chosen[]) => [...new Set(chosen.map(({ sku }) => sku.siteId))].sort((a, b) => a - b)

/** Of each shop the one coupon that is asked for. */
async function chosenCoupons(db: Kysely<DB>, ctx: Ctx, { coupon = {} }: CheckoutParams): Promise<OwnCoupon[]> {
  const asked = Object.entries(coupon).filter(([, { coupon_id }]) => (coupon_id ?? 0) > 0)
  return usableCoupons(db, ctx.memberId, {
    siteIds: asked.map(([site]) => Number(site)),
    couponIds: asked.map(([, { coupon_id = 0 }]) => coupon_id),
    now: ctx.now,
  })
}
