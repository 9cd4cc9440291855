import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { PasswordField } from '@/ui/form/PasswordField'
import { required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/TextField'
import { useForm } from '@/ui/form/useForm'
import { enter } from '../enter'
import { useTexts } from '../texts'
import type { CaptchaState } from '../useCaptcha'
import { CaptchaField } from './CaptchaField'
import { LoginForm } from './LoginForm'

export function PasswordForm({ captcha, back }: { captcha: CaptchaState; back: string | undefined }) {
  const texts = useTexts()
  const form = useForm({ username: '', password: '', vercode: '' }, () => ({
    username: [required(texts.nameEmpty)],
    password: [required(texts.secretEmpty)],
    vercode: captcha.needed ? [required(texts.captchaEmpty)] : [],
  }))
  const login = async () => {
    const { username, password, vercode } = form.values
    const params = { username: username.trim(), password, captcha_id: captcha.id, captcha_code: vercode }
    try {
      const { token } = await call('/api/login/login', params)
      await enter(token, back, texts.done)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      form.set('vercode', '')
      if (captcha.needed) await captcha.refresh()
    }
  }
  return (
    <LoginForm busy={form.busy} onSubmit={() => form.submit(login)}>
      <TextField
        label={texts.name}
        placeholder={texts.nameHint}
        inputClassName="t-username"
        {...form.field('username')}
      />
      <PasswordField
        label={texts.secret}
        placeholder={texts.secretHint}
        inputClassName="t-password"
        {...form.field('password')}
      />
      {captcha.needed && <CaptchaField captcha={captcha} {...form.field('vercode')} />}
    </LoginForm>
  )
}
