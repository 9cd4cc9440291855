import { useData } from '@/api/useData'
import { useOpenable } from '@/navigation/openable'
import { usePullDownRefresh } from '@/platform/lifecycle/lifecycle'
import { routes } from '@/routes'
import { useIsMember } from '@/session/token'

/** Unread messages of the member, for a badge: 0 for guests, without the addon and until it is known. */
export function useUnread(): number {
  const member = useIsMember()
  const enabled = useOpenable(routes.messages) && member
  const path = '/sitemessage/api/sitemessage/getpermessagecount'
  const { data, refresh } = useData(path, {}, { enabled, onShow: true, silent: true })
  usePullDownRefresh(refresh)
  return data?.count ?? 0
}
