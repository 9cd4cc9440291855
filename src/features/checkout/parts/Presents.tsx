import { Text, View } from '@tarojs/components'
import type { CheckoutShop } from '@mall/contract/checkout'
import { Image } from '@/ui/Image'
import { Tag } from '@/ui/Tag'
import { useTexts } from '../texts'
import styles from './Presents.module.scss'

/** The gifts of the order; one that has run out is told of. */
export function Presents({ shop }: { shop: CheckoutShop }) {
  const texts = useTexts()
  const { goods_list: presents } = shop.present_list
  const gone = shop.manjian_rule_list.some(
    ({ present }) => present && !presents.some(({ sku_id }) => sku_id === present.present_id),
  )
  if (presents.length === 0 && !gone) return null
  return (
    <View className={styles.presents}>
      {presents.map(({ sku_id, sku_image, sku_name, num }) => (
        <View key={sku_id} className={`${styles.present} t-present`}>
          <Image src={sku_image} width={88} radius="s" alt={sku_name} />
          <Tag>{texts.present}</Tag>
          <View className={styles.name}>{sku_name}</View>
          <Text className={styles.num}>×{num}</Text>
        </View>
      ))}
      {gone && <View className={`${styles.gone} t-present-gone`}>{texts.presentGone}</View>}
    </View>
  )
}
