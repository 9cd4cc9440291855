import { View } from '@tarojs/components'
import { call } from '@/api/call'
import { quiet } from '@/start/identity'
import { CaptchaField } from '@/domain/proof/CaptchaField'
import { useTexts as useProofTexts } from '@/domain/proof/texts'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { PasswordField } from '@/ui/form/PasswordField'
import { required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/TextField'
import { useForm } from '@/ui/form/useForm'
import { Tap } from '@/ui/Tap'
import { enter } from '../enter'
import styles from '../login.module.scss'
import { notifyRefusal } from '../refusal'
import { useTexts } from '../texts'
import { LoginForm } from './LoginForm'
import type { WayProps } from './SmsForm'

export function PasswordForm({ captcha, consent, back, second }: WayProps) {
  const texts = useTexts()
  const proof = useProofTexts()
  const form = useForm({ username: '', password: '', vercode: '' }, () => ({
    username: [required(texts.nameEmpty)],
    password: [required(proof.password.empty)],
    vercode: captcha.needed ? [required(proof.captchaEmpty)] : [],
  }))
  const login = async () => {
    if (!(await consent.given())) return
    const { username, password, vercode } = form.values
    const params = { username: username.trim(), password, captcha_id: captcha.id, captcha_code: vercode }
    try {
      const { token } = await call('/api/login/login', params, quiet)
      await enter(token, false, back, texts.done)
    } catch (failure) {
      void captcha.refresh()
      if (!(await notifyRefusal(failure))) throw failure
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
        autoComplete="username"
        inputClassName="t-username"
        {...form.field('username')}
      />
      <PasswordField
        label={proof.password.name}
        placeholder={proof.password.empty}
        autoComplete="current-password"
        inputClassName="t-password"
        {...form.field('password')}
      />
      {captcha.needed && <CaptchaField captcha={captcha} {...form.field('vercode')} />}
    </LoginForm>
  )
}
