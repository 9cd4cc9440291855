import { Text, View } from '@tarojs/components'
import { useTexts } from './texts'
import styles from './CouponWorth.module.scss'

interface CouponWorthProps {
  coupon: { type: 'reward' | 'discount'; money: string; discount: number }
  className?: string
}

const plain = (money: string) => money.replace(/\.00$/, '')

/** What a coupon is worth, in the type of prices: ¥15, or 9 tenths. */
export function CouponWorth({ coupon, className = '' }: CouponWorthProps) {
  const texts = useTexts()
  const isMoney = coupon.type === 'reward'
  const [figure, unit] = isMoney ? [plain(coupon.money), '¥'] : texts.tenths(coupon.discount).split(' ')
  // English has a word for the unit
  const isLong = `${figure}${unit}`.length > 5
  return (
    <View className={`${styles.worth} ${className}`}>
      {isMoney && <Text className={styles.sign}>{unit}</Text>}
      <Text className={isLong ? styles.long : styles.figure}>{figure}</Text>
      {!isMoney && <Text className={styles.sign}>{unit}</Text>}
    </View>
  )
}
