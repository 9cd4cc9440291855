import { View } from '@tarojs/components'
import { Price } from '@/ui/Price'
import styles from './Subtotal.module.scss'

interface SubtotalProps {
  /** how many, in words */
  pieces: string
  label: string
  money: string
  tone?: 'price' | 'text'
}

/** Under the goods of a shop: how many there are and what they come to. */
export function Subtotal({ pieces, label, money, tone }: SubtotalProps) {
  return (
    <View className={styles.subtotal}>
      <View className={styles.pieces}>{pieces}</View>
      {label}
      <Price value={money} size="m" tone={tone} />
    </View>
  )
}
