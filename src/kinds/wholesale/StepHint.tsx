import { View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { cents, yuan } from '@/domain/price/money'
import { nextStep, type WholesaleStep } from './steps'
import { useTexts } from './stepTexts'
import styles from './steps.module.scss'

interface StepHintProps {
  steps: readonly WholesaleStep[]
  num: number
  /** as many as can be had */
  most: number
  unit: string
  /** Takes as many as the next step begins with. */
  onTake?: (num: number) => void
}

/** How little is missing for a lower price, or for any; nothing when there is none in reach. */
export function StepHint({ steps, num, most, unit: given, onTake }: StepHintProps) {
  const texts = useTexts()
  const unit = given || texts.unit
  const least = steps[0]?.num ?? 0
  const next = nextStep(steps, num, most)
  if (num < least) return <View className={`${styles.missing} t-step-missing`}>{texts.missing(least - num, unit)}</View>
  if (!next) return null
  const saved = -cents(next.extra)
  const words = `${texts.hint(next.more, next.price, unit)}${saved > 0 ? texts.cheaper(yuan(saved)) : ''}`
  if (!onTake) return <View className={`${styles.hint} t-step-hint`}>{words}</View>
  return (
    <Tap className={`${styles.hint} ${styles.take} t-step-hint`} onClick={() => onTake(num + next.more)}>
      <View className={styles.hintWords}>{words}</View>
      <Icon name="plus" size={24} />
    </Tap>
  )
}
