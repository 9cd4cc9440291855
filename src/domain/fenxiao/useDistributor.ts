import type { Distributor } from '@mall/contract/fenxiao'
import { useData, type DataState } from '@/api/useData'
import { useProgrammeOpen } from './useProgrammeOpen'

/** Other servers answer an empty list where there is none. */
const rowOf = (data: Distributor | null | undefined) => (data && 'fenxiao_id' in data ? data : data && null)

/** The member as a distributor; null: is none. Asked again whenever the page is shown again. */
export function useDistributor(): DataState<Distributor | null> {
  const enabled = useProgrammeOpen()
  const state = useData('/fenxiao/api/fenxiao/detail', {}, { enabled, onShow: true })
  return { ...state, data: rowOf(state.data) }
}
