import type { FenxiaoLevel } from '@mall/contract/fenxiao'
import { useData } from '@/api/useData'

/** All levels, the lowest first, and the distributor's own: asked by itself where the list leaves it out. */
export function useLevels(id: number | undefined) {
  const lists = useData('/fenxiao/api/level/lists', {}, { enabled: id !== undefined })
  const levels = [...(lists.data ?? [])].sort((a, b) => a.level_num - b.level_num)
  const listed = levels.find((level) => level.level_id === id)
  const level = id ?? 0
  const enabled = level > 0 && lists.data !== undefined && !listed
  const single = useData('/fenxiao/api/fenxiao/level', { level }, { enabled, silent: true })
  const own: FenxiaoLevel | undefined = listed ?? single.data
  return { waited: lists, levels, own }
}
