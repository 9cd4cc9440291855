import type { GoodsDetail, GoodsRow, SkuSpec } from '@mall/contract/goods'
import { isZero } from '@/domain/price/money'
import { picturesOf, specsOf } from './parsed'
import { valuesOf, type KnownSku } from './skuChoice'

/** What a list row tells of its sku: the row's specs are seen from it. */
export const knownOf = (row: GoodsRow): KnownSku => ({
  stock: row.stock,
  values: valuesOf(specsOf(row.goods_spec_format)),
})

/**
 * The detail row of another sku of the same goods, from its list row, to be shown until the server has told the rest;
 * undefined when the list row does not say which values the sku has. List rows carry no member price: a member who has one
 * keeps the old prices for that moment.
 */
export function seenFrom<D extends GoodsDetail>(detail: D, row: GoodsRow): D | undefined {
  const specs = specsOf(row.goods_spec_format)
  const chosen: SkuSpec[] = specs.flatMap(({ spec_id, spec_name, value }) =>
    value
      .filter((one) => one.selected)
      .map(({ spec_value_id, spec_value_name, image }) => ({
        spec_id,
        spec_name,
        spec_value_id,
        spec_value_name,
        image,
      })),
  )
  if (row.goods_id !== detail.goods_id || chosen.length === 0 || chosen.length !== specs.length) return undefined
  const { sku_id, sku_name, stock, sku_image, goods_spec_format, promotion_type } = row
  const { price, market_price, discount_price, coupon_price } = isZero(detail.member_price) ? row : detail
  const sku_spec_format = JSON.stringify(chosen)
  // the sku's own picture stands first among its pictures
  const [first, ...others] = picturesOf(detail.sku_images)
  const sku_images = first === detail.sku_image ? [sku_image, ...others].join() : detail.sku_images
  const prices = { price, market_price, discount_price, coupon_price, promotion_type }
  return { ...detail, ...prices, sku_id, sku_name, stock, sku_image, sku_images, goods_spec_format, sku_spec_format }
}
