import { View } from '@tarojs/components'
import type { GoodsDetail } from '@mall/contract/goods'
import { cents, times, yuan } from '@/domain/price/money'
import { StepHint } from '@/domain/wholesale/StepHint'
import { StepTable } from '@/domain/wholesale/StepTable'
import { stepAt, type WholesaleStep } from '@/domain/wholesale/steps'
import { useTexts as useStepTexts } from '@/domain/wholesale/texts'
import { Price } from '@/ui/Price'
import { useTexts } from './texts'
import styles from './wholesale.module.scss'

interface ReckoningProps {
  detail: GoodsDetail
  retail: string
  steps: readonly WholesaleStep[]
  num: number
  /** as many as can be had */
  most: number
  onPick: (num: number) => void
}

/** In the sheet: the steps, what the next takes, and what the chosen pieces come to. */
export function Reckoning({ detail, retail, steps, num, most, onPick }: ReckoningProps) {
  const texts = useTexts()
  const words = useStepTexts()
  const step = stepAt(steps, num)
  if (!step || most < num) return null
  const saved = (cents(retail) - cents(step.price)) * num
  return (
    <View className={styles.sheet}>
      <StepTable steps={steps} num={num} unit={detail.unit} onPick={onPick} />
      <View className={styles.hint}>
        <StepHint steps={steps} num={num} most={most} unit={detail.unit} onTake={onPick} />
      </View>
      <View className={styles.sum}>
        <View>
          {texts.together(num, detail.unit || words.unit, step.price)}
          {saved > 0 ? ` · ${texts.saved(yuan(saved))}` : ''}
        </View>
        <Price value={times(step.price, num)} size="m" className="t-wholesale-sum" />
      </View>
    </View>
  )
}
