import type { Question } from '../../database/together'
import type { Ctx } from '../../http/route'
import { cents, yuan } from '../../lib/money'
import type { OffersOfPiece, Piece } from '../../pricing/afterCoupons'
import { pricesAfterCoupons } from '../../pricing/pricesAfterCoupons'
import type { ShopCoupon } from '../../pricing/quote'
import { offersOf } from '../manjian/manjian.service'
import { memberPriceOf, termsOfLevels } from '../member/memberPrice.service'
import { findPriceFacts, type PriceFact } from './couponPrice.store'

/** As a row of goods tells its prices. */
export interface PricedRow {
  sku_id: number
  goods_id: number
  price: string
  discount_price: string
}

/** What has to be asked for the prices of these rows after coupons; undefined = there is nothing that makes them cheaper. */
export async function priceQuestion<R extends PricedRow>(
  { mall, memberId, now }: Ctx,
  rows: readonly R[],
  siteOf: (row: R) => number,
): Promise<Question<PriceFact[]> | undefined> {
  const addon = await mall.settings.get('addon')
  const offersNone = addon.coupon === 0 && addon.platformcoupon === 0
  if (rows.length === 0 || (memberId === 0 && offersNone)) return undefined
  const asked = { memberId, siteIds: sitesOf(rows, siteOf), goodsIds: rows.map((row) => row.goods_id), now }
  return { db: databaseOf({ mall, memberId }), ask: (db) => findPriceFacts(db, asked) }
}

const sitesOf = <R>(rows: readonly R[], siteOf: (row: R) => number) => [...new Set(rows.map(siteOf))]

/** A coupon that was received a moment ago counts. */
const databaseOf = ({ mall, memberId }: Pick<Ctx, 'mall' | 'memberId'>) => (memberId > 0 ? mall.db : mall.readDb)

/**
 * What one piece costs after the coupons that the member has or may receive, in the wire's money, for each row; '' = none
 * makes it cheaper. They are those of a plain checkout, which begins with one piece.
 */
export async function couponPrices<R extends PricedRow>(
  ctx: Ctx,
  rows: readonly R[],
  siteOf: (row: R) => number,
): Promise<(row: R) => string> {
  const question = await priceQuestion(ctx, rows, siteOf)
  return pricesBy(ctx, question ? await question.ask(question.db) : [], rows, siteOf)
}

/** The same where the question was asked already. */
export async function pricesBy<R extends PricedRow>(
  ctx: Ctx,
  facts: readonly PriceFact[],
  rows: readonly R[],
  siteOf: (row: R) => number,
): Promise<(row: R) => string> {
  const { mall } = ctx
  const addon = await mall.settings.get('addon')
  const counts = { own: true, receivable: addon.coupon === 1, platform: addon.platformcoupon === 1 }
  const coupons = facts.filter(({ part }) => part !== 'level' && part !== 'several' && counts[part])
  if (coupons.length === 0) return () => ''
  const db = databaseOf(ctx)
  const helped = sitesOf(rows, siteOf).filter((siteId) => coupons.some((one) => isFor(one, siteId)))
  const [termsOf, offers] = await Promise.all([termsOfLevels(db, mall), offersOf(db, ctx, helped)])
  const { factor } = termsOf(facts.find(({ part }) => part === 'level')?.money ?? 0)
  const priceIn = new Map(
    helped.map((siteId) => {
      const its = coupons.filter((one) => isFor(one, siteId))
      return [siteId, pricesAfterCoupons({ ...offersFor(its), manjian: offers(siteId).manjian })]
    }),
  )
  const several = new Set(facts.flatMap(({ part, goods_ids }) => (part === 'several' ? (goods_ids ?? []) : [])))
  return (row) => {
    const siteId = siteOf(row)
    if (several.has(row.goods_id)) return ''
    const listPrice = cents(row.price)
    const piece: Piece = {
      ...{ siteId, skuId: row.sku_id, goodsId: row.goods_id, listPrice },
      // an order takes the full price then, whatever is shown
      discountPrice: addon.discount === 0 ? listPrice : cents(row.discount_price),
      memberPrice: memberPriceOf(listPrice, factor),
    }
    const after = priceIn.get(siteId)?.(piece)
    return after === undefined || after >= cents(row.discount_price) ? '' : yuan(after)
  }
}

const isFor = ({ site_ids }: PriceFact, siteId: number) => site_ids === null || site_ids.includes(siteId)

const offersFor = (coupons: readonly PriceFact[]): Omit<OffersOfPiece, 'manjian'> => ({
  coupons: coupons
    .filter(({ part }) => part !== 'platform')
    .map((one) => ({ ...terms(one), ...(one.goods_ids ? { goodsIds: one.goods_ids } : {}) })),
  platformCoupons: coupons
    .filter(({ part }) => part === 'platform')
    .map((one) => ({ ...terms(one), platformShare: 0 })),
})

const terms = (one: PriceFact): Omit<ShopCoupon, 'couponId' | 'goodsIds'> => ({
  type: one.type,
  money: one.money,
  payPercent: one.pay_percent,
  discountLimit: one.discount_limit,
  atLeast: one.at_least,
})
