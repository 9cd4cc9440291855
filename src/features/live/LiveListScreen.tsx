import { useCallback } from 'react'
import { View } from '@tarojs/components'
import type { LiveRoom } from '@mall/contract/content'
import { usePagedList } from '@/api/usePagedList'
import { LiveCard } from '@/domain/live/LiveCard'
import { NextChange } from '@/domain/live/NextChange'
import { usePlayerStatus } from '@/domain/live/usePlayerStatus'
import { ShareWays } from '@/domain/share/ShareWays'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { useSiteId } from '@/session/site'
import { Empty } from '@/ui/Empty'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import styles from './live.module.scss'
import { useTexts } from './texts'

const rowKey = ({ id }: LiveRoom) => id

/** Rooms that are live, then those to come, then the others. */
export function LiveListScreen() {
  const texts = useTexts()
  const current = useSiteId()
  const { site_id = current } = useParams(routes.liveList)
  const site = site_id > 0 ? site_id : 0
  const list = usePagedList('/live/api/live/page', { site_id: site }, { rowKey, onShow: true })
  const { rows, change, refresh } = list
  const again = useCallback(() => void refresh(), [refresh])
  const remind = useCallback(
    (id: number, is_remind: 0 | 1) =>
      change((before) => before.map((room) => (room.id === id ? { ...room, is_remind } : room))),
    [change],
  )
  const row = useCallback(
    (room: LiveRoom, index: number) => (
      <View key={room.id} className={styles.room}>
        <LiveCard room={room} eager={index === 0} onRemind={(is) => remind(room.id, is)} />
      </View>
    ),
    [remind],
  )
  usePlayerStatus(rows, again)
  return (
    <Screen
      title={texts.title}
      right={
        rows[0] && (
          <ShareWays
            card={{ title: rows[0].name, image: rows[0].banner }}
            page={routes.liveList}
            params={site > 0 ? { site_id: site } : {}}
          />
        )
      }
    >
      <NextChange rooms={rows} onChange={again} />
      <PagedList className={styles.list} list={list} row={row} empty={<Empty text={texts.none} icon="clock" />} />
    </Screen>
  )
}
