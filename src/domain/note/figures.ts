import type { NoteRow } from '@mall/contract/note'
import { dayText } from '@/lib/date'

type Counted = Pick<
  NoteRow,
  | 'read_num'
  | 'initial_read_num'
  | 'is_show_read_num'
  | 'dianzan_num'
  | 'initial_dianzan_num'
  | 'is_show_dianzan_num'
  | 'is_show_release_time'
  | 'update_time'
>

/** What a note tells of itself; undefined: its shop does not show it (shops-stores-notes section 4). */
export interface NoteFigures {
  reads: number | undefined
  likes: number | undefined
  day: string | undefined
}

export const noteFigures = (note: Counted): NoteFigures => ({
  reads: note.is_show_read_num ? note.initial_read_num + note.read_num : undefined,
  likes: note.is_show_dianzan_num ? note.initial_dianzan_num + note.dianzan_num : undefined,
  day: note.is_show_release_time && note.update_time > 0 ? dayText(note.update_time) : undefined,
})
