import { View } from '@tarojs/components'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { quiet } from '@/start/identity'
import { useData } from '@/api/useData'
import { NewPasswordFields, useNewPassword } from '@/domain/proof/NewPasswordFields'
import { SmsFields } from '@/domain/proof/SmsFields'
import { smsStart, useSmsCode, useSmsRules } from '@/domain/proof/useSmsCode'
import { back as goBack } from '@/navigation/open'
import { useLoginPage } from '@/navigation/login'
import { toast } from '@/session/toast'
import { useForm } from '@/ui/form/useForm'
import { Screen } from '@/ui/Screen'
import styles from './login.module.scss'
import { LoginForm } from './parts/LoginForm'
import { headColours, MallHead } from './parts/MallHead'
import { notifyRefusal } from './refusal'
import { useTexts } from './texts'
import { useLoginCaptcha } from './useLoginCaptcha'

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
  const captcha = useLoginCaptcha()
  const rules = useSmsRules('find', captcha)
  const passwordRules = useNewPassword(config?.value)
  const form = useForm({ ...smsStart('find'), password: '', again: '' }, (values) => ({
    ...rules(values),
    ...passwordRules(values),
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
      else if (!(await notifyRefusal(failure))) throw failure
    }
  }
  return (
    <Screen title={texts.findTitle} barColours={headColours} ground="surface" toTop={false}>
      <MallHead titleOf={() => texts.findWelcome} slogan={texts.findSlogan} />
      <View className={styles.page}>
        <LoginForm busy={form.busy} word={texts.findSave} onSubmit={() => form.submit(reset)}>
          <SmsFields sms={sms} />
          <NewPasswordFields form={form} config={config?.value} />
        </LoginForm>
        <View className={styles.note}>{texts.noteMainland}</View>
      </View>
    </Screen>
  )
}
