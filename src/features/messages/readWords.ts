import type { MessageThread } from '@mall/contract/message'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { ask } from '@/ui/ask'
import { markRead } from './read'

/** One row per shop; more shops than these have hardly written to one member. */
const most = 50

/** What a shop's servicer said, in full, where no room is open to read it in. */
export async function readWords({ site_id: siteId }: Pick<MessageThread, 'site_id'>, name: string): Promise<void> {
  try {
    const path = '/sitemessage/api/sitemessage/getSiteMemberSubMessageServicerList'
    const { list } = await call(path, { page: 1, page_size: most, site_id: siteId })
    const said = list.find((row) => row.site_id === siteId)
    if (!said) return
    await ask({ title: name, content: said.content, cancel: null })
    await markRead(said)
  } catch (failure) {
    // it has been told
    if (!(failure instanceof CallFailure)) throw failure
  }
}
