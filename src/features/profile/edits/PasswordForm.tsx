import type { MemberInfo } from '@mall/contract/member'
import { call } from '@/api/call'
import { useData } from '@/api/useData'
import { maskedMobile } from '@/domain/proof/maskedMobile'
import { NewPasswordFields, useNewPassword } from '@/domain/proof/NewPasswordFields'
import { SmsFields } from '@/domain/proof/SmsFields'
import { useCaptcha } from '@/domain/proof/useCaptcha'
import { smsStart, useSmsCode, useSmsRules } from '@/domain/proof/useSmsCode'
import { PasswordField } from '@/ui/form/PasswordField'
import { notSame, required } from '@/ui/form/rules'
import { useForm } from '@/ui/form/useForm'
import { useTexts } from '../texts'
import { silent, useSaving } from '../useSaving'
import { EditForm } from './EditForm'

/** A member without a password sets the first one by a code to the mobile. */
export function PasswordForm({ info }: { info: MemberInfo }) {
  return info.password ? <ChangeForm /> : <FirstForm mobile={info.mobile} />
}

const useConfig = () => useData('/api/register/config', {}, { silent: true }).data?.value

function ChangeForm() {
  const texts = useTexts()
  const save = useSaving()
  const config = useConfig()
  const rules = useNewPassword(config)
  const form = useForm({ old: '', password: '', again: '' }, (values) => {
    const { password, again } = rules(values)
    return {
      old: [required(texts.oldPasswordEmpty)],
      password: [...password, notSame(values.old, texts.passwordSame)],
      again,
    }
  })
  const send = () =>
    form.submit(({ old, password }) =>
      save(() => call('/api/member/modifypassword', { old_password: old, new_password: password }, silent)),
    )
  return (
    <EditForm note={texts.passwordNote} busy={form.busy} onSave={send}>
      <PasswordField
        label={texts.oldPassword}
        placeholder={texts.oldPasswordHint}
        autoComplete="current-password"
        inputClassName="t-old-password"
        {...form.field('old')}
      />
      <NewPasswordFields form={form} config={config} />
    </EditForm>
  )
}

function FirstForm({ mobile }: { mobile: string }) {
  const texts = useTexts()
  const save = useSaving()
  const config = useConfig()
  const captcha = useCaptcha()
  const smsRules = useSmsRules('password', captcha)
  const passwordRules = useNewPassword(config, true)
  const form = useForm({ ...smsStart('password', mobile), password: '', again: '' }, (values) => ({
    ...smsRules(values),
    mobile: [required(texts.mobileFirst)],
    ...passwordRules(values),
  }))
  const sms = useSmsCode('password', form, captcha, ({ captcha_id, captcha_code }) =>
    call('/api/member/pwdmobliecode', { captcha_id, captcha_code }, silent),
  )
  const send = () =>
    form.submit(async ({ password, key, dynacode: code }) => {
      const params = { new_password: password, key, code }
      if (await save(() => call('/api/member/modifypassword', params, silent))) sms.finish()
    })
  const note = mobile ? texts.firstPasswordNote(maskedMobile(mobile)) : texts.mobileFirst
  return (
    <EditForm note={note} busy={form.busy} onSave={send}>
      <SmsFields sms={sms} label={null} />
      <NewPasswordFields form={form} config={config} first />
    </EditForm>
  )
}
