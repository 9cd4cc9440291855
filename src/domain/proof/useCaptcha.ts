import { useEffect, useRef, useState } from 'react'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'

export interface Captcha {
  /** false: none is shown, none is sent */
  needed: boolean
  /** '' while another is fetched: its fields empty their digits then */
  id: string
  /** data url; '' while it is fetched */
  picture: string
  /** after a call that spent it, and for another picture */
  refresh(): Promise<void>
}

const none = { id: '', picture: '' }

/**
 * The picture of a captcha. Whether captchas are on is told to guests only (specification section 5): a member is
 * always shown one where one counts.
 */
export function useCaptcha(needed = true): Captcha {
  const [{ id, picture }, setCaptcha] = useState(none)
  const old = useRef('')
  const refresh = async () => {
    if (!needed) return
    setCaptcha(none)
    try {
      const next = await call('/api/captcha/captcha', old.current ? { captcha_id: old.current } : {})
      old.current = next.id
      setCaptcha({ id: next.id, picture: next.img })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    }
  }
  useEffect(() => {
    void refresh()
    // one picture as soon as it is known to be needed
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [needed])
  return { needed, id, picture, refresh }
}
