import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { quiet } from '@/start/identity'
import { enterUnknown } from '@/start/signIn'
import { SmsFields } from '@/domain/proof/SmsFields'
import type { Captcha } from '@/domain/proof/useCaptcha'
import { smsStart, useSmsCode, useSmsRules } from '@/domain/proof/useSmsCode'
import { currentInviter } from '@/session/inviter'
import { useForm } from '@/ui/form/useForm'
import { enter } from '../enter'
import { notifyRefusal } from '../refusal'
import { useTexts } from '../texts'
import { toRegistration } from '../toRegistration'
import type { Consent } from '../useConsent'
import { LoginForm } from './LoginForm'

export interface WayProps {
  captcha: Captcha
  consent: Consent
  /** address to go on to */
  back: string | undefined
  /** logging in with WeChat stands above */
  second: boolean
}

/** By mobile and message; an unknown mobile becomes a member where the mall allows it. */
export function SmsForm({ captcha, consent, back, second }: WayProps) {
  const texts = useTexts()
  const rules = useSmsRules('login', captcha)
  const form = useForm(smsStart('login'), rules)
  const sms = useSmsCode('login', form, captcha, (params) => call('/api/login/mobileCode', params, quiet))
  const login = async () => {
    if (!(await consent.given())) return
    const { mobile, key, dynacode } = form.values
    const { source_member, suid } = currentInviter()
    try {
      const params = { mobile, key, code: dynacode, source_member, suid }
      const { token, is_register: isNew } = await call('/api/login/mobile', params, quiet)
      sms.finish()
      await enter(token, Number(isNew) === 1, back, texts.done)
    } catch (failure) {
      if (failure instanceof CallFailure && failure.unregistered) {
        if (await enterUnknown(mobile)) await toRegistration(mobile, back)
      } else if (!(await notifyRefusal(failure))) throw failure
    }
  }
  return (
    <LoginForm busy={form.busy} second={second} onSubmit={() => form.submit(login)}>
      <SmsFields sms={sms} />
    </LoginForm>
  )
}
