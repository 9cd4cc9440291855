import { View } from '@tarojs/components'
import type { ManjianInfo } from '@mall/contract/goods'
import { useTexts } from './texts'
import { offers } from './words'
import styles from './ManjianOffers.module.scss'

/** Every step of a spend-and-save, one line each, the lowest first. */
export function ManjianOffers({ info }: { info: Pick<ManjianInfo, 'rule_json' | 'type'> }) {
  const texts = useTexts()
  return (
    <View className={`${styles.offers} t-manjian-offers`}>
      {offers(info, texts).map((words) => (
        <View key={words}>{words}</View>
      ))}
    </View>
  )
}
