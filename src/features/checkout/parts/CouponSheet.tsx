import type { CheckoutShop } from '@mall/contract/checkout'
import type { MemberCoupon } from '@mall/contract/coupon'
import { faceOfOwn } from '@/domain/coupon/face'
import { useTexts as useCouponTexts } from '@/domain/coupon/texts'
import { blockerText } from '@/domain/coupon/words'
import { useTexts } from '../texts'
import { useUnusable } from '../useUnusable'
import { CouponChoices, Unusable } from './CouponChoices'

interface CouponSheetProps {
  open: boolean
  shop: CheckoutShop
  /** usable ones, best first */
  coupons: readonly MemberCoupon[]
  /** 0 = none */
  chosen: number
  onChoose: (couponId: number) => void
  onClose: () => void
}

/** The shop's coupons of this member: those for this order, none, and why the others are not for it. */
export function CouponSheet({ shop, coupons, ...sheet }: CouponSheetProps) {
  const texts = useTexts()
  const usable = coupons.map((coupon) => ({
    id: coupon.coupon_id,
    name: coupon.coupon_name,
    face: faceOfOwn(coupon),
  }))
  return (
    <CouponChoices {...sheet} kind="coupon" title={texts.couponTitle} coupons={usable}>
      <Others shop={shop} usable={coupons} />
    </CouponChoices>
  )
}

/** Asked when the sheet opens; the checkout itself lists usable ones only. */
function Others({ shop, usable }: { shop: CheckoutShop; usable: readonly MemberCoupon[] }) {
  const texts = useTexts()
  const words = useCouponTexts()
  const others = useUnusable(shop, usable).map(({ coupon, why }) => ({
    id: coupon.coupon_id,
    face: faceOfOwn(coupon),
    note: why ? blockerText(why, words) : texts.notHere,
  }))
  return <Unusable kind="coupon" coupons={others} />
}
