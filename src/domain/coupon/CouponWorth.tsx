import { Text, View } from '@tarojs/components'
import { useTexts } from './texts'
import styles from './CouponWorth.module.scss'

interface CouponWorthProps {
  coupon: { type: 'reward' | 'discount'; money: string; discount: number }
}

const plain = (money: string) => money.replace(/\.00$/, '')

/** What a coupon is worth, large: ¥15, or 9 tenths. */
export function CouponWorth({ coupon }: CouponWorthProps) {
  const texts = useTexts()
  return (
    <View className={styles.worth}>
      {coupon.type === 'reward' ? (
        <>
          <Text className={styles.small}>¥</Text>
          {plain(coupon.money)}
        </>
      ) : (
        texts.tenths(coupon.discount)
      )}
    </View>
  )
}
