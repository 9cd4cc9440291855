import { useState } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { back, open, openAddress } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import styles from './payPassword.module.scss'
import { CodeStep, type Proof } from './parts/CodeStep'
import { PinStep } from './parts/PinStep'
import { useTexts } from './texts'

/** First a code to the member's own mobile, then six digits, twice. */
export function PayPasswordScreen() {
  const texts = useTexts()
  const { back: target } = useParams(routes.payPassword)
  const info = useData('/api/member/info', {}, { onShow: true })
  const isSet = useData('/api/member/issetpayaassword', {})
  const [proof, setProof] = useState<Proof>()
  const done = async () => {
    toast(texts.done)
    if (!(await openAddress(target, { replace: true }))) await back(routes.memberInfo)
  }
  const mobile = info.data?.mobile ?? ''
  return (
    <Screen title={isSet.data ? texts.change : texts.set} data={[info, isSet]} ground="surface" toTop={false}>
      {mobile === '' ? (
        <Empty icon="phone" text={texts.noMobile} note={texts.noMobileNote}>
          <Button className="t-bind" onClick={() => open(routes.memberInfoEdit, { action: 'mobile' })}>
            {texts.bind}
          </Button>
        </Empty>
      ) : (
        <View className={styles.page}>
          {proof ? (
            <PinStep proof={proof} done={done} expired={() => setProof(undefined)} />
          ) : (
            <CodeStep mobile={mobile} done={setProof} />
          )}
        </View>
      )}
    </Screen>
  )
}
