import { Text, View } from '@tarojs/components'
import type { MemberCoupon } from '@mall/contract/coupon'
import { CouponWorth } from '@/domain/coupon/CouponWorth'
import { isZero } from '@/domain/price/money'
import { dayText } from '@/lib/day'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Sheet } from '@/ui/Sheet'
import styles from '../checkout.module.scss'
import { useTexts } from '../texts'

interface CouponSheetProps {
  open: boolean
  coupons: readonly MemberCoupon[]
  /** 0 = none */
  chosen: number
  onChoose: (couponId: number) => void
  onClose: () => void
}

export function CouponSheet({ open, coupons, chosen, onChoose, onClose }: CouponSheetProps) {
  const texts = useTexts()
  const footer = (
    <Button className="t-coupon-done" size="big" onClick={onClose}>
      {texts.done}
    </Button>
  )
  return (
    <Sheet open={open} onClose={onClose} title={texts.couponTitle} footer={footer}>
      <View className={styles.coupons}>
        {coupons.map((coupon) => (
          <View key={coupon.coupon_id} className={`${styles.coupon} t-coupon`}>
            <Checkbox
              end
              role="radio"
              className="t-pick-coupon"
              checked={chosen === coupon.coupon_id}
              onChange={() => onChoose(coupon.coupon_id)}
            >
              <View className={styles.couponWords}>
                <CouponWorth coupon={coupon} />
                <View className={styles.grow}>
                  <View className={styles.couponName}>{coupon.coupon_name}</View>
                  <Text className={styles.dim}>
                    {isZero(coupon.at_least) ? texts.anyAmount : texts.threshold(coupon.at_least)}
                    {'\n'}
                    {texts.until(dayText(coupon.end_time))}
                  </Text>
                </View>
              </View>
            </Checkbox>
          </View>
        ))}
        <View className={styles.noCoupon}>
          <Checkbox role="radio" className="t-no-coupon" checked={chosen === 0} onChange={() => onChoose(0)}>
            {texts.notUsing}
          </Checkbox>
        </View>
      </View>
    </Sheet>
  )
}
