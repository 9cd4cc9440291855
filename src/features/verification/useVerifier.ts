import type { Verifier } from '@mall/contract/verify'
import { useData, type DataState } from '@/api/useData'

/** Whether the member is a verifier: data, or `refused` when a shop has not appointed them. */
export function useVerifier(): { asked: DataState<Verifier>; refused: boolean } {
  const asked = useData('/api/verify/checkisverifier', {}, { onShow: true, silent: true })
  return { asked, refused: !asked.data && asked.failure?.kind === 'refused' }
}
