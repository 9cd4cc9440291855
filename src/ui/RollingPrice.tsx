import { useState, type CSSProperties } from 'react'
import { View } from '@tarojs/components'
import { amountOf, type PriceProps } from './Price'
import price from './Price.module.scss'
import styles from './RollingPrice.module.scss'

/** A price that changes under the eye: digits that are others slide in. What is read out is the new one alone. */
export function RollingPrice({ value, size = 'm', tone = 'price', className = '' }: Omit<PriceProps, 'old'>) {
  const [roll, next] = useState({ value, before: value, turn: 0 })
  if (roll.value !== value) next({ value, before: roll.value, turn: roll.turn + 1 })
  const now = amountOf(value)
  const before = amountOf(roll.before)
  const turn = styles[roll.turn % 2 === 1 ? 'odd' : 'even']
  const way = Number(value) < Number(roll.before) ? styles.down : styles.up
  /** Compared from the end: the last digit of 99 is that of 100. */
  const digits = (text: string, old: string) =>
    Array.from(text, (digit, i) => {
      const left = text.length - i
      const was = old[old.length - left] ?? ''
      const moves = digit !== was ? `${turn} ${way}` : ''
      // drawn by the styles: who asks for the words of the sum finds the new one
      const gone = { '--was': `"${was}"` } as CSSProperties
      return (
        <View key={left} className={`${styles.digit} ${moves}`} style={moves ? gone : undefined}>
          {digit}
        </View>
      )
    })
  return (
    <View
      className={`${price.money} ${price[size]} ${price[tone]} ${className}`}
      role="img"
      aria-label={`${now.sign}${now.whole}${now.rest}`}
    >
      {now.sign}
      <View className={`${price.whole} ${styles.window}`}>{digits(now.whole, before.whole)}</View>
      {now.rest && <View className={styles.window}>{digits(now.rest, before.rest)}</View>}
    </View>
  )
}
