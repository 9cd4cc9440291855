import { useState } from 'react'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { currentInviter } from '@/session/inviter'
import { toast } from '@/session/toast'
import { CodeField } from '@/ui/form/CodeField'
import { PhoneField } from '@/ui/form/PhoneField'
import { phone, required } from '@/ui/form/rules'
import { useForm } from '@/ui/form/useForm'
import { enter } from '../enter'
import { useTexts } from '../texts'
import type { CaptchaState } from '../useCaptcha'
import { useResend } from '../useResend'
import { CaptchaField } from './CaptchaField'
import { LoginForm } from './LoginForm'

interface FormProps {
  captcha: CaptchaState
  /** encoded address to go on to */
  back: string | undefined
}

/** Mobile, captcha, code: the form fields of the specification are mobile, vercode, dynacode and key. */
export function SmsForm({ captcha, back }: FormProps) {
  const texts = useTexts()
  const [sending, setSending] = useState(false)
  const form = useForm({ mobile: '', vercode: '', dynacode: '', key: '' }, () => ({
    mobile: [required(texts.mobileEmpty), phone(texts.mobileWrong)],
    vercode: captcha.needed ? [required(texts.captchaEmpty)] : [],
    dynacode: [required(texts.codeEmpty)],
    key: [required(texts.codeFirst)],
  }))
  const resend = useResend(() => void captcha.refresh())

  const send = async () => {
    const message = form.check(['mobile', 'vercode'])
    if (message !== undefined) return toast(message)
    setSending(true)
    try {
      const { mobile, vercode } = form.values
      const params = { mobile, captcha_id: captcha.id, captcha_code: vercode }
      const { key } = await call('/api/login/mobileCode', params)
      form.set('key', key)
      resend.start()
      toast(texts.codeSent)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      resend.reset()
      form.set('vercode', '')
      if (captcha.needed) await captcha.refresh()
    } finally {
      setSending(false)
    }
  }
  const login = async () => {
    const { mobile, key, dynacode } = form.values
    const { source_member, suid } = currentInviter()
    try {
      const { token } = await call('/api/login/mobile', { mobile, key, code: dynacode, source_member, suid })
      await enter(token, back, texts.done)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    }
  }
  return (
    <LoginForm busy={form.busy} onSubmit={() => form.submit(login)}>
      <PhoneField
        label={texts.mobile}
        placeholder={texts.mobileHint}
        inputClassName="t-mobile"
        {...form.field('mobile')}
      />
      {captcha.needed && <CaptchaField captcha={captcha} {...form.field('vercode')} />}
      <CodeField
        label={texts.code}
        placeholder={texts.codeHint}
        inputClassName="t-code"
        wait={resend.left}
        sendDisabled={sending}
        onSend={send}
        {...form.field('dynacode')}
      />
    </LoginForm>
  )
}
