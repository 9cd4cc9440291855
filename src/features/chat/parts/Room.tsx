import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { keyboard } from '@/platform/keyboard/keyboard'
import { useMetrics } from '@/ui/useMetrics'
import { useTexts } from '../texts'
import { useRoom } from '../useRoom'
import { useRoomScroll } from '../useRoomScroll'
import styles from '../chat.module.scss'
import { Composer, type Panel } from './Composer'
import type { Speaker } from './MessageRow'
import { Messages } from './Messages'
import { Offer } from './Offer'
import { OrderSheet } from './OrderSheet'

interface RoomProps {
  siteId: number
  memberId: number
  me: Speaker
  /** who answers as long as no servicer is known by name */
  shop: Speaker
  /** nothing may be said any more */
  closed: boolean
  skuId: number
  orderId: number
}

/** As high as the window under the bar: the list scrolls, the field stays above the keyboard. */
export function Room({ siteId, memberId, me, shop, closed, skuId, orderId }: RoomProps) {
  const texts = useTexts()
  const room = useRoom(siteId, memberId)
  const { link, wasBound, servicer, shown, see, conversation, waiting } = room
  const servicers = useData('/servicer/api/chat/hasServicers', { site_id: siteId }, { onShow: true, silent: true })
  const { height, statusBar, navBar } = useMetrics()
  const [covered, setCovered] = useState(0)
  const [panel, setPanel] = useState<Panel>('none')
  const [choosing, setChoosing] = useState(false)
  useEffect(() => keyboard.onCover(setCovered), [])

  const { messages } = conversation
  const theirs = messages.filter(({ own }) => !own).map(({ id }) => id)
  const own = height - statusBar - navBar - covered
  const scroll = useRoomScroll({
    first: messages[0]?.id ?? 0,
    last: messages[messages.length - 1]?.id ?? 0,
    theirs,
    waiting: waiting.length,
    height: `${own} ${panel}`,
  })
  const newest = theirs[theirs.length - 1] ?? 0
  const isSeen = shown && scroll.atEnd && newest > 0 && servicer !== undefined
  useEffect(() => {
    if (isSeen) void see()
  }, [isSeen, newest, see])

  const offline = link === 'alone' || (link !== 'bound' && servicers.data?.online_count === 0)
  const notice = link === 'connecting' && wasBound ? texts.reconnecting : offline ? texts.offline : ''
  const them = servicer ? { name: servicer.nickname || shop.name, avatar: servicer.avatar || shop.avatar } : shop
  return (
    <View className={`${styles.room} t-chat-${link}`} style={{ height: `calc(${own}px - var(--safe-top))` }}>
      {(closed || notice) && (
        <View className={`${styles.notice} t-chat-notice`} role="status">
          {closed ? texts.closed : notice}
        </View>
      )}
      <View className={styles.middle}>
        <Messages room={room} scroll={scroll} me={me} them={them} />
      </View>
      {!closed && (
        <>
          <Offer skuId={skuId} orderId={orderId} say={room.say} />
          <Composer
            say={room.say}
            panel={panel}
            onPanel={setPanel}
            onOrders={() => setChoosing(true)}
            raised={covered > 0}
          />
          <OrderSheet
            open={choosing}
            siteId={siteId}
            onClose={() => setChoosing(false)}
            onChoose={(id) => {
              setChoosing(false)
              room.say({ kind: 'order', orderId: id })
            }}
          />
        </>
      )}
    </View>
  )
}
