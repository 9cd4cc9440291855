import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Image } from '@/ui/Image'
import styles from './ownGoods.module.scss'

interface OwnGoodsProps {
  image: string
  name: string
  /** at the foot of the words: what it costs, and with whom */
  children: ReactNode
}

/** What a member's own launch or group is about. */
export const OwnGoods = ({ image, name, children }: OwnGoodsProps) => (
  <View className={styles.goods}>
    <Image src={image} width={160} radius="m" alt={name} />
    <View className={styles.words}>
      <View className="two-lines">{name}</View>
      <View className={styles.foot}>{children}</View>
    </View>
  </View>
)
