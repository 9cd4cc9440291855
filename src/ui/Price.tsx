import { Text, View } from '@tarojs/components'
import styles from './Price.module.scss'

export interface PriceProps {
  /** money text of the wire, "12.50"; a leading minus is shown before the sign */
  value: string
  /** s 28, m 36, l 44, xl 60: design px of the whole yuan */
  size?: 's' | 'm' | 'l' | 'xl'
  /** price: the theme's; text: sums in running text; inherit: the colour around */
  tone?: 'price' | 'text' | 'inherit'
  /** struck beside the price when it is higher */
  old?: string
  className?: string
}

const cents = (money: string) => Math.round(Number(money) * 100)

/** Its parts as they are shown. */
export function amountOf(value: string) {
  const [whole = '0', decimals] = value.replace('-', '').split('.')
  const sign = value.startsWith('-') ? '-¥' : '¥'
  return { sign, whole, rest: decimals === undefined ? '' : `.${decimals}` }
}

/** Sign and decimals small, whole yuan large. */
export function Price({ value, size = 'm', tone = 'price', old, className = '' }: PriceProps) {
  const { sign, whole, rest } = amountOf(value)
  const struck = old !== undefined && cents(old) > cents(value)
  // a list has hundreds of them: the small parts are bare text, not nodes of their own
  const money = (
    <View
      className={`${styles.money} ${styles[size]} ${styles[tone]} ${struck ? '' : className}`}
      role="img"
      aria-label={`${sign}${whole}${rest}`}
    >
      {sign}
      <Text className={styles.whole}>{whole}</Text>
      {rest}
    </View>
  )
  if (!struck) return money
  return (
    <View className={`${styles.row} ${className}`}>
      {money}
      <OldPrice value={old} />
    </View>
  )
}

/** A price that no longer holds, on its own. */
export function OldPrice({ value, className = '' }: { value: string; className?: string }) {
  return <Text className={`${styles.old} ${className}`}>{`¥${value}`}</Text>
}
