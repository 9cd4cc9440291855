import { useData } from '@/api/useData'
import { useOpenable } from '@/navigation/openable'
import { routes, type Route } from '@/routes'
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

/** Where points are earned: their own page tells how, else check-in brings some; undefined while neither is open. */
export function useEarningPage(): Route | undefined {
  const tells = useOpenable(routes.points)
  const checksIn = useOpenable(routes.signIn as Route)
  return tells ? routes.points : checksIn ? (routes.signIn as Route) : undefined
}
