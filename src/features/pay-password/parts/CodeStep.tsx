import { View } from '@tarojs/components'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { tell } from '@/api/tell'
import { useTexts as useProofTexts } from '@/domain/proof/texts'
import { useCodeSending } from '@/domain/proof/useCodeSending'
import { toast } from '@/session/toast'
import { Button } from '@/ui/Button'
import { CodeField } from '@/ui/form/CodeField'
import { required } from '@/ui/form/rules'
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

/** A look at the code does not use it: the new pay password does (wire/member section 1). */
export function CodeStep({ mobile, done }: CodeStepProps) {
  const texts = useTexts()
  const proof = useProofTexts()
  const sending = useCodeSending('paypassword')
  const form = useForm({ code: '' }, () => ({ code: [required(proof.codeEmpty)] }))
  const next = () => {
    const key = sending.keyFor()
    if (!key) return toast(proof.codeFirst)
    return form.submit(async ({ code }) => {
      try {
        await call('/api/member/verifypaypwdcode', { key, code }, { silent: true })
        done({ key, code })
      } catch (failure) {
        if (!(failure instanceof CallFailure)) throw failure
        if (failure.errorCode === 'SMS_CODE_ERROR') toast(texts.codeWrong)
        else tell(failure)
      }
    })
  }
  return (
    <>
      <View className={styles.lead}>{texts.codeNote(mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2'))}</View>
      <View className={styles.field}>
        <CodeField
          label={proof.code}
          placeholder={proof.codeHint}
          inputClassName="t-code"
          wait={sending.left}
          sendDisabled={sending.sending}
          onSend={() => void sending.send(() => call('/api/member/paypwdcode', {}))}
          {...form.field('code')}
        />
      </View>
      <Button className="t-next" size="big" loading={form.busy} onClick={() => void next()}>
        {texts.next}
      </Button>
    </>
  )
}
