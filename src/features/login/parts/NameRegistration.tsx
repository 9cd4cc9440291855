import type { RegisterConfig } from '@mall/contract/auth'
import { useRef } from 'react'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { quiet } from '@/start/identity'
import { CaptchaField } from '@/domain/proof/CaptchaField'
import { NewPasswordFields, useNewPassword } from '@/domain/proof/NewPasswordFields'
import { useTexts as useProofTexts } from '@/domain/proof/texts'
import { currentInviter } from '@/session/inviter'
import { noneOf, required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/TextField'
import { useForm } from '@/ui/form/useForm'
import { enter, isRewarded } from '../enter'
import { notifyRefusal } from '../refusal'
import { useTexts } from '../texts'
import { ConsentTick } from './Consent'
import { LoginForm } from './LoginForm'
import type { RegistrationProps } from './MobileRegistration'

const start = { username: '', password: '', again: '', vercode: '' }

export function NameRegistration({
  captcha,
  consent,
  back,
  config,
}: RegistrationProps & { config: RegisterConfig['value'] }) {
  const texts = useTexts()
  const proof = useProofTexts()
  const taken = useRef<readonly string[]>([])
  const passwordRules = useNewPassword(config, true)
  const form = useForm(start, (values) => ({
    username: [required(texts.usernameEmpty), noneOf(taken.current, texts.usernameTaken)],
    ...passwordRules(values),
    vercode: captcha.needed ? [required(proof.captchaEmpty)] : [],
  }))
  const lookUp = async () => {
    const username = form.values.username.trim()
    if (username === '') return
    try {
      const isTaken = await call('/api/register/exist', { type: 'username', username }, quiet)
      if (isTaken === 1) taken.current = [...taken.current, username]
      // what was typed meanwhile is another name
      if (isTaken === 1) form.check(['username'])
    } catch (failure) {
      // whether it is taken the registration tells as well
      if (!(failure instanceof CallFailure)) throw failure
    }
  }
  const register = async () => {
    if (!(await consent.given())) return
    const { username, password, vercode } = form.values
    const { source_member, suid } = currentInviter()
    const params = { username: username.trim(), password, captcha_id: captcha.id, captcha_code: vercode }
    try {
      const answer = await call('/api/register/username', { ...params, source_member, suid }, quiet)
      await enter(answer.token, isRewarded(answer), back, texts.registered)
    } catch (failure) {
      void captcha.refresh()
      if (!(await notifyRefusal(failure))) throw failure
    }
  }
  const tick = <ConsentTick consent={consent} />
  return (
    <LoginForm busy={form.busy} word={texts.register} note={tick} onSubmit={() => form.submit(register)}>
      <TextField
        label={texts.username}
        placeholder={texts.usernameHint}
        autoComplete="username"
        inputClassName="t-username"
        maxlength={30}
        onBlur={() => void lookUp()}
        {...form.field('username')}
      />
      <NewPasswordFields form={form} config={config} first />
      {captcha.needed && <CaptchaField captcha={captcha} {...form.field('vercode')} />}
    </LoginForm>
  )
}
