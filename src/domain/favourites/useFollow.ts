import { call } from '@/api/call'
import { useData } from '@/api/useData'
import { useIsMember } from '@/session/token'
import { useTexts } from './texts'
import { useMark, type Mark } from './useMark'

/** Whether the member follows a shop; 0 while its id is on its way. */
export function useFollow(siteId: number): Mark {
  const texts = useTexts()
  const enabled = useIsMember() && siteId > 0
  return useMark({
    state: useData('/api/shopmember/issubscribe', { site_id: siteId }, { enabled, silent: true }),
    change: (on) => call(on ? '/api/shopmember/add' : '/api/shopmember/delete', { site_id: siteId }),
    told: { on: texts.followed, off: texts.unfollowed },
  })
}
