import { View } from '@tarojs/components'
import type { ShopBlock } from '@mall/contract/goods'
import { Icon } from '@/ui/Icon'
import { useGuaranteeTexts } from './guaranteeTexts'
import styles from './Guarantees.module.scss'

export interface Guarantee {
  name: string
  note: string
}

/** What a shop guarantees (wire/goods-and-cart section 2.1), in words. */
export function useGuarantees(shop: ShopBlock): Guarantee[] {
  const texts = useGuaranteeTexts()
  const names = Object.keys(texts.names) as (keyof typeof texts.names)[]
  return names
    .filter((name) => shop[name] === 1)
    .map((name) => {
      const deposit = name === 'shop_baozh' && Number(shop.shop_baozhrmb) > 0
      const note = texts.notes[name] + (deposit ? texts.deposit(shop.shop_baozhrmb) : '')
      return { name: texts.names[name], note }
    })
}

export const Guarantees = ({ of }: { of: readonly Guarantee[] }) => (
  <View className={styles.list}>
    {of.map(({ name, note }) => (
      <View key={name} className={`${styles.one} t-guarantee`}>
        <Icon name="success" size={40} className={styles.tick} />
        <View className={styles.words}>
          <View className={styles.name}>{name}</View>
          <View className={styles.note}>{note}</View>
        </View>
      </View>
    ))}
  </View>
)
