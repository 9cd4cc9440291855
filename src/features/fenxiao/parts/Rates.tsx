import { View } from '@tarojs/components'
import type { FenxiaoLevel } from '@mall/contract/fenxiao'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import styles from '../level.module.scss'
import { useLevelTexts } from '../levelTexts'

const names = ['one_rate', 'two_rate', 'three_rate'] as const

interface RatesProps {
  level: FenxiaoLevel
  /** how many levels of a team the mall pays for */
  paid: number
}

/** What a level brings, as far as it is paid. */
export function Rates({ level, paid }: RatesProps) {
  const texts = useLevelTexts()
  const words = useFenxiaoWords()
  if (paid <= 0) return <View className={styles.unpaid}>{texts.unpaid}</View>
  return (
    <View className={styles.rates}>
      {names.slice(0, paid).map((name) => (
        <View key={name} className={`${styles.rate} t-${name.replace('_', '-')}`}>
          {/* 10.00 is told as 10 */}
          <View className={styles.percent}>{`${Number(level[name])}%`}</View>
          <View className={styles.caption}>{texts.rate[name](words)}</View>
        </View>
      ))}
    </View>
  )
}
