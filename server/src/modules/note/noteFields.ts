import type { ContentFields } from '../content/contentDesk'
import { sent } from '../import/list'

export const noteNeeds = ['group_name', 'note_type', 'note_title', 'note_content'] as const

/** Columns of the fields that the import and content/save have in common. */
export const noteColumns = (row: Omit<ContentFields<'note'>, 'goods'>) => ({
  ...sent(row, 'note_type', 'note_title', 'note_abstract', 'cover_type', 'cover_img', 'goods_highlights'),
  ...sent(row, 'note_content', 'label', 'initial_read_num', 'initial_dianzan_num', 'status'),
  ...sent(row, 'is_show_read_num', 'is_show_dianzan_num', 'is_show_release_time'),
})
