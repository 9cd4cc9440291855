import { useEffect } from 'react'
import { usePlace } from '@/platform/lifecycle/place'
import { useBoot, addonOn } from './boot'
import { requireLogin } from './login'
import { routeAt } from './routeAt'
import { useIsMember } from './token'

export type Gate =
  | 'open'
  /** for members; the login page is on its way */
  | 'guest'
  /** its addon is off: the empty state is shown */
  | 'off'

/** Whether the page this component stands in may be shown: addresses can be entered without our links. */
export function usePageGate(): Gate {
  const route = routeAt(usePlace().path)
  const member = useIsMember()
  const on = useBoot((boot) => !route?.addons || route.addons.some((name) => addonOn(name, boot)))
  const guest = route?.member === true && !member
  useEffect(() => {
    if (guest) void requireLogin()
  }, [guest])
  return guest ? 'guest' : on ? 'open' : 'off'
}
