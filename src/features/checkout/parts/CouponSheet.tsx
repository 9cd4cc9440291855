import { View } from '@tarojs/components'
import type { CheckoutShop } from '@mall/contract/checkout'
import type { MemberCoupon } from '@mall/contract/coupon'
import { useData } from '@/api/useData'
import { CouponCard } from '@/domain/coupon/CouponCard'
import { faceOfOwn } from '@/domain/coupon/face'
import { reasonAgainst } from '@/domain/coupon/rules'
import { useTexts as useCouponTexts } from '@/domain/coupon/texts'
import { obstacleText } from '@/domain/coupon/words'
import { now } from '@/session/clock'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Sheet } from '@/ui/Sheet'
import styles from '../checkout.module.scss'
import { useTexts } from '../texts'

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
export function CouponSheet({ open, shop, coupons, chosen, onChoose, onClose }: CouponSheetProps) {
  const texts = useTexts()
  const footer = (
    <Button className="t-coupon-done" size="big" onClick={onClose}>
      {texts.done}
    </Button>
  )
  return (
    <Sheet open={open} onClose={onClose} title={texts.couponTitle} footer={footer} className="t-coupon-sheet">
      <View className={styles.coupons}>
        {coupons.map((coupon, i) => (
          <View key={coupon.coupon_id} className={styles.coupon} onClick={() => onChoose(coupon.coupon_id)}>
            <CouponCard
              raised
              coupon={faceOfOwn(coupon)}
              action={
                <Checkbox
                  role="radio"
                  className="t-pick-coupon"
                  label={coupon.coupon_name}
                  checked={chosen === coupon.coupon_id}
                  onChange={() => onChoose(coupon.coupon_id)}
                />
              }
            />
            {i === 0 && coupons.length > 1 && <View className={styles.saves}>{texts.bestOne}</View>}
          </View>
        ))}
        <View className={styles.noCoupon}>
          <Checkbox role="radio" className="t-no-coupon" checked={chosen === 0} onChange={() => onChoose(0)}>
            {texts.notUsing}
          </Checkbox>
        </View>
        <Unusable shop={shop} usable={coupons} />
      </View>
    </Sheet>
  )
}

/** Asked when the sheet opens; the checkout itself lists usable ones only. */
function Unusable({ shop, usable }: { shop: CheckoutShop; usable: readonly MemberCoupon[] }) {
  const texts = useTexts()
  const words = useCouponTexts()
  const held = useData('/coupon/api/coupon/memberpage', { page: 1, page_size: 100, state: 1 }, { silent: true })
  const ids = usable.map(({ coupon_id }) => coupon_id)
  const others = (held.data?.list ?? []).filter(
    ({ site_id, coupon_id }) => site_id === shop.site_id && !ids.includes(coupon_id),
  )
  if (others.length === 0) return null
  return (
    <>
      <View className={`${styles.unusable} t-unusable-coupons`}>{texts.unusable(others.length)}</View>
      {others.map((coupon) => {
        const reason = reasonAgainst(coupon, shop.goods_list, now())
        return (
          <View key={coupon.coupon_id} className={styles.coupon}>
            <CouponCard
              raised
              off
              coupon={faceOfOwn(coupon)}
              note={reason ? obstacleText(reason, words) : texts.notHere}
            />
          </View>
        )
      })}
    </>
  )
}
