import { useState } from 'react'
import { CallFailure } from '@/api/CallFailure'
import { notify } from '@/api/notify'
import { toast } from '@/session/toast'
import { phone, required, same, type Rule } from '@/ui/form/rules'
import type { Form } from '@/ui/form/useForm'
import { useTexts } from './texts'
import type { Captcha } from './useCaptcha'
import { lastSending, useResend, type Purpose } from './useResend'

/** The login form of the specification: `vercode` is the captcha's, `dynacode` the message's, `key` its sending's. */
export interface SmsValues {
  mobile: string
  vercode: string
  dynacode: string
  key: string
}

/** What was sent before the page was left goes on. `own`: the member's mobile, which is not typed. */
export function smsStart(purpose: Purpose, own?: string): SmsValues {
  const { mobile = '', key = '' } = lastSending(purpose) ?? {}
  const start = own === undefined || own === mobile ? { mobile, key } : { mobile: own, key: '' }
  return { ...start, vercode: '', dynacode: '' }
}

/** Rules by the values of the form: a code belongs to the mobile it was sent to. */
export function useSmsRules(purpose: Purpose, captcha: Captcha) {
  const texts = useTexts()
  return ({ mobile }: Pick<SmsValues, 'mobile'>): Record<keyof SmsValues, Rule[]> => {
    const sent = lastSending(purpose)
    const key = sent?.mobile === mobile ? sent.key : undefined
    return {
      mobile: [required(texts.mobileEmpty), phone(texts.mobileWrong)],
      // it is spent by the sending: who holds a key needs none
      vercode: captcha.needed && !key ? [required(texts.captchaEmpty)] : [],
      key: [required(texts.codeFirst), same(key, texts.codeFirst)],
      dynacode: [required(texts.codeEmpty)],
    }
  }
}

/** A form that has these values among others. */
export type SmsForm = Pick<Form<SmsValues>, 'values' | 'set' | 'check' | 'field'>

export interface SmsCode {
  form: SmsForm
  captcha: Captcha
  remaining: number
  sending: boolean
  send(): Promise<void>
  /** the code was good: nothing is waited for any more */
  finish(): void
}

type Ask = (params: {
  mobile: string
  captcha_id: string
  captcha_code: string
}) => Promise<{ key: string } | undefined>

/**
 * Sending of one code. Every sending spends the captcha, so another is fetched whatever the answer; a failure also ends
 * the countdown. `ask` answers undefined when it has told by itself why nothing was sent.
 */
export function useSmsCode(purpose: Purpose, form: SmsForm, captcha: Captcha, ask: Ask): SmsCode {
  const texts = useTexts()
  const [sending, setSending] = useState(false)
  const resend = useResend(purpose, () => void captcha.refresh())
  const send = async () => {
    if (sending || resend.remaining > 0) return
    const message = form.check(['mobile', 'vercode'])
    if (message !== undefined) return toast(message)
    // another sending takes another captcha, whatever is held
    if (captcha.needed && !form.values.vercode) return toast(texts.captchaEmpty)
    setSending(true)
    try {
      const { mobile, vercode } = form.values
      const sent = await ask({ mobile, captcha_id: captcha.id, captcha_code: vercode })
      if (!sent) return
      form.set('key', sent.key)
      resend.start(mobile, sent.key)
      toast(texts.codeSent)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      notify(failure)
      resend.reset()
    } finally {
      setSending(false)
      void captcha.refresh()
    }
  }
  return { form, captcha, remaining: resend.remaining, sending, send, finish: resend.reset }
}
