import type { CouponFace } from '@/domain/coupon/face'
import { open } from '@/navigation/open'
import { routes } from '@/routes'

/** The goods a coupon is for. */
export const openGoods = ({ kind, typeId }: Pick<CouponFace, 'kind' | 'typeId'>) =>
  open(routes.goodsList, kind === 'shop' ? { coupon: typeId } : { platformcouponTypeId: typeId })

/** What names one coupon type in an address. */
export const paramsOf = ({ kind, typeId }: Pick<CouponFace, 'kind' | 'typeId'>) =>
  kind === 'shop' ? { coupon_type_id: typeId } : { platformcoupon_type_id: typeId }
