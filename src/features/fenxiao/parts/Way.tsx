import { View } from '@tarojs/components'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { ProgressBar } from '@/ui/ProgressBar'
import styles from '../level.module.scss'
import { useLevelTexts } from '../levelTexts'
import type { Rise, Step } from '../rise'

interface WayProps {
  rise: Rise | undefined
  /** there is no other level to speak of */
  isAlone: boolean
}

/** What the next level takes, and how far it is. */
export function Way({ rise, isAlone }: WayProps) {
  const texts = useLevelTexts()
  if (!rise) return isAlone ? null : <Card className={`${styles.top} t-top-level`}>{texts.top}</Card>
  const { next, steps } = rise
  return (
    <Card className="t-way">
      <View className={styles.title} role="heading" aria-level={2}>
        {texts.way(next.level_name)}
      </View>
      <View className={`${styles.hint} t-way-hint`}>{hintOf(rise, texts)}</View>
      {steps.map((step) => (
        <StepLine key={step.name} step={step} />
      ))}
    </Card>
  )
}

function hintOf({ steps, isMet, any }: Rise, texts: ReturnType<typeof useLevelTexts>): string {
  if (steps.length === 0) return texts.byMall
  if (isMet) return texts.met
  return any ? texts.any : texts.all
}

function StepLine({ step: { name, reached, needed, percent, isMet } }: { step: Step }) {
  const texts = useLevelTexts()
  const words = texts.steps[name](useFenxiaoWords())
  return (
    <View className={`${styles.step} t-step t-step-${name.replaceAll('_', '-')}`}>
      <View className={styles.line}>
        <View className={styles.words}>{words}</View>
        {isMet && <Icon name="check" size={32} className={styles.met} />}
        <View>{reached === undefined ? texts.needed(needed) : texts.figure(reached, needed)}</View>
      </View>
      {reached !== undefined && <ProgressBar percent={percent} label={texts.progress(words, percent)} />}
    </View>
  )
}
