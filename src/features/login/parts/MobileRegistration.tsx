import { call } from '@/api/call'
import { quiet } from '@/start/identity'
import { SmsFields } from '@/domain/proof/SmsFields'
import type { Captcha } from '@/domain/proof/useCaptcha'
import { smsStart, useSmsCode, useSmsRules } from '@/domain/proof/useSmsCode'
import { currentInviter } from '@/session/inviter'
import { currentSignIn } from '@/session/signInState'
import { useForm } from '@/ui/form/useForm'
import { enter, isRewarded } from '../enter'
import { notifyRefusal } from '../refusal'
import { useTexts } from '../texts'
import type { Consent } from '../useConsent'
import { ConsentTick } from './Consent'
import { LoginForm } from './LoginForm'

export interface RegistrationProps {
  captcha: Captcha
  consent: Consent
  back: string | undefined
}

export function MobileRegistration({ captcha, consent, back }: RegistrationProps) {
  const texts = useTexts()
  const rules = useSmsRules('register', captcha)
  const form = useForm(smsStart('register', currentSignIn().mobile), rules)
  const sms = useSmsCode('register', form, captcha, async (params) => {
    // a mobile that is taken needs no message
    await call('/api/member/checkmobile', { mobile: params.mobile }, quiet)
    return call('/api/register/mobileCode', params, quiet)
  })
  const register = async () => {
    if (!(await consent.given())) return
    const { mobile, key, dynacode: code } = form.values
    const { source_member, suid } = currentInviter()
    try {
      const answer = await call('/api/register/mobile', { mobile, key, code, source_member, suid }, quiet)
      sms.finish()
      await enter(answer.token, isRewarded(answer), back, texts.registered)
    } catch (failure) {
      if (!(await notifyRefusal(failure))) throw failure
    }
  }
  const tick = <ConsentTick consent={consent} />
  return (
    <LoginForm busy={form.busy} word={texts.register} note={tick} onSubmit={() => form.submit(register)}>
      <SmsFields sms={sms} />
    </LoginForm>
  )
}
