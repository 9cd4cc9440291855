import { View } from '@tarojs/components'
import { ProgressBar } from '@/ui/ProgressBar'
import styles from './progress.module.scss'
import { percentCut } from './progress'
import { useLaunchTexts } from './launchTexts'

interface CutProgressProps {
  price: string
  current: string
  floor: string
  /** with both ends named below */
  named?: boolean
}

/** How far a price is cut, from the full one to the floor. */
export function CutProgress({ named, ...prices }: CutProgressProps) {
  const texts = useLaunchTexts()
  const percent = percentCut(prices)
  return (
    <View className={styles.progress}>
      <ProgressBar className="t-cut-progress" percent={percent} label={texts.percent(percent)} />
      {named && (
        <View className={styles.ends}>
          <View>{texts.full(prices.price)}</View>
          <View>{texts.floor(prices.floor)}</View>
        </View>
      )}
    </View>
  )
}
