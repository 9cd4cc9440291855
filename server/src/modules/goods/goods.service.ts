import type { GoodsRow, SkuSpec } from '@mall/contract/goods'
import type { Ctx } from '../../http/route'
import type { PageOf, Paging } from '../../lib/paging'
import { couponType } from '../coupon/coupon.service'
import { shopsOf } from '../coupon/platformCoupon.service'
import { priceFactor } from '../member/memberPrice.service'
import { cityWanted } from '../shop/city.service'
import { dressed } from './dressed.service'
import { foundBy } from './foundBy.service'
import { goodsRow } from './goodsRow'
import type { Understood } from './keyword.service'
import { specFormat, type Specs } from './specFormat'
import * as store from './goods.store'
import { nearestPage, shelfPage } from './shelfPage.service'

export interface GoodsQuery extends Omit<store.ShelfFilter, 'wanted'> {
  keyword?: string | undefined
  order?: 'sale_num' | 'discount_price' | undefined
  sort?: 'asc' | 'desc' | undefined
  /** only goods the coupon is good for */
  couponTypeId?: number | undefined
  platformCouponTypeId?: number | undefined
}

export interface GoodsPage extends PageOf<GoodsRow> {
  /** what was looked for in place of the keyword; '' = as typed */
  reading: string
}

/** Listed goods, one row each. */
export async function page(ctx: Ctx, query: GoodsQuery, paging: Paging): Promise<PageOf<GoodsRow>> {
  const { count, page_count, list } = await pageAsRead(ctx, query, paging)
  return { count, page_count, list }
}

/** With how the keyword was read. */
export async function pageAsRead(ctx: Ctx, query: GoodsQuery, paging: Paging): Promise<GoodsPage> {
  const { keyword = '', order, sort, couponTypeId, platformCouponTypeId, websiteId, ...filter } = query
  const city = await cityWanted(ctx.mall, websiteId)
  const siteIds = platformCouponTypeId ? await shopsOf(ctx, platformCouponTypeId) : undefined
  const bound = couponTypeId ? within(filter, await couponType(ctx, couponTypeId)) : filter
  const chosen = order ?? (bound.goodsIds !== undefined ? 'chosen' : undefined)
  const asked = { ...bound, ...priceRange(filter), websiteId: city, siteIds }
  if (keyword.trim() === '')
    return { ...(await shelfPage(ctx, asked, { order: chosen ?? 'default', sort }, paging)), reading: '' }
  const place = { siteId: asked.siteId, siteIds, websiteId: city }
  return foundBy(ctx, keyword, place, (found) => searchPage(ctx, asked, found, { order: chosen, sort }, paging))
}

/** Goods of a keyword, in an order that was chosen or else the nearest first. */
async function searchPage(
  ctx: Ctx,
  filter: store.ShelfFilter,
  { filter: found, words, reading }: Understood,
  { order, sort }: { order: store.ShelfOrder | undefined; sort: GoodsQuery['sort'] },
  paging: Paging,
): Promise<GoodsPage> {
  const { goodsIds = filter.goodsIds } = found
  const both = filter.goodsIds && found.goodsIds?.filter((id) => filter.goodsIds?.includes(id))
  const all = { ...filter, ...found, goodsIds: both ?? goodsIds }
  const answer = order
    ? await shelfPage(ctx, all, { order, sort }, paging)
    : await nearestPage(ctx, all, { order: found.goodsIds ? 'chosen' : 'default', words }, paging)
  return { ...answer, reading: reading(answer.list.map(({ goods_name }) => goods_name)) }
}

/** 0 is no limit; a lower one above the higher one changes places with it. */
function priceRange({ minPrice, maxPrice }: Pick<GoodsQuery, 'minPrice' | 'maxPrice'>) {
  const [low, high] = [minPrice || undefined, maxPrice || undefined]
  const isTurned = low !== undefined && high !== undefined && low > high
  return isTurned ? { minPrice: high, maxPrice: low } : { minPrice: low, maxPrice: high }
}

/** The part of a list that a shop's coupon covers. */
function within(
  filter: Omit<GoodsQuery, 'keyword'>,
  coupon: { site_id: number; goods_type: number; goods_ids: string },
) {
  if (filter.siteId && filter.siteId !== coupon.site_id) return { ...filter, goodsIds: [] }
  const all = { ...filter, siteId: coupon.site_id }
  if (coupon.goods_type === 1) return all
  const covered = coupon.goods_ids.split(',').filter(Boolean).map(Number)
  return { ...all, goodsIds: filter.goodsIds?.filter((id) => covered.includes(id)) ?? covered }
}

/** What the shopper may like besides the goods of the page: recommended goods first. */
export const recommend = async (
  ctx: Ctx,
  { goods_id: exceptGoodsId, ...paging }: Paging & { goods_id?: number | undefined },
) => shelfPage(ctx, { exceptGoodsId }, { order: 'recommended' }, paging, await priceFactor(ctx.mall.db, ctx))

/** Listed skus in the order asked for; what is not listed is missing. */
export async function bySkus(ctx: Ctx, skuIds: number[]): Promise<GoodsRow[]> {
  const { mall, now } = ctx
  const rows = await store.findListedSkus(mall.readDb, skuIds, now)
  const siblings = await store.findSiblings(
    mall.readDb,
    rows.map((row) => row.goods_id),
  )
  const rowOf = new Map(
    rows.map((row) => {
      const skus = siblings
        .filter((one) => one.goods_id === row.goods_id)
        .map((one) => ({ skuId: one.sku_id, specs: one.sku_spec_format as SkuSpec[] }))
      const seen = specFormat(row.goods_spec_format as Specs[], skus, row.sku_id)
      return [row.sku_id, goodsRow({ ...row, goods_spec_format: seen }, now)]
    }),
  )
  return dressed(
    ctx,
    [...new Set(skuIds)].flatMap((skuId) => rowOf.get(skuId) ?? []),
  )
}

/** Those of the skus that are listed, in the order asked for. */
export async function listedOf({ mall, now }: Ctx, skuIds: number[]): Promise<number[]> {
  if (skuIds.length === 0) return []
  const listed = new Set(await store.findListedIds(mall.readDb, skuIds, now))
  return skuIds.filter((id) => listed.has(id))
}

/** The best-selling goods of each shop, by site_id. */
export async function bestOfShops(ctx: Ctx, siteIds: number[], each: number) {
  const { mall, now } = ctx
  const best = siteIds.length > 0 ? await store.findBestOfShops(mall.readDb, siteIds, each, now) : []
  const rows = await dressed(
    ctx,
    best.map((row) => goodsRow(row, now)),
  )
  const found = new Map<number, GoodsRow[]>()
  for (const row of rows) found.set(row.site_id, [...(found.get(row.site_id) ?? []), row])
  return found
}

export const countClick = (ctx: Ctx, skuId: number) => store.addClick(ctx.mall.db, skuId)

export const afterSale = async (ctx: Ctx) => (await ctx.mall.settings.get('agreements')).aftersale
