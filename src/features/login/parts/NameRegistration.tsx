import type { RegisterConfig } from '@mall/contract/auth'
import { call } from '@/api/call'
import { quiet } from '@/api/identity'
import { currentInviter } from '@/session/inviter'
import { PasswordField } from '@/ui/form/PasswordField'
import { required, same } from '@/ui/form/rules'
import { TextField } from '@/ui/form/TextField'
import { useForm } from '@/ui/form/useForm'
import { enter } from '../enter'
import { passwordHint, passwordRules } from '../passwordRules'
import { tellRefusal } from '../refusal'
import { useTexts } from '../texts'
import { Agreement } from './Agreement'
import { CaptchaField } from './CaptchaField'
import { LoginForm } from './LoginForm'
import type { RegistrationProps } from './MobileRegistration'

const start = { username: '', password: '', again: '', vercode: '', agreed: false }

export function NameRegistration({ captcha, back, config }: RegistrationProps & { config: RegisterConfig['value'] }) {
  const texts = useTexts()
  const form = useForm(start, ({ password }) => ({
    username: [required(texts.usernameEmpty)],
    password: passwordRules(config, texts),
    again: [required(texts.againEmpty), same(password, texts.againWrong)],
    vercode: captcha.needed ? [required(texts.captchaEmpty)] : [],
    agreed: [required(texts.agreeFirst)],
  }))
  const register = async () => {
    const { username, password, vercode } = form.values
    const { source_member, suid } = currentInviter()
    const params = { username: username.trim(), password, captcha_id: captcha.id, captcha_code: vercode }
    try {
      const { token } = await call('/api/register/username', { ...params, source_member, suid }, quiet)
      await enter(token, true, back, texts.registered)
    } catch (failure) {
      if (!(await tellRefusal(failure))) throw failure
      form.set('vercode', '')
      if (captcha.needed) await captcha.refresh()
    }
  }
  const agreement = <Agreement agreed={form.values.agreed} onChange={(agreed) => form.set('agreed', agreed)} />
  return (
    <LoginForm busy={form.busy} word={texts.register} note={agreement} onSubmit={() => form.submit(register)}>
      <TextField
        label={texts.username}
        placeholder={texts.usernameHint}
        inputClassName="t-username"
        maxlength={50}
        {...form.field('username')}
      />
      <PasswordField
        label={texts.secret}
        placeholder={passwordHint(config, texts) || texts.newSecretHint(config.pwd_len)}
        inputClassName="t-password"
        {...form.field('password')}
      />
      <PasswordField
        label={texts.again}
        placeholder={texts.againHint}
        inputClassName="t-password-again"
        {...form.field('again')}
      />
      {captcha.needed && <CaptchaField captcha={captcha} {...form.field('vercode')} />}
    </LoginForm>
  )
}
