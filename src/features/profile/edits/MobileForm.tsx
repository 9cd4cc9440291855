import { useState } from 'react'
import type { MemberInfo } from '@mall/contract/member'
import { call } from '@/api/call'
import { maskedMobile } from '@/domain/proof/maskedMobile'
import { SmsFields } from '@/domain/proof/SmsFields'
import { useCaptcha } from '@/domain/proof/useCaptcha'
import { smsStart, useSmsCode, useSmsRules } from '@/domain/proof/useSmsCode'
import { WelcomeGift } from '@/domain/welcome-gift/WelcomeGift'
import { notSame } from '@/ui/form/rules'
import { useForm } from '@/ui/form/useForm'
import { useTexts } from '../texts'
import { silent, useSaving } from '../useSaving'
import { EditForm } from './EditForm'

export function MobileForm({ info }: { info: MemberInfo }) {
  const texts = useTexts()
  const save = useSaving()
  const [gift, show] = useState<{ taken: () => void }>()
  const captcha = useCaptcha()
  const rules = useSmsRules('mobile', captcha)
  const form = useForm(smsStart('mobile'), (values) => {
    const { mobile, ...rest } = rules(values)
    return { mobile: [...mobile, notSame(info.mobile, texts.mobileSame)], ...rest }
  })
  const sms = useSmsCode('mobile', form, captcha, async (params) => {
    // taken by somebody else: no code is wasted on it
    await call('/api/member/checkmobile', { mobile: params.mobile }, silent)
    return call('/api/member/bindmobliecode', params, silent)
  })
  const send = () =>
    form.submit(async ({ mobile, key, dynacode: code }) => {
      // the first mobile of who registered by username brings what new members are given
      await save(
        () => call('/api/member/modifymobile', { mobile, key, code }, silent),
        async (answer) => {
          sms.finish()
          if (Number(answer?.is_register) === 1) await new Promise<void>((taken) => show({ taken }))
        },
      )
    })
  const close = () => {
    show(undefined)
    gift?.taken()
  }
  return (
    <>
      <EditForm note={info.mobile && texts.mobileNow(maskedMobile(info.mobile))} busy={form.busy} onSave={send}>
        <SmsFields sms={sms} label={texts.newMobile} />
      </EditForm>
      <WelcomeGift open={gift !== undefined} onClose={close} />
    </>
  )
}
