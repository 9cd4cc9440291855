import { View } from '@tarojs/components'
import { answerPopup } from '@/start/signIn'
import { SmsFields } from '@/domain/proof/SmsFields'
import type { Captcha } from '@/domain/proof/useCaptcha'
import { phone } from '@/platform/phone/phone'
import { leaveLogin } from '@/navigation/leaveLogin'
import { useSignInState } from '@/session/signInState'
import { toast } from '@/session/toast'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Sheet'
import { isFromWeChat, keepLooks } from '../looks'
import styles from '../login.module.scss'
import { useTexts } from '../texts'
import { useBinding } from '../useBinding'
import type { Consent } from '../useConsent'
import { ConsentTick } from './Consent'
import { Face } from './Face'

interface BindSheetProps {
  captcha: Captcha
  consent: Consent
  back: string | undefined
}

/** The mall does not know who WeChat or a message tells of: a mobile makes a member (start-and-login.md section 5). */
export function BindSheet({ captcha, consent, back }: BindSheetProps) {
  const texts = useTexts()
  const state = useSignInState()
  const open = state === 'binding' || state === 'forced'
  return (
    <Sheet open={open} onClose={() => void answerPopup('closed')} title={texts.bindTitle} className="t-bind">
      <BindForm captcha={captcha} consent={consent} back={back} forced={state === 'forced'} />
    </Sheet>
  )
}

function BindForm({ captcha, consent, back, forced }: BindSheetProps & { forced: boolean }) {
  const texts = useTexts()
  const binding = useBinding(captcha, back)
  const { form, typed } = binding
  const withFields = binding.bySms || !phone.offered
  const save = async () => {
    if (await consent.given()) await binding.save()
  }
  /** Tells when the name is missing that every way of the popup needs. */
  const checkName = () => {
    const message = form.check(['nickname'])
    if (message !== undefined) toast(message)
    return message === undefined
  }
  const skip = async () => {
    if (!checkName() || !(await consent.given())) return
    keepLooks(form.values)
    if ((await answerPopup('skipped')) === 'member') await leaveLogin(back)
  }
  const phoneButton = (words: string, handle: string, agree?: () => void) => (
    <phone.Button
      className={`${styles.phone} press ${handle}`}
      onPhone={(given) => {
        agree?.()
        void binding.takePhone(given)
      }}
      onNone={(why) => {
        agree?.()
        binding.fallBack(why)
      }}
    >
      {words}
    </phone.Button>
  )
  const askWithPhone = () => {
    if (checkName()) void consent.given((agree) => phoneButton(texts.consentAgree, 't-consent-agree', agree))
  }
  return (
    <View className={styles.bind}>
      <View className={styles.why}>{typed ? texts.bindUnknown : forced ? texts.bindForced : texts.bindWhy}</View>
      {binding.faced && <Face nickname={form.field('nickname')} headimg={form.field('headimg')} />}
      {withFields && <SmsFields sms={binding.sms} />}
      <View className={styles.choices}>
        {withFields ? (
          <Button
            className="t-bind-save"
            size="big"
            loading={form.busy}
            disabled={forced && binding.isEmpty}
            onClick={() => void form.submit(save)}
          >
            {texts.bindSave}
          </Button>
        ) : (
          <>
            {consent.agreed && binding.isNamed ? (
              phoneButton(texts.phoneButton, 't-phone-number')
            ) : (
              <Button className="t-phone-number" size="big" onClick={askWithPhone}>
                {texts.phoneButton}
              </Button>
            )}
            <Button className="t-other-mobile" kind="ghost" block onClick={() => binding.fallBack()}>
              {texts.otherMobile}
            </Button>
          </>
        )}
        {!forced && isFromWeChat() && (
          <Button className="t-bind-skip" kind="ghost" block onClick={() => void skip()}>
            {texts.bindSkip}
          </Button>
        )}
      </View>
      <ConsentTick consent={consent} />
    </View>
  )
}
