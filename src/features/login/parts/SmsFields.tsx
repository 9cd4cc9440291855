import { CodeField } from '@/ui/form/CodeField'
import { PhoneField } from '@/ui/form/PhoneField'
import { useTexts } from '../texts'
import type { SmsCode } from '../useSmsCode'
import { CaptchaField } from './CaptchaField'

/** Mobile, captcha where the mall asks for one, code of the message. */
export function SmsFields({ sms: { form, captcha, left, sending, send } }: { sms: SmsCode }) {
  const texts = useTexts()
  return (
    <>
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
        wait={left}
        sendDisabled={sending}
        onSend={send}
        {...form.field('dynacode')}
      />
    </>
  )
}
