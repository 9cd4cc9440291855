import { View } from '@tarojs/components'
import { usePagedList } from '@/api/usePagedList'
import { open as openPage } from '@/navigation/open'
import { routes } from '@/routes'
import { now } from '@/session/clock'
import { Avatar } from '@/ui/Avatar'
import { Badge } from '@/ui/Badge'
import { PagedList } from '@/ui/PagedList'
import { Sheet } from '@/ui/Sheet'
import { Tap } from '@/ui/Tap'
import { useTexts } from '../texts'
import { whenText } from '../times'
import styles from '../card.module.scss'

interface RecentSheetProps {
  open: boolean
  /** the room one is in */
  siteId: number
  onClose: () => void
}

/** The other rooms of the member, the newest words first. */
export function RecentSheet({ open, siteId, onClose }: RecentSheetProps) {
  const texts = useTexts()
  return (
    <Sheet open={open} onClose={onClose} title={texts.recent} height="tall" className="t-chat-recent-sheet">
      {open && <Rooms siteId={siteId} onClose={onClose} />}
    </Sheet>
  )
}

function Rooms({ siteId, onClose }: Omit<RecentSheetProps, 'open'>) {
  const texts = useTexts()
  const list = usePagedList('/servicer/api/chat/chatList', {})
  const go = (site: number) => {
    onClose()
    if (site !== siteId) void openPage(routes.chatRoom, { site_id: site }, { replace: true })
  }
  return (
    <PagedList
      list={list}
      empty={texts.noRecent}
      pageScroll={false}
      className={styles.sheet}
      row={(room) => (
        <Tap
          key={room.site_id}
          className={`${styles.room} t-chat-room-${room.site_id}`}
          onClick={() => go(room.site_id)}
        >
          <Badge count={room.unread}>
            <Avatar src={room.logo} size={88} />
          </Badge>
          <View className={styles.words}>
            <View className={styles.roomHead}>
              <View className={styles.roomName}>{room.site_id === 0 ? texts.platform : room.site_name}</View>
              <View className={styles.note}>{whenText(room.add_time, now(), texts.yesterday)}</View>
            </View>
            <View className={styles.last}>{room.last_message}</View>
          </View>
        </Tap>
      )}
    />
  )
}
