import { View } from '@tarojs/components'
import { StepTable } from './StepTable'
import type { PartProps } from '@/features/goods-detail/GoodsKind'
import { PriceBand } from '@/features/goods-detail/PriceBand'
import { OldPrice } from '@/ui/Price'
import { useTexts as useFaceTexts } from '@/domain/promotion/faceTexts'
import { useTexts } from './texts'
import type { WholesaleSku } from './useWholesaleGoods'
import styles from './wholesale.module.scss'

/** The prices by number of pieces, and that of a single one. */
export function WholesalePrices({ detail, num, onNum }: PartProps<WholesaleSku>) {
  const texts = useTexts()
  const words = useFaceTexts().wholesale
  const { steps, unit, price } = detail
  const least = steps[0]?.num
  return (
    <>
      <PriceBand className="t-wholesale-head">
        <View className={styles.bandName}>{texts.name}</View>
        <View className={styles.bandNote}>
          {least === undefined ? texts.notOffered : words.least(least, unit || words.unit)}
        </View>
        <View className={styles.retail}>
          {texts.retail}
          <OldPrice value={price} className={styles.retailPrice} />
        </View>
      </PriceBand>
      {steps.length > 0 && (
        <View className={styles.table}>
          <StepTable steps={steps} num={num} unit={unit} onPick={onNum} />
        </View>
      )}
    </>
  )
}
