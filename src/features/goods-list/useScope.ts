import { useMemo } from 'react'
import { scopeOf, type Scope } from '@/domain/goods-filter/question'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'

/** What the address of the mall's list narrows it to. */
export function useMallScope(): Scope {
  const params = useParams(routes.goodsList)
  return useMemo(
    () => ({
      ...scopeOf(params),
      siteId: params.site_id,
      coupon: params.coupon,
      platformCoupon: params.platformcouponTypeId,
    }),
    [params],
  )
}

/** The same of a shop's list: its category is one of the shop's own tree. */
export function useShopScope(): Scope {
  const params = useParams(routes.shopGoods)
  return useMemo(
    () => ({
      ...scopeOf({ keyword: params.keyword, brand_id: params.brand_id }),
      siteId: params.site_id,
      shopCategoryId: params.category_id,
      coupon: params.couponId,
      platformCoupon: params.platformcouponTypeId,
    }),
    [params],
  )
}
