import { faceOfOwn } from '@/domain/coupon/face'
import { useTexts as useCouponTexts } from '@/domain/coupon/texts'
import { blockerText } from '@/domain/coupon/words'
import type { PlatformOffers } from '../platformChoice'
import { useTexts } from '../texts'
import { CouponChoices, Unusable } from './CouponChoices'

interface PlatformCouponSheetProps {
  open: boolean
  offers: PlatformOffers
  /** 0 = none */
  chosen: number
  onChoose: (couponId: number) => void
  onClose: () => void
}

/** The platform's coupons of this member: those for this checkout, none, and why the others are not for it. */
export function PlatformCouponSheet({ offers, ...sheet }: PlatformCouponSheetProps) {
  const texts = useTexts()
  const words = useCouponTexts()
  const usable = offers.usable.map((coupon) => ({
    id: coupon.platformcoupon_id,
    name: coupon.platformcoupon_name,
    face: faceOfOwn(coupon),
  }))
  const others = offers.others.map(({ coupon, why }) => ({
    id: coupon.platformcoupon_id,
    face: faceOfOwn(coupon),
    note: blockerText(why, words),
  }))
  return (
    <CouponChoices {...sheet} kind="platform-coupon" title={texts.platformTitle} coupons={usable}>
      <Unusable kind="platform-coupon" coupons={others} />
    </CouponChoices>
  )
}
