import type { Params } from '../../http/route'
import type { GoodsQuery } from './goods.service'

/** The wire's filters by their own names; other lists of goods take some of them. */
export const listed = (params: Params<'/api/goodssku/page'>): GoodsQuery => ({
  siteId: params.site_id,
  websiteId: params.website_id,
  goodsIds: params.goods_id_arr,
  keyword: params.keyword,
  categoryId: params.category_id,
  categoryLevel: params.category_level,
  shopCategoryId: params.shop_category_id,
  brandId: params.brand_id,
  minPrice: params.min_price,
  maxPrice: params.max_price,
  freeShipping: params.is_free_shipping === 1,
  isOwn: params.is_own,
  attributes: params.attr,
  order: params.order,
  sort: params.sort,
  couponTypeId: params.coupon,
  platformCouponTypeId: params.platform_coupon_type,
})
