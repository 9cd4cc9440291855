import type { NoteDetail } from '@mall/contract/note'
import { call } from '@/api/call'
import { useData } from '@/api/useData'
import { useMark, type Mark } from '@/domain/favourites/useMark'
import { noteFigures } from '@/domain/note/figures'
import { useIsMember } from '@/session/token'
import { useTexts } from './texts'

/** Whether the member likes a note, and how many do with that; no number where its shop hides it. */
export function useLike(note: NoteDetail): Mark & { likes: number | undefined } {
  const texts = useTexts()
  const { note_id, is_dianzan } = note
  const asked = useData('/notes/api/record/isDianzan', { note_id }, { enabled: useIsMember(), silent: true })
  const mark = useMark({
    state: { data: asked.data ?? is_dianzan, set: asked.set },
    change: (on) => call(on ? '/notes/api/record/add' : '/notes/api/record/delete', { note_id }),
    told: { on: texts.liked, off: texts.unliked },
  })
  const { likes } = noteFigures(note)
  return { ...mark, likes: likes === undefined ? undefined : likes - is_dianzan + Number(mark.on) }
}
