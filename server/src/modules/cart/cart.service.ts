import type { CartRow } from '@mall/contract/cart'
import type { Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { memberPriceOf, priceFactor } from '../member/memberPrice.service'
import { cartOf, type Held } from './anyCart.service'

export const {
  load,
  count: cartCount,
  add,
  edit,
  remove,
  clear,
  chosenItems,
  removeBought,
} = cartOf({
  table: 'cart_item',
})

export async function cartRows(ctx: Ctx): Promise<CartRow[]> {
  const { db } = ctx.mall
  const [rows, factor] = await Promise.all([load(db, ctx.memberId, ctx.now), priceFactor(db, ctx)])
  return rows.map((row) => cartRow(row, memberPriceOf(row.sku.price, factor)))
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

/** `memberPrice` in cents, 0 = none. */
export const cartRow = ({ item, sku }: Held, memberPrice: number): CartRow => ({
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
