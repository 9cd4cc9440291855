import { currentInviter } from '@/session/inviter'
import { isMember, useIsMember } from '@/session/token'
import { call } from './call'
import { useData } from './useData'

/** Who handed the page to the shopper hands it on while the shopper has no name of his own. */
const handedBy = (): number => {
  const { suid, source_member, uid } = currentInviter()
  return suid || source_member || uid
}

const named = (id: number | undefined) => (id ? { source_member: id } : {})

/** Who is to be named on what this page shares: the member, else whoever invited the guest. */
export function useSharer(): { source_member?: number } {
  const own = useData('/api/member/id', {}, { enabled: useIsMember(), silent: true })
  return named(Number(own.data ?? 0) || handedBy())
}

/** The same outside a page; asks nothing for a guest. */
export async function sharer(): Promise<{ source_member?: number }> {
  if (!isMember()) return named(handedBy())
  const own = await call('/api/member/id', {}, { silent: true, login: 'quiet' }).catch(() => 0)
  return named(Number(own) || handedBy())
}
