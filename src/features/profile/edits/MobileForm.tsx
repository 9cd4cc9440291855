import type { MemberInfo } from '@mall/contract/member'
import { call } from '@/api/call'
import { CaptchaField } from '@/domain/proof/CaptchaField'
import { useTexts as useProofTexts } from '@/domain/proof/texts'
import { useCodeSending, useMemberCaptcha } from '@/domain/proof/useCodeSending'
import { toast } from '@/session/toast'
import { CodeField } from '@/ui/form/CodeField'
import { PhoneField } from '@/ui/form/PhoneField'
import { notSame, phone, required } from '@/ui/form/rules'
import { useForm } from '@/ui/form/useForm'
import { maskedMobile } from '../masked'
import { useTexts } from '../texts'
import { silent, useSaving } from '../useSaving'
import { EditForm } from './EditForm'

export function MobileForm({ info }: { info: MemberInfo }) {
  const texts = useTexts()
  const proof = useProofTexts()
  const save = useSaving()
  const captcha = useMemberCaptcha()
  const code = useCodeSending('mobile')
  const form = useForm({ mobile: '', vercode: '', code: '' }, () => ({
    mobile: [required(texts.mobileEmpty), phone(texts.mobileWrong), notSame(info.mobile, texts.mobileSame)],
    vercode: [required(proof.captchaEmpty)],
    code: [required(proof.codeEmpty)],
  }))
  const sendCode = async () => {
    const message = form.check(['mobile', 'vercode'])
    if (message !== undefined) return toast(message)
    const { mobile, vercode } = form.values
    const ask = async () => {
      // taken by somebody else: no code is wasted on it
      await call('/api/member/checkmobile', { mobile })
      return call('/api/member/bindmobliecode', { mobile, captcha_id: captcha.id, captcha_code: vercode })
    }
    if (await code.send(ask, mobile)) return
    form.set('vercode', '')
    await captcha.refresh()
  }
  const send = () =>
    form.submit(async ({ mobile, code: digits }) => {
      const key = code.keyFor(mobile)
      if (!key) return toast(proof.codeFirst)
      if (await save(() => call('/api/member/modifymobile', { mobile, key, code: digits }, silent))) code.reset()
    })
  return (
    <EditForm note={info.mobile && texts.mobileNow(maskedMobile(info.mobile))} busy={form.busy} onSave={send}>
      <PhoneField
        label={texts.newMobile}
        placeholder={texts.mobileHint}
        inputClassName="t-mobile"
        {...form.field('mobile')}
      />
      <CaptchaField captcha={captcha} {...form.field('vercode')} />
      <CodeField
        label={proof.code}
        placeholder={proof.codeHint}
        inputClassName="t-code"
        wait={code.left}
        sendDisabled={code.sending}
        onSend={() => void sendCode()}
        {...form.field('code')}
      />
    </EditForm>
  )
}
