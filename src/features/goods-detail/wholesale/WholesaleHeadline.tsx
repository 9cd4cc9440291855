import { View } from '@tarojs/components'
import type { GoodsDetail, ShopBlock } from '@mall/contract/goods'
import { useTexts as useGoodsTexts } from '@/domain/goods/texts'
import { StepTable } from '@/domain/wholesale/StepTable'
import type { WholesaleStep } from '@/domain/wholesale/steps'
import { useTexts as useStepTexts } from '@/domain/wholesale/texts'
import { OldPrice } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import { useTexts } from './texts'
import styles from './wholesale.module.scss'

interface WholesaleHeadlineProps {
  detail: GoodsDetail
  shop: ShopBlock
  retail: string
  steps: readonly WholesaleStep[]
  num: number
  onPick: (num: number) => void
}

/** Prices by number of pieces, name and what is good about the goods. */
export function WholesaleHeadline({ detail, shop, retail, steps, num, onPick }: WholesaleHeadlineProps) {
  const texts = useTexts()
  const words = useStepTexts()
  const goods = useGoodsTexts()
  const least = steps[0]?.num
  return (
    <View className={`${styles.headline} t-wholesale-head`}>
      <View className={styles.band}>
        <View className={styles.bandName}>{texts.name}</View>
        <View className={styles.bandNote}>
          {least === undefined ? texts.notOffered : words.least(least, detail.unit || words.unit)}
        </View>
        <View className={styles.retail}>
          {texts.retail}
          <OldPrice value={retail} className={styles.retailPrice} />
        </View>
      </View>
      {steps.length > 0 && (
        <View className={styles.table}>
          <StepTable steps={steps} num={num} unit={detail.unit} onPick={onPick} />
        </View>
      )}
      <View className={`${styles.name} t-goods-name`} role="heading" aria-level={2}>
        {shop.is_own === 1 && (
          <Tag look="fill" className={styles.own}>
            {goods.own}
          </Tag>
        )}
        {detail.goods_name}
      </View>
      {detail.introduction && <View className={styles.intro}>{detail.introduction}</View>}
      <View className={styles.facts}>
        <View>{goods.sold(detail.sale_num)}</View>
        <View>{goods.stock(detail.stock, detail.unit)}</View>
      </View>
    </View>
  )
}
