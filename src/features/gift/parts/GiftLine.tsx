import { View } from '@tarojs/components'
import type { GiftOrder } from '@mall/contract/recharge'
import { Image } from '@/ui/Image'
import { Tag } from '@/ui/Tag'
import styles from '../gift.module.scss'
import { giftState, giftTones } from '../giftState'
import { useTexts } from '../texts'

/** Picture, name, number and state of a gift. */
export function GiftLine({ gift }: { gift: GiftOrder }) {
  const texts = useTexts()
  const state = giftState(gift)
  return (
    <View className={styles.line}>
      <Image src={gift.gift_image} width={160} radius="m" alt={gift.gift_name} />
      <View className={styles.what}>
        <View className={`${styles.name} two-lines t-gift-name`}>{gift.gift_name}</View>
        <View className={styles.foot}>
          <Tag tone={giftTones[state]} className={`t-gift-state-${state}`}>
            {texts[state]}
          </Tag>
          {texts.count(gift.num)}
        </View>
      </View>
    </View>
  )
}
