import { call } from '@/api/call'
import { useData } from '@/api/useData'
import { useIsMember } from '@/session/token'
import { useTexts } from './texts'
import { isFollowed, setFollowed, type Followed } from './useFollowed'
import { useMark, type Mark } from './useMark'

/** Whether the member follows a shop; 0 while its id is on its way. `among`: known of many shops at once. */
export function useFollow(siteId: number, among?: Followed): Mark {
  const texts = useTexts()
  const isMember = useIsMember()
  const known = among && isMember ? isFollowed(among, siteId) : undefined
  const waits = among?.loading ?? false
  const enabled = isMember && siteId > 0 && known === undefined && !waits
  const { data, set } = useData('/api/shopmember/issubscribe', { site_id: siteId }, { enabled, silent: true })
  return useMark({
    state: {
      data: known ?? data,
      set(on) {
        if (among) setFollowed(among, siteId, on)
        set(on)
      },
    },
    change: (on) => call(on ? '/api/shopmember/add' : '/api/shopmember/delete', { site_id: siteId }),
    told: { on: texts.followed, off: texts.unfollowed },
  })
}
