import { View } from '@tarojs/components'
import type { VerifyInfo } from '@mall/contract/verify'
import { Image } from '@/ui/Image'
import { Price } from '@/ui/Price'
import { useTexts } from '../texts'
import styles from '../verification.module.scss'

/** What is handed over. */
export function Items({ items }: { items: VerifyInfo['item_array'] }) {
  const texts = useTexts()
  return (
    <>
      {items.map((item, i) => (
        <View key={i} className={`${styles.item} t-verify-item`}>
          <Image src={item.img} kind="goods" width={160} ratio={1} radius="m" />
          <View className={styles.words}>
            <View className={styles.name}>{item.name}</View>
            {item.remark_array.map(({ title, value }) => (
              <View key={title} className={styles.dim}>
                {title} {value}
              </View>
            ))}
            <View className={styles.sum}>
              <Price value={item.price} size="s" tone="text" />
              {texts.pieces(item.num)}
            </View>
          </View>
        </View>
      ))}
    </>
  )
}
