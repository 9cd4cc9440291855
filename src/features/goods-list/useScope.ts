import { useMemo } from 'react'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import type { Scope } from './question'

const text = (value: string | number | undefined) => (value === undefined ? undefined : String(value))

/** What the address of the mall's list narrows it to. */
export function useMallScope(): Scope {
  const { site_id, keyword, category_id, category_level, brand_id, coupon, platformcouponTypeId } = useParams(
    routes.goodsList,
  )
  return useMemo(
    () => ({
      siteId: site_id,
      keyword: text(keyword),
      category: category_id ? { id: category_id, level: category_level } : undefined,
      brandId: brand_id,
      coupon,
      platformCoupon: platformcouponTypeId,
    }),
    [site_id, keyword, category_id, category_level, brand_id, coupon, platformcouponTypeId],
  )
}

/** The same of a shop's list: its category is one of the shop's own tree. */
export function useShopScope(): Scope {
  const { site_id, keyword, category_id, brand_id, couponId, platformcouponTypeId } = useParams(routes.shopGoods)
  return useMemo(
    () => ({
      siteId: site_id,
      keyword: text(keyword),
      shopCategoryId: category_id,
      brandId: brand_id,
      coupon: couponId,
      platformCoupon: platformcouponTypeId,
    }),
    [site_id, keyword, category_id, brand_id, couponId, platformcouponTypeId],
  )
}
