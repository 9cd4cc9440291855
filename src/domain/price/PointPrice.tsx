import { Text, View } from '@tarojs/components'
import { OldPrice, Price } from '@/ui/Price'
import { cents, isZero } from './money'
import styles from './PointPrice.module.scss'
import { useTexts } from './texts'

interface PointPriceProps {
  point: number
  /** beside the points; nothing of it is shown where there is none */
  money: string
  size?: 's' | 'm' | 'l' | 'xl'
  tone?: 'price' | 'text' | 'inherit'
  /** struck where it is more than the money */
  old?: string
  className?: string
}

/** What something costs in points, and in money beside them. */
export function PointPrice({
  point,
  money,
  size = 'm',
  tone = 'price',
  old = '0.00',
  className = '',
}: PointPriceProps) {
  const texts = useTexts()
  return (
    <View className={`${styles.sum} ${className}`}>
      <View className={`${styles.points} ${styles[size]} ${styles[tone]}`}>
        <Text className={styles.figure}>{point}</Text>
        {texts.points(point)}
      </View>
      {!isZero(money) && (
        <View className={styles.points}>
          <View className={`${styles.plus} ${styles[tone]}`}>+</View>
          <Price value={money} size={size} tone={tone} />
        </View>
      )}
      {cents(old) > cents(money) && <OldPrice value={old} className={`${styles.old} ${styles[tone]}`} />}
    </View>
  )
}
