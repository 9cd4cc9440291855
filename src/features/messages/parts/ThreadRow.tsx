import { View } from '@tarojs/components'
import type { MessageThread } from '@mall/contract/message'
import { useData } from '@/api/useData'
import type { KeptRowProps } from '@/domain/favourites/KeptList'
import { roomOf } from '@/domain/message/target'
import { openTarget } from '@/navigation/open'
import { isOpenable } from '@/navigation/openable'
import type { Route } from '@/routes'
import { Badge } from '@/ui/Badge'
import { FaceRow } from '@/ui/FaceRow'
import { RoundIcon } from '@/ui/RoundIcon'
import { SwipeCard } from '@/ui/SwipeCard'
import { icons, lists } from '../kinds'
import styles from '../messages.module.scss'
import { momentText } from '../momentText'
import { readWords } from '../readWords'
import { useTexts } from '../texts'

const targetOf = ({ sub_type: kind, site_id }: MessageThread) =>
  kind === 'servicer' ? roomOf(site_id) : { route: lists[kind].route as Route, query: {} }

/** The mall's own names of the kinds; ours until they are there. A servicer's is that of the shop. */
export function useNameOf(): (thread: Pick<MessageThread, 'sub_type' | 'title'>) => string {
  const texts = useTexts()
  const names = useData('/sitemessage/api/sitemessage/staticdata', {}, { silent: true }).data
  return ({ sub_type: kind, title }) => (kind === 'servicer' && title) || names?.[kind] || texts.kinds[kind] || title
}

/** One kind of messages, or the words of one shop: the newest, and how many are unread. */
export function ThreadRow({ row: thread, onRemove }: KeptRowProps<MessageThread>) {
  const texts = useTexts()
  const nameOf = useNameOf()
  const { sub_type: kind, remind_num: unread } = thread
  const target = targetOf(thread)
  const opens = isOpenable(target.route)
  const name = nameOf(thread)
  return (
    <SwipeCard label={texts.remove} remove="t-remove" onRemove={onRemove}>
      <FaceRow
        className={`t-thread t-thread-${kind}`}
        picture={
          <Badge count={unread}>
            <RoundIcon name={icons[kind]} />
          </Badge>
        }
        name={name}
        beside={<View className={styles.time}>{momentText(thread.send_time)}</View>}
        disabled={!opens && kind !== 'servicer'}
        onClick={() => void (opens ? openTarget(target) : readWords(thread, name))}
      >
        <View className={styles.newest}>{thread.content}</View>
      </FaceRow>
    </SwipeCard>
  )
}
