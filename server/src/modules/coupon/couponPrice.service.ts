import type { Ctx } from '../../http/route'
import { cents, yuan } from '../../lib/money'
import { afterCoupons, type OffersOfPiece, type Piece } from '../../pricing/afterCoupons'
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

/**
 * What one piece costs after the coupons that the member has or may receive, in the wire's money, for each row; '' = none
 * makes it cheaper. They are those of a plain checkout, which begins with one piece.
 */
export async function couponPrices<R extends PricedRow>(
  ctx: Ctx,
  rows: readonly R[],
  siteOf: (row: R) => number,
): Promise<(row: R) => string> {
  const { mall, memberId, now } = ctx
  const addon = await mall.settings.get('addon')
  const offersNone = addon.coupon === 0 && addon.platformcoupon === 0
  if (rows.length === 0 || (memberId === 0 && offersNone)) return () => ''
  // a coupon that was received a moment ago counts
  const db = memberId > 0 ? mall.db : mall.readDb
  const siteIds = [...new Set(rows.map(siteOf))]
  const facts = await findPriceFacts(db, { memberId, siteIds, goodsIds: rows.map((row) => row.goods_id), now })
  const counts = { own: true, receivable: addon.coupon === 1, platform: addon.platformcoupon === 1 }
  const coupons = facts.filter(({ part }) => part !== 'level' && part !== 'several' && counts[part])
  if (coupons.length === 0) return () => ''
  const helped = siteIds.filter((siteId) => coupons.some((one) => isFor(one, siteId)))
  const [termsOf, offers] = await Promise.all([termsOfLevels(db, mall), offersOf(db, ctx, helped)])
  const { factor } = termsOf(facts.find(({ part }) => part === 'level')?.money ?? 0)
  const several = new Set(facts.flatMap(({ part, goods_ids }) => (part === 'several' ? (goods_ids ?? []) : [])))
  return (row) => {
    const siteId = siteOf(row)
    if (!helped.includes(siteId) || several.has(row.goods_id)) return ''
    const its = coupons.filter((one) => isFor(one, siteId))
    const listPrice = cents(row.price)
    const piece: Piece = {
      ...{ siteId, skuId: row.sku_id, goodsId: row.goods_id, listPrice },
      // an order takes the full price then, whatever is shown
      discountPrice: addon.discount === 0 ? listPrice : cents(row.discount_price),
      memberPrice: memberPriceOf(listPrice, factor),
    }
    const after = afterCoupons(piece, { ...offersFor(its), manjian: offers(siteId).manjian })
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
