import { View } from '@tarojs/components'
import { Price } from '@/ui/Price'
import { Tap } from '@/ui/Tap'
import { rangesOf, stepAt, type WholesaleStep } from './steps'
import { useTexts } from './stepTexts'
import styles from './steps.module.scss'

interface StepTableProps {
  steps: readonly WholesaleStep[]
  /** pieces chosen; the step they reach is marked */
  num: number
  unit: string
  /** Takes as many as a step begins with. */
  onPick?: (num: number) => void
}

/** The prices by number of pieces, side by side. */
export function StepTable({ steps, num, unit, onPick }: StepTableProps) {
  const texts = useTexts()
  const reached = stepAt(steps, num)
  return (
    <View className={`${styles.table} t-steps`} role="group" aria-label={texts.steps}>
      {rangesOf(steps).map(({ from, to, price }) => {
        const on = from === reached?.num
        const name = `${styles.step} ${on ? styles.on : ''} t-step-${from}`
        const words = (
          <>
            <Price value={price} size="m" tone={on ? 'price' : 'text'} className={styles.price} />
            <View className={styles.range}>{texts.range(from, to, unit || texts.unit)}</View>
          </>
        )
        return onPick ? (
          <Tap key={from} className={name} role="radio" checked={on} onClick={() => onPick(from)}>
            {words}
          </Tap>
        ) : (
          <View key={from} className={name}>
            {words}
          </View>
        )
      })}
    </View>
  )
}
