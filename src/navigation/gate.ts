import { useEffect } from 'react'
import { usePlace } from '@/platform/lifecycle/place'
import { useBoot } from '@/session/boot'
import { requireLogin } from './login'
import { isOpenable } from './openable'
import { routeAt } from './routeAt'
import { useIsMember } from '@/session/token'

export type Gate =
  | 'open'
  /** for members; the login page is on its way */
  | 'guest'
  /** its addon is off, or shops are hidden: the empty state is shown */
  | 'off'

/** Whether the page this component stands in may be shown: addresses can be entered without our links. */
export function usePageGate(): Gate {
  const route = routeAt(usePlace().path)
  const member = useIsMember()
  const on = useBoot((boot) => !route || isOpenable(route, {}, boot))
  const guest = route?.member === true && !member
  useEffect(() => {
    if (guest) void requireLogin()
  }, [guest])
  return guest ? 'guest' : on ? 'open' : 'off'
}
