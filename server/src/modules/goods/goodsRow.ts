import type { GoodsRow } from '@mall/contract/goods'
import { yuan } from '../../lib/money'
import { memberPriceOf } from '../member/memberPrice.service'
import { currentPrice, type Discounted } from './currentPrice'

/** What a list row needs; the stores select it in one join of goods, sku and shop. */
export interface ListedGoods extends Discounted {
  goods_id: number
  sku_id: number
  sku_name: string
  goods_name: string
  market_price: number
  stock: number
  sale_num: number
  sku_image: string
  goods_image: string
  site_id: number
  site_name: string
  website_id: number
  is_own: number
  is_free_shipping: number
  introduction: string
  goods_spec_format: unknown
  is_virtual: number
  recommend_way: number
  unit: string
}

/** The wire's list row (goods-and-cart section 2.1). `factor` 100 = no member price. */
export function goodsRow(row: ListedGoods, now: number, factor = 100): GoodsRow {
  const { price, discounted } = currentPrice(row, now)
  return {
    goods_id: row.goods_id,
    sku_id: row.sku_id,
    sku_name: row.sku_name,
    goods_name: row.goods_name,
    price: yuan(row.price),
    market_price: yuan(row.market_price),
    discount_price: yuan(price),
    member_price: yuan(memberPriceOf(row.price, factor)),
    stock: row.stock,
    sale_num: row.sale_num,
    sku_image: row.sku_image,
    goods_image: row.goods_image,
    site_id: row.site_id,
    site_name: row.site_name,
    website_id: row.website_id,
    is_own: row.is_own,
    is_free_shipping: row.is_free_shipping,
    introduction: row.introduction,
    promotion_type: discounted ? 1 : 0,
    goods_spec_format: JSON.stringify(row.goods_spec_format),
    is_virtual: row.is_virtual,
    recommend_way: row.recommend_way as GoodsRow['recommend_way'],
    unit: row.unit,
  }
}
