import { useCallback } from 'react'
import type { MessageKind, MessageThread } from '@mall/contract/message'
import { call } from '@/api/call'
import { usePagedList } from '@/api/usePagedList'
import { KeptList } from '@/domain/favourites/KeptList'
import { useIsMember } from '@/session/token'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { icons } from './kinds'
import styles from './messages.module.scss'
import { ReadAll } from './parts/ReadAll'
import { ThreadRow } from './parts/ThreadRow'
import { useTexts } from './texts'

const idOf = ({ id }: MessageThread) => id

async function drop(ids: readonly number[]): Promise<void> {
  for (const id of ids) await call('/sitemessage/api/sitemessage/deleteMemberMessage', { id, site_id: 0 })
}

/** What the member was told, kind by kind. */
export function MessagesScreen() {
  const texts = useTexts()
  const enabled = useIsMember()
  const list = usePagedList('/sitemessage/api/sitemessage/lists', {}, { enabled, onShow: true, rowKey: idOf })
  const { change } = list
  const allRead = useCallback(() => change((rows) => rows.map((row) => ({ ...row, remind_num: 0 }))), [change])
  const unread = list.rows.some(({ remind_num }) => remind_num > 0)
  return (
    <Screen
      title={texts.title}
      right={unread && <ReadAll kinds={Object.keys(icons) as MessageKind[]} onRead={allRead} />}
    >
      <KeptList
        className={styles.list}
        list={list}
        idOf={idOf}
        send={drop}
        Row={ThreadRow}
        empty={<Empty text={texts.none} note={texts.noneNote} icon="bell" />}
      />
    </Screen>
  )
}
