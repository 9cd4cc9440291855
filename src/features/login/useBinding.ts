import { useState } from 'react'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { quiet } from '@/start/identity'
import { answerPopup, withTicket } from '@/start/signIn'
import type { Captcha } from '@/domain/proof/useCaptcha'
import { smsStart, useSmsCode, useSmsRules } from '@/domain/proof/useSmsCode'
import type { PhoneGiven } from '@/platform/phone/port'
import { authInfo } from '@/session/authInfo'
import { currentInviter } from '@/session/inviter'
import { currentSignIn } from '@/session/signInState'
import { toast } from '@/session/toast'
import { required } from '@/ui/form/rules'
import { useForm } from '@/ui/form/useForm'
import { enter } from './enter'
import { asksLooks, inWeChatWords, trimmed } from './looks'
import { notifyRefusal } from './refusal'
import { useTexts } from './texts'
import { toRegistration } from './toRegistration'

const who = () => {
  const { source_member, suid } = currentInviter()
  return { ...authInfo(), source_member, suid }
}

/** The bind-mobile popup: by message, or by what WeChat tells of the phone. */
export function useBinding(captcha: Captcha, back: string | undefined) {
  const texts = useTexts()
  const { mobile } = currentSignIn()
  const smsRules = useSmsRules('bind', captcha)
  const faced = asksLooks()
  const form = useForm({ ...smsStart('bind', mobile), nickname: '', headimg: '' }, (values) => ({
    nickname: faced ? [required(texts.nicknameEmpty)] : [],
    ...smsRules(values),
  }))
  const [bySms, setBySms] = useState(mobile !== undefined)
  const [asking, setAsking] = useState(false)
  const sms = useSmsCode('bind', form, captcha, (params) =>
    withTicket(() => call('/api/tripartite/mobileCode', { ...params, auth_ticket: authInfo().auth_ticket }, quiet)),
  )
  const { values } = form

  const bind = async (send: () => Promise<{ token: string; is_register: number }>) => {
    const answer = await withTicket(send)
    if (!answer) return
    sms.finish()
    await enter(answer.token, Number(answer.is_register) === 1, back, texts.done)
  }
  const refuse = async (failure: unknown, typed?: string) => {
    if (failure instanceof CallFailure && failure.unregistered) {
      await answerPopup('closed')
      await toRegistration(typed, back)
    } else if (!(await notifyRefusal(failure))) throw failure
  }
  const save = async () => {
    const { mobile, key, dynacode: code, vercode } = form.values
    const params = { mobile, key, code, captcha_id: captcha.id, captcha_code: vercode, ...trimmed(form.values) }
    try {
      await bind(() => call('/api/tripartite/mobile', { ...params, ...who() }, quiet))
    } catch (failure) {
      await refuse(failure, mobile)
    }
  }
  const takePhone = async (given: PhoneGiven) => {
    if (asking) return
    setAsking(true)
    try {
      await bind(() => call('/api/tripartite/mobileauth', { ...given, ...who(), ...inWeChatWords(form.values) }, quiet))
    } catch (failure) {
      await refuse(failure)
      setBySms(true)
    } finally {
      setAsking(false)
    }
  }
  return {
    faced,
    /** the name that is needed is there */
    isNamed: !faced || values.nickname.trim() !== '',
    /** typed before: WeChat may be unknown to this popup */
    typed: mobile,
    form,
    sms,
    asking,
    bySms,
    save,
    takePhone,
    /** WeChat tells no number: a message does */
    fallBack: (why?: 'refused' | 'noQuota') => {
      if (why) toast(texts.bySmsInstead)
      setBySms(true)
    },
    /** forced binding: nothing to save yet */
    isEmpty: !values.mobile || !values.dynacode || (captcha.needed && !values.key && !values.vercode),
  }
}
