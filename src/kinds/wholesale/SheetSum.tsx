import { View } from '@tarojs/components'
import { cents, times, yuan } from '@/domain/price/money'
import { StepHint } from './StepHint'
import { StepTable } from './StepTable'
import { stepAt } from './steps'
import { useTexts as useStepTexts } from './stepTexts'
import type { PartProps } from '@/features/goods-detail/GoodsKind'
import { Price } from '@/ui/Price'
import { useTexts } from './texts'
import type { WholesaleSku } from './useWholesaleGoods'
import styles from './wholesale.module.scss'

/** In the sheet: the steps, what the next takes, and what the chosen pieces come to. */
export function SheetSum({ detail, offer, num, onNum }: PartProps<WholesaleSku>) {
  const { steps, price: retail } = detail
  const most = offer.max
  const texts = useTexts()
  const words = useStepTexts()
  const step = stepAt(steps, num)
  if (!step || most < num) return null
  const saved = (cents(retail) - cents(step.price)) * num
  return (
    <View className={styles.sheet}>
      <StepTable steps={steps} num={num} unit={detail.unit} onPick={onNum} />
      <View className={styles.hint}>
        <StepHint steps={steps} num={num} most={most} unit={detail.unit} onTake={onNum} />
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
