import { useState } from 'react'
import type { NoteRow } from '@mall/contract/note'
import { usePagedList } from '@/api/usePagedList'
import { NoteCard } from '@/domain/note/NoteCard'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { useSiteId } from '@/session/site'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { TabbedList } from '@/ui/TabbedList'
import { useTexts } from './texts'
import { useNoteGroups } from './useNoteGroups'

const every = 0
/** cards in the first screen */
const first = 4

const rowKey = ({ note_id }: NoteRow) => note_id
const row = (note: NoteRow, index: number) => <NoteCard key={note.note_id} note={note} eager={index < first} />

/** What a shop has written, by its groups; without a shop what all have. */
export function NoteListScreen() {
  const texts = useTexts()
  const current = useSiteId()
  const { site_id = current } = useParams(routes.notes)
  const site = site_id > 0 ? site_id : 0
  const [tab, setTab] = useState(every)
  const { groups, loading } = useNoteGroups(site)
  const list = usePagedList(
    '/notes/api/notes/lists',
    { site_id: site, ...(tab !== every && { group_id: tab }) },
    { rowKey },
  )
  const tabs = [
    { key: every, label: texts.all },
    ...groups.map(({ group_id: key, group_name: label }) => ({ key, label })),
  ]
  return (
    <Screen title={texts.title} state={loading ? 'loading' : 'ready'}>
      <TabbedList
        tabs={groups.length > 1 ? tabs : []}
        tab={tab}
        onTab={setTab}
        fit="scroll"
        columns={2}
        list={list}
        row={row}
        empty={<Empty text={texts.none} icon="edit" />}
      />
    </Screen>
  )
}
