import { useEffect } from 'react'
import type { MessageRow } from '@mall/contract/message'
import { usePagedList } from '@/api/usePagedList'
import { useIsMember } from '@/session/token'
import type { Waited } from '@/ui/screenState'
import { handedOn } from './handed'
import { lists } from './kinds'
import { markRead } from './read'

/** pages of the list, and rows of each, that a message is looked for in */
const most = { pages: 5, rows: 50 }
const idOf = ({ id }: MessageRow) => id
const everyShop = { site_id: 0 }

/** A message of an account: as the list has handed it on, else looked for there, as no call tells one by its number. */
export function useAccountMessage(id: number): { message: MessageRow | undefined; gone: boolean; waited: Waited } {
  const handed = handedOn(id)
  const enabled = useIsMember() && id > 0 && !handed
  const list = usePagedList(lists.account.path, everyShop, { enabled, rowKey: idOf, pageSize: most.rows })
  const { rows, page, pullUp, failure, more, refresh } = list
  const message = handed ?? rows.find((row) => row.id === id)
  const further = enabled && !message && pullUp === 'idle' && !failure && page > 0 && page < most.pages
  useEffect(() => {
    if (further) void more()
  }, [further, more])
  const unread = message?.is_seed === 0 ? message : undefined
  useEffect(() => {
    if (unread) void markRead(unread)
  }, [unread])
  const waits = enabled && !message && (pullUp === 'loading' || further || page === 0)
  const gone = !message && !waits && !failure && (!(id > 0) || page > 0)
  const data = message ?? (gone ? {} : undefined)
  return { message, gone, waited: { data, loading: waits && !failure, failure, refresh } }
}
