import { View } from '@tarojs/components'
import { CellGroup } from '@/ui/Cell'
import styles from './howItWorks.module.scss'
import { StepLine } from './StepLine'

interface HowItWorksProps {
  title: string
  steps: readonly string[]
  /** what holds on the way */
  lines: readonly string[]
}

/** The rules of a way of selling that takes several people or several days. */
export const HowItWorks = ({ title, steps, lines }: HowItWorksProps) => (
  <CellGroup title={title}>
    <View className={styles.rules}>
      <StepLine steps={steps} />
      {lines.map((line, at) => (
        <View key={line} className={styles.rule}>
          <View className={styles.point}>{at + 1}</View>
          <View className={styles.line}>{line}</View>
        </View>
      ))}
    </View>
  </CellGroup>
)
