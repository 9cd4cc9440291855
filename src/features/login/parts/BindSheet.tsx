import { View } from '@tarojs/components'
import { answerPopup } from '@/api/signIn'
import { SmsFields } from '@/domain/proof/SmsFields'
import type { Captcha } from '@/domain/proof/useCaptcha'
import { avatar } from '@/platform/avatar/avatar'
import { phone } from '@/platform/phone/phone'
import { leaveLogin } from '@/session/leaveLogin'
import { useSignInState } from '@/session/signInState'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Sheet'
import styles from '../login.module.scss'
import { useTexts } from '../texts'
import { useBinding } from '../useBinding'
import { Agreement } from './Agreement'
import { Face } from './Face'

interface BindSheetProps {
  captcha: Captcha
  back: string | undefined
}

/** WeChat knows the shopper, the mall does not: a mobile joins the two (start-and-login.md section 5). */
export function BindSheet({ captcha, back }: BindSheetProps) {
  const texts = useTexts()
  const state = useSignInState()
  const open = state === 'binding' || state === 'forced'
  return (
    <Sheet open={open} onClose={() => void answerPopup('closed')} title={texts.bindTitle} className="t-bind">
      <BindForm captcha={captcha} back={back} forced={state === 'forced'} />
    </Sheet>
  )
}

function BindForm({ captcha, back, forced }: BindSheetProps & { forced: boolean }) {
  const texts = useTexts()
  const binding = useBinding(captcha, back)
  const { form } = binding
  const withFields = binding.bySms || !phone.offered
  const skip = async () => {
    if ((await answerPopup('skipped')) === 'member') await leaveLogin(back)
  }
  return (
    <View className={styles.bind}>
      <View className={styles.why}>{forced ? texts.bindForced : texts.bindWhy}</View>
      {avatar.offered && (
        <Face
          nickname={form.values.nickname}
          headimg={form.values.headimg}
          onNickname={(name) => form.set('nickname', name)}
          onHeadimg={(path) => form.set('headimg', path)}
        />
      )}
      {withFields && <SmsFields sms={binding.sms} />}
      <View className={styles.choices}>
        {withFields ? (
          <Button
            className="t-bind-save"
            size="big"
            loading={form.busy}
            disabled={forced && binding.isEmpty}
            onClick={() => void form.submit(binding.save)}
          >
            {texts.bindSave}
          </Button>
        ) : (
          <>
            <phone.Button
              className={`${styles.phone} press t-phone-number`}
              onPhone={(given) => void binding.takePhone(given)}
              onNone={binding.fallBack}
            >
              {texts.phoneButton}
            </phone.Button>
            <Button className="t-other-mobile" kind="ghost" block onClick={() => binding.fallBack()}>
              {texts.otherMobile}
            </Button>
          </>
        )}
        {!forced && (
          <Button className="t-bind-skip" kind="ghost" block onClick={() => void skip()}>
            {texts.bindSkip}
          </Button>
        )}
      </View>
      <Agreement />
    </View>
  )
}
