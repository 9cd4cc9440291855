import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import type { LiveRoom } from '@mall/contract/content'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/Card'
import { Image } from '@/ui/Image'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import { goodsOf, states } from './facts'
import styles from './LiveCard.module.scss'

export interface LiveFaceProps {
  room: LiveRoom
  /** left out where a decorated page hides them */
  hide?: { anchor?: boolean; goods?: boolean }
  /** in the first screen: not lazy */
  eager?: boolean
}

/** Goods shown on a card. */
const most = 4

/** What a live room is called, who speaks and what is sold; the children stand under it. */
export function LiveFace({ room, hide = {}, eager, children }: PropsWithChildren<LiveFaceProps>) {
  const { banner, name, anchor_name, anchor_img, live_status, status_name } = room
  const goods = hide.goods ? [] : goodsOf(room).slice(0, most)
  const tone = live_status === states.live ? 'primary' : live_status === states.waits ? 'warning' : 'neutral'
  return (
    <Card pad="none" className={`${styles.room} t-live t-live-${live_status}`}>
      <View className={styles.banner}>
        <Image src={banner} kind="shop" width={702} fluid ratio={16 / 9} alt={name} eager={eager} />
        <Tag look={live_status === states.live ? 'fill' : 'soft'} tone={tone} className={styles.state}>
          {status_name}
        </Tag>
      </View>
      <View className={styles.words}>
        <View className={`${styles.name} two-lines`}>{name}</View>
        {!hide.anchor && anchor_name && (
          <View className={styles.anchor}>
            <Avatar src={anchor_img} size={48} />
            {anchor_name}
          </View>
        )}
        {goods.length > 0 && (
          <View className={styles.goods}>
            {goods.map((one, i) => (
              <View key={i} className={styles.one}>
                <Image src={one.cover_img} width={150} fluid radius="m" alt={one.name} />
                <Price value={String(one.price ?? '0.00')} size="s" />
              </View>
            ))}
          </View>
        )}
        {children}
      </View>
    </Card>
  )
}
