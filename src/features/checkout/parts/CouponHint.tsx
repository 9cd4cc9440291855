import { View } from '@tarojs/components'
import { leastMissing, type Blocker } from '@/domain/coupon/rules'
import { useTexts as useCouponTexts } from '@/domain/coupon/texts'
import styles from '../checkout.module.scss'
import { useTexts } from '../texts'

interface CouponHintProps {
  /** how many may be used */
  usable: number
  /** why the others may not */
  blockers: readonly (Blocker | undefined)[]
}

/** In the row of a coupon while none is used: how many there are, or what is missing to the next. */
export function CouponHint({ usable, blockers }: CouponHintProps) {
  const texts = useTexts()
  const { short } = useCouponTexts()
  const missing = leastMissing(blockers)
  if (usable > 0) return <View className={styles.hint}>{texts.couponCount(usable)}</View>
  return <View className={styles.dim}>{missing ? short(missing) : texts.noCoupon}</View>
}
