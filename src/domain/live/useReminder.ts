import type { LiveRoom } from '@mall/contract/content'
import { call } from '@/api/call'
import { useMark, type Mark } from '@/domain/favourites/useMark'
import { useMessageConsent } from '@/domain/message-consent/useMessageConsent'
import { isMember } from '@/session/token'
import { useTexts } from './texts'

/**
 * Whether the member wants to be told before a room starts; asking for it asks WeChat's consent in the same tap.
 * `changed` hears what the server has confirmed.
 */
export function useReminder({ id, is_remind }: LiveRoom, changed: (is: 0 | 1) => void): Mark {
  const texts = useTexts()
  const ask = useMessageConsent('live')
  const mark = useMark({
    state: { data: is_remind, set: (next) => changed(next ? 1 : 0) },
    change: (on) => call('/live/api/live/remind', { id, is_remind: on ? 1 : 0 }),
    told: { on: texts.remindSet, off: texts.remindOff },
  })
  return {
    on: mark.on,
    async toggle() {
      // a guest is led to the login first
      if (mark.on || !isMember() || (await ask())) await mark.toggle()
    },
  }
}
