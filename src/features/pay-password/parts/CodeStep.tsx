import { View } from '@tarojs/components'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { maskedMobile } from '@/domain/proof/maskedMobile'
import { SmsFields } from '@/domain/proof/SmsFields'
import { notifyProof } from '@/domain/proof/notifyProof'
import { useCaptcha } from '@/domain/proof/useCaptcha'
import { smsStart, useSmsCode, useSmsRules } from '@/domain/proof/useSmsCode'
import { Button } from '@/ui/Button'
import { useForm } from '@/ui/form/useForm'
import styles from '../payPassword.module.scss'
import { useTexts } from '../texts'

export interface Proof {
  key: string
  code: string
}

interface CodeStepProps {
  mobile: string
  done: (proof: Proof) => void
}

const silent = { silent: true } as const

/** A look at the code does not use it: the new pay password does (wire/member section 1). */
export function CodeStep({ mobile, done }: CodeStepProps) {
  const texts = useTexts()
  const captcha = useCaptcha(false)
  const rules = useSmsRules('paypassword', captcha)
  const form = useForm(smsStart('paypassword', mobile), rules)
  const sms = useSmsCode('paypassword', form, captcha, () => call('/api/member/paypwdcode', {}, silent))
  const next = () =>
    form.submit(async ({ key, dynacode: code }) => {
      try {
        await call('/api/member/verifypaypwdcode', { key, code }, silent)
        done({ key, code })
      } catch (failure) {
        if (!(failure instanceof CallFailure)) throw failure
        notifyProof(failure)
      }
    })
  return (
    <>
      <View className={styles.lead}>{texts.codeNote(maskedMobile(mobile))}</View>
      <View className={styles.field}>
        <SmsFields sms={sms} label={null} />
      </View>
      <Button className="t-next" size="big" loading={form.busy} onClick={() => void next()}>
        {texts.next}
      </Button>
    </>
  )
}
