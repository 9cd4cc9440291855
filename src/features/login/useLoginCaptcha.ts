import { useData } from '@/api/useData'
import { useCaptcha, type Captcha } from '@/domain/proof/useCaptcha'
import { useIsMember } from '@/session/token'

/** The captcha of the login pages; whether there is one is asked only while not logged in (specification section 5). */
export function useLoginCaptcha(): Captcha {
  const guest = !useIsMember()
  const config = useData('/api/config/getCaptchaConfig', {}, { silent: false, enabled: guest })
  return useCaptcha(config.data !== undefined && Number(config.data.value.shop_reception_login) !== 0)
}
