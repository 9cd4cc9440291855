import { useData } from '@/api/useData'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { useIsMember } from '@/session/token'

/** Unread messages of the member, for a badge: 0 for guests, without the addon and until it is known. */
export function useUnread(): number {
  const enabled = [useIsMember(), useOpenable(routes.messages)].every(Boolean)
  const { data } = useData(
    '/sitemessage/api/sitemessage/getpermessagecount',
    {},
    { enabled, onShow: true, silent: true },
  )
  return data?.count ?? 0
}
