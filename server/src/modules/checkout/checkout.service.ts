import type { AddressChoice, DeliveryChoice, InvoiceAsked } from '@mall/contract/checkout'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { reckon } from '../../pricing/pipeline'
import { unpriced, unreckoned, type Line, type PriceStep, type Quote, type ShopQuote } from '../../pricing/quote'
import { steppedPrice } from '../../pricing/steps/price'
import { usableCoupons, type OwnCoupon } from '../coupon/coupon.service'
import { templateFinder } from '../goods/shipping.service'
import { factsForOrder, isSold, type SkuFacts } from '../goods/sku.service'
import { offersOf } from '../manjian/manjian.service'
import { lockMember } from '../member/member.service'
import { levelTerms, memberPriceOf } from '../member/memberPrice.service'
import { purchased } from '../order/order.service'
import {
  addressPlace,
  chooseAddress,
  regionsOf,
  type AddressFlaw,
  type CheckoutAddress,
  type Person,
} from './checkoutAddress'
import type { CheckoutKind } from './checkoutKind'
import { deductions, invoiceAsked, type Deductions } from './deductions.service'
import { deliveries, pickUpPerson, standingAt, type ShopDelivery } from './delivery.service'
import { presentsOf, type Present } from './presents.service'
import { general } from './refusal'

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
}

export interface Checkout {
  chosen: Chosen[]
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
 * Everything a checkout knows, reckoned; server amounts alone count. Earlier purchases are read only of goods with a
 * limit; creating an order shows no lists, so of the coupons it reads those chosen alone.
 */
export async function open(
  db: Kysely<DB>,
  ctx: Ctx,
  kind: CheckoutKind,
  params: CheckoutParams,
  { forLists = true } = {},
): Promise<Checkout> {
  // what only the member decides is asked for along with the goods
  const ofMember = Promise.all([chooseAddress(db, ctx.memberId, params.member_address), levelTerms(db, ctx)])
  const choosing = choose(db, ctx, kind, params)
  const knowing = choosing.then(sitesOf)
  const taking = deductions(db, ctx, { kind, params, siteIds: knowing, forLists })
  const couponing = !forLists && kind.shopCoupons ? chosenCoupons(db, ctx, params) : undefined
  for (const one of [ofMember, knowing, taking, couponing]) one?.catch(() => undefined)
  const chosen = await choosing
  const siteIds = await knowing
  const counted = chosen
    .filter(({ sku }) => sku.maxBuy > 0 || (forLists && sku.minBuy > 0))
    .map(({ sku }) => sku.goodsId)
  // of goods with a limit the member's orders come one after another, so that each counts those before it
  if (!forLists && counted.length > 0 && db.isTransaction) await lockMember(db as Tx, ctx.memberId)
  const [[target, level], coupons, templateOf, offers, bought, taken, wayOf] = await Promise.all([
    ofMember,
    couponing ?? (kind.shopCoupons ? usableCoupons(db, ctx.memberId, { siteIds, now: ctx.now }) : []),
    templateFinder(db, ctx.mall, siteIds),
    offersOf(db, ctx, siteIds),
    purchased(db, ctx.memberId, [...new Set(counted)]),
    taking,
    deliveries(db, ctx, { params, siteIds, forLists }),
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
    minBuy: sku.minBuy,
    maxBuy: sku.maxBuy,
    purchased: bought.get(sku.goodsId) ?? 0,
    stock: sku.stock,
    ...unpriced,
  })
  const shops = siteIds.map((siteId): ShopQuote => {
    const lines = chosen.filter(({ sku }) => sku.siteId === siteId).map(lineOf)
    const { manjian, freeShippings } = offers(siteId)
    return {
      ...unreckoned,
      siteId,
      lines,
      deliveryType: ways.get(siteId)?.type ?? '',
      local: ways.get(siteId)?.terms,
      coupons: coupons.filter((one) => one.siteId === siteId).map((one) => one.coupon),
      couponId: params.coupon?.[siteId]?.coupon_id ?? 0,
      ...(kind.manjian ? { manjian } : {}),
      freeShippings,
      levelShipsFree: level.shipsFree,
      invoiceTerms: taken.invoiceTermsOf(siteId),
      invoice: invoiceAsked(params.invoice?.[siteId]),
    }
  })
  const { address, flaw: addressFlaw } = target
  const quote = reckon({
    shops,
    regionIds: regionsOf(target),
    addressProblem: addressFlaw?.message,
    to: addressPlace(target, standingAt(params)),
    ...taken.quote,
  })
  return {
    chosen,
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

/** The goods of the checkout in cart order: rows of the cart, or one sku bought directly. */
async function choose(db: Kysely<DB>, ctx: Ctx, kind: CheckoutKind, params: CheckoutParams): Promise<Chosen[]> {
  const wanted = await wantedItems(db, ctx, kind, params)
  const skuIds = wanted.map((item) => item.skuId)
  const [skus, prices] = await Promise.all([factsForOrder(db, ctx.mall, skuIds, ctx.now), kind.prices?.(db, skuIds)])
  return wanted.map(({ cartId, skuId, num }) => {
    const sku = skus.get(skuId)
    if (!sku || !isSold(sku))
      throw general({ zh: `${sku?.skuName ?? '商品'}已下架`, en: `${sku?.skuName ?? 'This item'} is no longer sold` })
    return { cartId, sku, num, steps: prices && stepsFor(sku, num, prices) }
  })
}

/** Below the first step there is no price to reckon with. */
function stepsFor(sku: SkuFacts, num: number, prices: Map<number, PriceStep[]>): PriceStep[] {
  const steps = prices.get(sku.skuId)
  if (!steps) throw general({ zh: `${sku.skuName}的活动已结束`, en: `The promotion of ${sku.skuName} has ended` })
  const least = steps[0]?.num ?? 1
  if (steppedPrice(steps, num) === undefined)
    throw general({ zh: `${sku.skuName}至少购买${least}件`, en: `Buy at least ${least} of ${sku.skuName}` })
  return steps
}

async function wantedItems(db: Kysely<DB>, ctx: Ctx, kind: CheckoutKind, { cart_ids, sku_id, num }: CheckoutParams) {
  if (cart_ids) {
    const rows = await kind.chosenItems(db, ctx.memberId, cart_ids)
    if (rows.length !== new Set(cart_ids).size)
      throw general({ zh: '购物车已变化，请重新选择', en: 'Your cart has changed. Please choose again.' })
    return rows.map((row) => ({ cartId: row.cart_id, skuId: row.sku_id, num: row.num }))
  }
  if (sku_id === undefined)
    throw refuse({ zh: '请选择要购买的商品', en: 'Please choose what to buy' }, { errorCode: 'REQUEST_CART_IDS' })
  if (num === undefined)
    throw refuse({ zh: '请选择购买数量', en: 'Please choose how many to buy' }, { errorCode: 'REQUEST_NUM' })
  return [{ cartId: 0, skuId: sku_id, num }]
}
