import { View } from '@tarojs/components'
import type { ShopBlock } from '@mall/contract/goods'
import { useFaceTexts } from './faceTexts'
import styles from './ShopScores.module.scss'

const names = ['shop_desccredit', 'shop_servicecredit', 'shop_deliverycredit'] as const

/** How content its shoppers were, of 5. */
export function ShopScores({ shop }: { shop: Pick<ShopBlock, (typeof names)[number]> }) {
  const texts = useFaceTexts()
  return (
    <View className={`${styles.scores} t-shop-scores`}>
      {names.map((name) => (
        <View key={name} className={styles.score}>
          {texts.scores[name]}
          <View className={styles.figure}>{Number(shop[name]).toFixed(1)}</View>
        </View>
      ))}
    </View>
  )
}
