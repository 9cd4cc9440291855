import { View } from '@tarojs/components'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { quiet } from '@/api/identity'
import { useData } from '@/api/useData'
import { back as goBack } from '@/session/open'
import { useLoginPage } from '@/session/login'
import { toast } from '@/session/toast'
import { PasswordField } from '@/ui/form/PasswordField'
import { required, same } from '@/ui/form/rules'
import { useForm } from '@/ui/form/useForm'
import { Screen } from '@/ui/Screen'
import styles from './login.module.scss'
import { LoginForm } from './parts/LoginForm'
import { SmsFields } from './parts/SmsFields'
import { passwordHint, passwordRules } from './passwordRules'
import { tellRefusal } from './refusal'
import { useTexts } from './texts'
import { useCaptcha } from './useCaptcha'
import { smsStart, useSmsCode, useSmsRules } from './useSmsCode'

/** `checkmobile` is satisfied by a mobile that is free; here it must be somebody's. */
async function isFree(mobile: string): Promise<boolean> {
  try {
    await call('/api/member/checkmobile', { mobile }, quiet)
    return true
  } catch (failure) {
    // -1: taken. Whatever else went wrong says nothing about the mobile
    if (failure instanceof CallFailure && failure.code === -1) return false
    throw failure
  }
}

/** A new password by a message to the member's mobile; every login of the old one ends. */
export function FindPasswordScreen() {
  useLoginPage()
  const texts = useTexts()
  const { data: config } = useData('/api/register/config', {})
  const captcha = useCaptcha()
  const rules = useSmsRules(captcha)
  const form = useForm({ ...smsStart('find'), password: '', again: '' }, ({ password }) => ({
    ...rules,
    password: passwordRules(config?.value, texts),
    again: [required(texts.againEmpty), same(password, texts.againWrong)],
  }))
  const sms = useSmsCode('find', form, captcha, async (params) => {
    if (await isFree(params.mobile)) {
      toast(texts.unknownMobile)
      return undefined
    }
    return call('/api/findpassword/mobilecode', params, quiet)
  })
  const reset = async () => {
    const { mobile, key, dynacode: code, password } = form.values
    try {
      await call('/api/findpassword/mobile', { mobile, key, code, password }, quiet)
      sms.finish()
      toast(texts.passwordChanged)
      await goBack()
    } catch (failure) {
      if (failure instanceof CallFailure && failure.unregistered) toast(texts.unknownMobile)
      else if (!(await tellRefusal(failure))) throw failure
    }
  }
  return (
    <Screen title={texts.findTitle} ground="surface" toTop={false}>
      <View className={styles.page}>
        <View className={styles.welcome}>{texts.findWelcome}</View>
        <View className={styles.slogan}>{texts.findSlogan}</View>
        <LoginForm busy={form.busy} word={texts.findSave} onSubmit={() => form.submit(reset)}>
          <SmsFields sms={sms} />
          <PasswordField
            label={texts.newSecret}
            placeholder={passwordHint(config?.value, texts) || texts.newSecretHint(config?.value.pwd_len ?? 6)}
            inputClassName="t-password"
            {...form.field('password')}
          />
          <PasswordField
            label={texts.again}
            placeholder={texts.againHint}
            inputClassName="t-password-again"
            {...form.field('again')}
          />
        </LoginForm>
        <View className={styles.note}>{texts.noteMainland}</View>
      </View>
    </Screen>
  )
}
