import { useEffect, useRef, useState } from 'react'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { useData } from '@/api/useData'
import { useIsMember } from '@/session/token'

export interface CaptchaState {
  /** the mall asks for one at login */
  needed: boolean
  id: string
  /** data url; '' while it is fetched */
  picture: string
  refresh(): Promise<void>
}

/** The captcha of the login pages; asked for only while not logged in (specification section 5). */
export function useCaptcha(): CaptchaState {
  const guest = !useIsMember()
  const config = useData('/api/config/getCaptchaConfig', {}, { silent: false, enabled: guest })
  const needed = config.data !== undefined && Number(config.data.value.shop_reception_login) !== 0
  const [captcha, setCaptcha] = useState({ id: '', picture: '' })
  const old = useRef('')
  const refresh = async () => {
    try {
      const { id, img } = await call('/api/captcha/captcha', old.current ? { captcha_id: old.current } : {})
      old.current = id
      setCaptcha({ id, picture: img })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    }
  }
  useEffect(() => {
    if (needed) void refresh()
  }, [needed])
  return { needed, ...captcha, refresh }
}
