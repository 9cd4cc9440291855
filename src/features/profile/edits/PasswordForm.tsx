import type { MemberInfo } from '@mall/contract/member'
import { call } from '@/api/call'
import { useData } from '@/api/useData'
import { CaptchaField } from '@/domain/proof/CaptchaField'
import { useTexts as useProofTexts } from '@/domain/proof/texts'
import { useCodeSending, useMemberCaptcha } from '@/domain/proof/useCodeSending'
import { toast } from '@/session/toast'
import { CodeField } from '@/ui/form/CodeField'
import { PasswordField } from '@/ui/form/PasswordField'
import { notSame, required, same } from '@/ui/form/rules'
import { useForm } from '@/ui/form/useForm'
import { maskedMobile } from '../masked'
import { passwordRules } from '../rules'
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
  const form = useForm({ old: '', password: '', again: '' }, (values) => ({
    old: [required(texts.oldPasswordEmpty)],
    password: [...passwordRules(config, texts), notSame(values.old, texts.passwordSame)],
    again: [same(values.password, texts.againDiffers)],
  }))
  const send = () =>
    form.submit(({ old, password }) =>
      save(() => call('/api/member/modifypassword', { old_password: old, new_password: password }, silent)),
    )
  return (
    <EditForm note={texts.passwordNote} busy={form.busy} onSave={send}>
      <PasswordField
        label={texts.oldPassword}
        placeholder={texts.oldPasswordHint}
        inputClassName="t-old-password"
        {...form.field('old')}
      />
      <PasswordField
        label={texts.newPassword}
        placeholder={texts.newPasswordHint}
        inputClassName="t-new-password"
        {...form.field('password')}
      />
      <PasswordField
        label={texts.again}
        placeholder={texts.againHint}
        inputClassName="t-again"
        {...form.field('again')}
      />
    </EditForm>
  )
}

function FirstForm({ mobile }: { mobile: string }) {
  const texts = useTexts()
  const proof = useProofTexts()
  const save = useSaving()
  const config = useConfig()
  const captcha = useMemberCaptcha()
  const code = useCodeSending('password')
  const form = useForm({ vercode: '', code: '', password: '', again: '' }, (values) => ({
    vercode: [required(proof.captchaEmpty)],
    code: [required(proof.codeEmpty)],
    password: passwordRules(config, texts),
    again: [same(values.password, texts.againDiffers)],
  }))
  const sendCode = async () => {
    if (!mobile) return toast(texts.mobileFirst)
    const message = form.check(['vercode'])
    if (message !== undefined) return toast(message)
    const given = { captcha_id: captcha.id, captcha_code: form.values.vercode }
    if (await code.send(() => call('/api/member/pwdmobliecode', given))) return
    form.set('vercode', '')
    await captcha.refresh()
  }
  const send = () => {
    if (!code.keyFor()) return toast(mobile ? proof.codeFirst : texts.mobileFirst)
    return form.submit(async ({ password, code: digits }) => {
      const params = { new_password: password, key: code.keyFor(), code: digits }
      if (await save(() => call('/api/member/modifypassword', params, silent))) code.reset()
    })
  }
  const note = mobile ? texts.firstPasswordNote(maskedMobile(mobile)) : texts.mobileFirst
  return (
    <EditForm note={note} busy={form.busy} onSave={() => void send()}>
      <CaptchaField captcha={captcha} {...form.field('vercode')} />
      <CodeField
        label={proof.code}
        placeholder={proof.codeHint}
        inputClassName="t-code"
        wait={code.left}
        sendDisabled={code.sending}
        onSend={() => void sendCode()}
        {...form.field('code')}
      />
      <PasswordField
        label={texts.newPassword}
        placeholder={texts.newPasswordHint}
        inputClassName="t-new-password"
        {...form.field('password')}
      />
      <PasswordField
        label={texts.again}
        placeholder={texts.againHint}
        inputClassName="t-again"
        {...form.field('again')}
      />
    </EditForm>
  )
}
