import type { Kysely } from 'kysely'
import type { CartRow } from '@mall/contract/cart'
import { codes } from '@mall/contract/envelope'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { bounds, isSold, skuFacts, type SkuFacts } from '../goods/sku.service'
import { memberPriceOf, priceFactor } from '../member/memberPrice.service'
import * as store from './cart.store'

export type { CartItem } from './cart.store'

/** wire/goods-and-cart section 4 */
const mostRows = 100

/** The member's rows with what they hold; a sku that is gone for good is left out. */
async function load(db: Kysely<DB>, memberId: number, now: number) {
  const items = await store.findItems(db, memberId)
  const skus = await skuFacts(
    db,
    items.map((item) => item.sku_id),
    now,
  )
  return items.flatMap((item) => {
    const sku = skus.get(item.sku_id)
    return sku ? [{ item, sku }] : []
  })
}

export async function cartRows(ctx: Ctx): Promise<CartRow[]> {
  const { db } = ctx.mall
  const [rows, factor] = await Promise.all([load(db, ctx.memberId, ctx.now), priceFactor(db, ctx.memberId)])
  return rows.map(({ item, sku }) => rowOf(item, sku, memberPriceOf(sku.price, factor)))
}

/** The badges of the category page. */
export async function badgeRows(ctx: Ctx) {
  const rows = await load(ctx.mall.db, ctx.memberId, ctx.now)
  return rows.map(({ item, sku }) => ({
    cart_id: item.cart_id,
    sku_id: item.sku_id,
    num: item.num,
    goods_id: sku.goodsId,
  }))
}

/** Sum of num over valid rows; guests have 0. */
export async function cartCount(db: Kysely<DB>, memberId: number, now: number): Promise<number> {
  if (memberId === 0) return 0
  const rows = await load(db, memberId, now)
  return rows.reduce((sum, { item, sku }) => (isSold(sku) ? sum + item.num : sum), 0)
}

/** Adds to the row of the sku or makes one; answers the new count. */
export async function add(ctx: Ctx, skuId: number, num: number): Promise<number> {
  await ctx.mall.tx(async (trx) => {
    const sku = await soldSku(trx, skuId, ctx.now)
    const old = await store.lockItemOfSku(trx, ctx.memberId, skuId)
    const total = (old?.num ?? 0) + num
    checkNum(sku, total)
    if (old) return store.updateItem(trx, ctx.memberId, old.cart_id, { num: total })
    if ((await store.countItems(trx, ctx.memberId)) >= mostRows) throw refuse('购物车已满，请先清理一些商品')
    return store.insertItem(trx, ctx.memberId, {
      cart_id: ctx.mall.newId(),
      site_id: sku.siteId,
      sku_id: skuId,
      num: total,
      create_time: ctx.now,
    })
  })
  return cartCount(ctx.mall.db, ctx.memberId, ctx.now)
}

/** Changes the number, or the sku too: the row then merges with the one that has the new sku. */
export async function edit(ctx: Ctx, cartId: number, num: number, skuId?: number): Promise<void> {
  await ctx.mall.tx(async (trx) => {
    const item = await store.lockItem(trx, ctx.memberId, cartId)
    if (!item) throw refuse('购物车中没有该商品')
    const sku = await soldSku(trx, skuId ?? item.sku_id, ctx.now)
    if (skuId !== undefined && skuId !== item.sku_id) await sameGoods(trx, item.sku_id, sku, ctx.now)
    const other = sku.skuId === item.sku_id ? undefined : await store.lockItemOfSku(trx, ctx.memberId, sku.skuId)
    const total = num + (other?.num ?? 0)
    checkNum(sku, total)
    if (other) await store.deleteItems(trx, ctx.memberId, [other.cart_id])
    await store.updateItem(trx, ctx.memberId, cartId, { num: total, sku_id: sku.skuId, site_id: sku.siteId })
  })
}

export const remove = (ctx: Ctx, cartIds: number[]) => store.deleteItems(ctx.mall.db, ctx.memberId, cartIds)

export const clear = (ctx: Ctx) => store.deleteAll(ctx.mall.db, ctx.memberId)

/** Chosen rows in cart order; a row that is not the member's is missing. */
export const chosenItems = (db: Kysely<DB>, memberId: number, cartIds: number[]) =>
  store.findItemsById(db, memberId, cartIds)

/** Part of order creation: the bought rows leave the cart. */
export const removeBought = (trx: Tx, memberId: number, cartIds: number[]) => store.deleteItems(trx, memberId, cartIds)

async function soldSku(trx: Tx, skuId: number, now: number): Promise<SkuFacts> {
  const sku = (await skuFacts(trx, [skuId], now)).get(skuId)
  if (!sku || !isSold(sku)) throw refuse('商品已下架')
  return sku
}

async function sameGoods(trx: Tx, oldSkuId: number, sku: SkuFacts, now: number): Promise<void> {
  const old = (await skuFacts(trx, [oldSkuId], now)).get(oldSkuId)
  if (old?.goodsId !== sku.goodsId) throw refuse('规格不属于该商品', { code: codes.PARAMETER_ERROR })
}

/** The server clamps nothing: outside the bounds is a refusal that tells them. */
function checkNum(sku: SkuFacts, num: number): void {
  const { min, max } = bounds(sku)
  if (num >= min && num <= max) return
  const message = num < min ? `该商品至少购买${min}件` : sku.stock <= max ? '库存不足' : `该商品最多购买${max}件`
  throw refuse(message, { data: { min, max } })
}

const rowOf = (item: store.CartItem, sku: SkuFacts, memberPrice: number): CartRow => ({
  cart_id: item.cart_id,
  site_id: sku.siteId,
  site_name: sku.siteName,
  sku_id: sku.skuId,
  goods_name: sku.goodsName,
  sku_name: sku.skuName,
  sku_spec_format: sku.skuSpecFormat,
  num: item.num,
  price: yuan(sku.price),
  market_price: yuan(sku.marketPrice),
  discount_price: yuan(sku.discountPrice),
  member_price: yuan(memberPrice),
  promotion_type: sku.promotionType,
  stock: sku.stock,
  sku_image: sku.skuImage,
  goods_state: sku.goodsState,
  verify_state: sku.verifyState,
  shop_status: sku.shopStatus,
  is_own: sku.isOwn,
  unit: sku.unit,
  max_buy: sku.maxBuy,
  min_buy: sku.minBuy,
})
