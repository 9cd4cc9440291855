import { useData } from '@/api/useData'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { NotePage } from './parts/NotePage'
import { useTexts } from './texts'

/** A note; one that is a draft, of a closed shop or unknown is not given. */
export function NoteDetailScreen() {
  const texts = useTexts()
  const { note_id = 0 } = useParams(routes.noteDetail)
  const note = useData('/notes/api/notes/detail', { note_id }, { enabled: note_id > 0 })
  const gone = (words?: string) => (
    <Empty text={words || texts.gone} icon="edit">
      <Button className="t-empty-go" kind="secondary" onClick={() => void open(routes.notes, {}, { replace: true })}>
        {texts.toList}
      </Button>
    </Empty>
  )
  if (note.data) return <NotePage note={note.data} />
  return (
    <Screen title={texts.note} data={note_id > 0 ? note : []} refused={gone}>
      {gone()}
    </Screen>
  )
}
