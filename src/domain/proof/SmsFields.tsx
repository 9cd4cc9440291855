import { CodeField } from '@/ui/form/CodeField'
import { PhoneField } from '@/ui/form/PhoneField'
import { CaptchaField } from './CaptchaField'
import { useTexts } from './texts'
import type { SmsCode } from './useSmsCode'

interface SmsFieldsProps {
  sms: SmsCode
  /** of the mobile; null: the member's own, which is not typed */
  label?: string | null
}

/** Mobile, captcha where one is asked for, code of the message. */
export function SmsFields({ sms: { form, captcha, remaining, sending, send }, label }: SmsFieldsProps) {
  const texts = useTexts()
  return (
    <>
      {label !== null && (
        <PhoneField
          label={label ?? texts.mobile}
          placeholder={texts.mobileHint}
          inputClassName="t-mobile"
          {...form.field('mobile')}
        />
      )}
      {captcha.needed && <CaptchaField captcha={captcha} {...form.field('vercode')} />}
      <CodeField
        label={texts.code}
        placeholder={texts.codeHint}
        inputClassName="t-code"
        wait={remaining}
        sendDisabled={sending}
        onSend={() => void send()}
        {...form.field('dynacode')}
      />
    </>
  )
}
