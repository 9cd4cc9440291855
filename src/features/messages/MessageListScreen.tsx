import { useCallback, useState } from 'react'
import type { MessageRow } from '@mall/contract/message'
import { call } from '@/api/call'
import { usePagedList } from '@/api/usePagedList'
import { UndoBar } from '@/domain/favourites/UndoBar'
import { useKeptRows } from '@/domain/favourites/useKeptRows'
import { targetOf } from '@/domain/message/target'
import { openTarget } from '@/navigation/open'
import { usePlace } from '@/platform/lifecycle/place'
import { useIsMember } from '@/session/token'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { TabbedList } from '@/ui/TabbedList'
import { handOn } from './handed'
import { kindAt, lists } from './kinds'
import { MessageCard } from './parts/MessageCard'
import { ReadAll } from './parts/ReadAll'
import { markRead } from './read'
import { useTexts } from './texts'

const tabs = ['all', 'unread'] as const
/** 0: of every shop, also while the visit is bound to one */
const filters = { all: { site_id: 0 }, unread: { site_id: 0, status: 0 } } as const

const idOf = ({ id }: MessageRow) => id
const read = (row: MessageRow): MessageRow => ({ ...row, is_seed: 1 })

async function drop(ids: readonly number[]): Promise<void> {
  for (const id of ids) await call('/sitemessage/api/sitemessage/deletemembersubmessage', { id, site_id: 0 })
}

/** The messages of one kind, which the address names. */
export function MessageListScreen() {
  const texts = useTexts()
  const kind = kindAt(usePlace().path)
  const [tab, setTab] = useState<(typeof tabs)[number]>('all')
  const enabled = useIsMember()
  const list = usePagedList(lists[kind].path, filters[tab], { enabled, rowKey: idOf })
  const { change } = list
  const { kept, undo } = useKeptRows(list, { idOf, send: drop })
  const { remove } = undo
  const openOne = useCallback(
    (message: MessageRow) => {
      if (message.is_seed === 0) {
        change((rows) => rows.map((row) => (row.id === message.id ? read(row) : row)))
        void markRead(message)
      }
      handOn(read(message))
      const target = targetOf(message)
      if (target) void openTarget(target)
    },
    [change],
  )
  const row = useCallback(
    (one: MessageRow) => <MessageCard key={one.id} message={one} onOpen={openOne} onRemove={remove} />,
    [openOne, remove],
  )
  const unread = list.rows.some(({ is_seed }) => is_seed === 0)
  return (
    <Screen
      title={texts.kinds[kind]}
      right={unread && <ReadAll kinds={[kind]} onRead={() => change((rows) => rows.map(read))} />}
    >
      <TabbedList
        tabs={tabs.map((key) => ({ key, label: texts.tabs[key] }))}
        tab={tab}
        onTab={setTab}
        list={kept}
        row={row}
        empty={<Empty text={tab === 'all' ? texts.none : texts.noneUnread} icon="bell" />}
      />
      <UndoBar of={undo} />
    </Screen>
  )
}
