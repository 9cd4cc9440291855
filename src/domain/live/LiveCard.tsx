import { View } from '@tarojs/components'
import type { LiveRoom } from '@mall/contract/content'
import { timeText } from '@/lib/date'
import { host } from '@/platform/host/host'
import { now } from '@/session/clock'
import { Countdown } from '@/ui/Countdown'
import { states } from './facts'
import styles from './LiveCard.module.scss'
import { LiveFace, type LiveFaceProps } from './LiveFace'
import { RoomButton } from './RoomButton'
import { useTexts } from './texts'

interface LiveCardProps extends Omit<LiveFaceProps, 'hide'> {
  /** the member's reminder as the server has confirmed it */
  onRemind: (is: 0 | 1) => void
}

/** s before the start from which on it is counted down to */
const near = 86_400

/** A live room: when it is, who speaks, what is sold, and the one thing to do. */
export const LiveCard = ({ room, onRemind, eager }: LiveCardProps) => (
  <LiveFace room={room} eager={eager}>
    <View className={styles.foot}>
      <When room={room} />
      <RoomButton room={room} onRemind={onRemind} />
    </View>
  </LiveFace>
)

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
