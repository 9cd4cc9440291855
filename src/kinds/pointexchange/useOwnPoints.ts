import { useData } from '@/api/useData'
import { useIsMember } from '@/session/token'

/** How many points the member has; undefined for a guest, and until it is known. */
export function useOwnPoints() {
  const info = useData(
    '/api/memberaccount/info',
    { account_type: 'point' },
    { enabled: useIsMember(), onShow: true, silent: true },
  )
  return { own: info.data?.point, refresh: info.refresh }
}
