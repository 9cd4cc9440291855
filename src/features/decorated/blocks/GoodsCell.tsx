import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import type { GoodsListItem } from '@mall/contract/diyComponents'
import { Image } from '@/ui/Image'
import styles from '../decorated.module.scss'

/** The place of a card, with the operator's picture over its corner where one is chosen. */
export function GoodsCell({ item, children }: PropsWithChildren<{ item: Pick<GoodsListItem, 'goodsTag' | 'tagImg'> }>) {
  const tag = item.goodsTag === 'diy' && item.tagImg?.imageUrl
  return (
    <View className={styles.goodsCell}>
      {children}
      {tag && <Image src={tag} width={72} fit="aspectFit" className={styles.goodsTag} />}
    </View>
  )
}
