import type { NoteGroup } from '@mall/contract/note'
import { useData } from '@/api/useData'

const none: readonly NoteGroup[] = []

/** The groups of a shop that have something to read; over all shops there are none to choose from. */
export function useNoteGroups(siteId: number): { groups: readonly NoteGroup[]; loading: boolean } {
  const asked = useData('/notes/api/notes/group', { site_id: siteId }, { enabled: siteId > 0, silent: true })
  return { groups: asked.data?.filter(({ release_num }) => release_num > 0) ?? none, loading: asked.loading }
}
