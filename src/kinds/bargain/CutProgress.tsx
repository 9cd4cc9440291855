import { View } from '@tarojs/components'
import { Progress } from '@nutui/nutui-react-taro'
import nutui from '@/ui/theme/nutui.module.scss'
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
      <View role="progressbar" aria-label={texts.percent(percent)} className="t-cut-progress">
        <Progress className={nutui.part} color="var(--primary-fill)" percent={percent} aria-hidden />
      </View>
      {named && (
        <View className={styles.ends}>
          <View>{texts.full(prices.price)}</View>
          <View>{texts.floor(prices.floor)}</View>
        </View>
      )}
    </View>
  )
}
