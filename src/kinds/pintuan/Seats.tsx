import { View } from '@tarojs/components'
import type { GroupMember } from '@mall/contract/pintuan'
import { Avatar } from '@/ui/Avatar'
import { Icon } from '@/ui/Icon'
import { px } from '@/ui/theme/size'
import { useGroupTexts } from './groupTexts'
import { seatsOf } from './seats'
import styles from './seats.module.scss'

interface SeatsProps {
  members: readonly GroupMember[]
  count: number
  num: number
  /** m: with names below; s: in rows of lists */
  size?: 's' | 'm'
}

/** Who is in a group, and the places that are free. */
export function Seats({ members, count, num, size = 'm' }: SeatsProps) {
  const texts = useGroupTexts()
  const { seats, more } = seatsOf({ members, count, num })
  const width = size === 'm' ? 96 : 56
  const box = { width: px(width), height: px(width) }
  return (
    <View className={`${styles.seats} ${styles[size]}`}>
      {seats.map(({ taken, member }, at) => (
        <View key={at} className={styles.seat}>
          {taken ? (
            <View className={`${styles.face} t-seat-taken`} style={box}>
              <Avatar src={member?.member_img} size={width} alt={member?.nickname} />
              {at === 0 && size === 'm' && <View className={styles.head}>{texts.head}</View>}
            </View>
          ) : (
            <View className={`${styles.free} t-seat-free`} style={box}>
              <Icon name="plus" size={width / 3} />
            </View>
          )}
          {size === 'm' && <View className={styles.name}>{taken ? member?.nickname : texts.seat}</View>}
        </View>
      ))}
      {more > 0 && (
        <View className={`${styles.more} t-seats-more`} style={box}>
          +{more}
        </View>
      )}
    </View>
  )
}
