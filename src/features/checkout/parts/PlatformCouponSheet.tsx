import { View } from '@tarojs/components'
import { CouponCard } from '@/domain/coupon/CouponCard'
import { faceOfOwn } from '@/domain/coupon/face'
import { useTexts as useCouponTexts } from '@/domain/coupon/texts'
import { obstacleText } from '@/domain/coupon/words'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Sheet } from '@/ui/Sheet'
import styles from '../checkout.module.scss'
import type { PlatformOffers } from '../platformChoice'
import { useTexts } from '../texts'

interface PlatformCouponSheetProps {
  open: boolean
  offers: PlatformOffers
  /** 0 = none */
  chosen: number
  onChoose: (couponId: number) => void
  onClose: () => void
}

/** The platform's coupons of this member: those for this checkout, none, and why the others are not for it. */
export function PlatformCouponSheet({ open, offers, chosen, onChoose, onClose }: PlatformCouponSheetProps) {
  const texts = useTexts()
  const words = useCouponTexts()
  const footer = (
    <Button className="t-platform-coupon-done" size="big" onClick={onClose}>
      {texts.done}
    </Button>
  )
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={texts.platformTitle}
      footer={footer}
      className="t-platform-coupon-sheet"
    >
      <View className={styles.coupons}>
        {offers.usable.map((coupon, i) => {
          const { platformcoupon_id: id, platformcoupon_name: name } = coupon
          return (
            <View key={id} className={styles.coupon} onClick={() => onChoose(id)}>
              <CouponCard
                raised
                coupon={faceOfOwn(coupon)}
                action={
                  <Checkbox
                    role="radio"
                    className="t-pick-platform-coupon"
                    label={name}
                    checked={chosen === id}
                    onChange={() => onChoose(id)}
                  />
                }
              />
              {i === 0 && offers.usable.length > 1 && <View className={styles.saves}>{texts.bestOne}</View>}
            </View>
          )
        })}
        <View className={styles.noCoupon}>
          <Checkbox role="radio" className="t-no-platform-coupon" checked={chosen === 0} onChange={() => onChoose(0)}>
            {texts.notUsing}
          </Checkbox>
        </View>
        {offers.others.length > 0 && (
          <View className={`${styles.unusable} t-unusable-platform-coupons`}>
            {texts.unusable(offers.others.length)}
          </View>
        )}
        {offers.others.map(({ coupon, why }) => (
          <View key={coupon.platformcoupon_id} className={styles.coupon}>
            <CouponCard raised off coupon={faceOfOwn(coupon)} note={obstacleText(why, words)} />
          </View>
        ))}
      </View>
    </Sheet>
  )
}
