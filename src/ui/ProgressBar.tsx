import { View } from '@tarojs/components'
import { Progress } from '@nutui/nutui-react-taro'
import nutui from './theme/nutui.module.scss'

interface ProgressBarProps {
  /** 0 to 100 */
  percent: number
  /** how far, in words */
  label: string
  className?: string
}

/** How far something has come, as a line. Not for the first load. */
export const ProgressBar = ({ percent, label, className }: ProgressBarProps) => (
  <View role="progressbar" aria-label={label} className={className}>
    <Progress className={nutui.part} color="var(--primary-fill)" percent={percent} aria-hidden />
  </View>
)
