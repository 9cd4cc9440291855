import { View } from '@tarojs/components'
import { call } from '@/api/call'
import { open } from '@/session/open'
import { routes } from '@/routes'
import { PasswordField } from '@/ui/form/PasswordField'
import { required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/TextField'
import { useForm } from '@/ui/form/useForm'
import { Tap } from '@/ui/Tap'
import { enter } from '../enter'
import styles from '../login.module.scss'
import { tellRefusal } from '../refusal'
import { useTexts } from '../texts'
import { CaptchaField } from './CaptchaField'
import { LoginForm } from './LoginForm'
import type { WayProps } from './SmsForm'

export function PasswordForm({ captcha, back, second }: WayProps) {
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
      const { token } = await call('/api/login/login', params, { silent: true, login: 'quiet' })
      await enter(token, false, back, texts.done)
    } catch (failure) {
      if (!(await tellRefusal(failure))) throw failure
      form.set('vercode', '')
      if (captcha.needed) await captcha.refresh()
    }
  }
  const forgotten = (
    <View className={styles.aside}>
      <Tap role="link" className={`${styles.link} t-find-password`} onClick={() => open(routes.findPassword, { back })}>
        {texts.forgotten}
      </Tap>
    </View>
  )
  return (
    <LoginForm busy={form.busy} second={second} note={forgotten} onSubmit={() => form.submit(login)}>
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
