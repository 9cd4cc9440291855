import { View } from '@tarojs/components'
import type { LiveRoom } from '@mall/contract/content'
import { timeText } from '@/lib/day'
import { host } from '@/platform/host/host'
import { now } from '@/session/clock'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/Card'
import { Countdown } from '@/ui/Countdown'
import { Image } from '@/ui/Image'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import styles from './LiveCard.module.scss'
import { goodsOf, states } from './room'
import { RoomButton } from './RoomButton'
import { useTexts } from './texts'

interface LiveCardProps {
  room: LiveRoom
  /** the member's reminder as the server has confirmed it */
  onRemind: (is: 0 | 1) => void
  /** left out where a decorated page hides them */
  hide?: { anchor?: boolean; goods?: boolean }
  /** in the first screen: not lazy */
  eager?: boolean
}

/** Goods shown on a card. */
const most = 4
/** s before the start from which on it is counted down to */
const near = 86_400

/** A live room: when it is, who speaks, what is sold, and the one thing to do. */
export function LiveCard({ room, onRemind, hide = {}, eager }: LiveCardProps) {
  const texts = useTexts()
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
          <View className={styles.goods} aria-label={texts.goods}>
            {goods.map((one, i) => (
              <View key={i} className={styles.one}>
                <Image src={one.cover_img} width={150} fluid radius="m" alt={one.name} />
                <Price value={String(one.price ?? '0.00')} size="s" />
              </View>
            ))}
          </View>
        )}
        <View className={styles.foot}>
          <When room={room} />
          <RoomButton room={room} onRemind={onRemind} />
        </View>
      </View>
    </Card>
  )
}

function When({ room: { live_status, start_time, end_time, roomid, weapp_url } }: { room: LiveRoom }) {
  const texts = useTexts()
  if (live_status === states.waits && start_time - now() < near) {
    return (
      <View className={styles.when}>
        {texts.startsIn}
        <Countdown end={start_time} look="text" />
      </View>
    )
  }
  if (live_status === states.waits) return <View className={styles.when}>{texts.startsAt(timeText(start_time))}</View>
  if (live_status !== states.live) return <View className={styles.when}>{texts.wasAt(timeText(start_time))}</View>
  // a browser without a link into the room can only say where it runs
  const elsewhere = host.appType !== 'weapp' && roomid > 0 && weapp_url === ''
  return <View className={styles.when}>{elsewhere ? texts.inWeChat : texts.until(timeText(end_time))}</View>
}
