import { useState } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { useLoginPage } from '@/navigation/login'
import { useParams } from '@/navigation/params'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { Tabs } from '@/ui/Tabs'
import { Tap } from '@/ui/Tap'
import styles from './login.module.scss'
import { ConsentSheet } from './parts/Consent'
import { headColours, MallHead } from './parts/MallHead'
import { MobileRegistration } from './parts/MobileRegistration'
import { NameRegistration } from './parts/NameRegistration'
import { Reward } from './parts/Reward'
import { useTexts } from './texts'
import { useConsent } from './useConsent'
import { useLoginCaptcha } from './useLoginCaptcha'

/** By mobile or by username, as the mall's register config allows. */
export function RegisterScreen() {
  useLoginPage()
  const texts = useTexts()
  const { back } = useParams(routes.register)
  const config = useData('/api/register/config', {})
  const captcha = useLoginCaptcha()
  const consent = useConsent()
  const [chosen, setWay] = useState<'mobile' | 'username'>()
  const target = back === undefined ? undefined : String(back)
  const allowed = (config.data?.value.register ?? '').split(',')
  const ways = [
    { key: 'mobile', label: texts.byMobile } as const,
    { key: 'username', label: texts.byName } as const,
  ].filter(({ key }) => allowed.includes(key))
  const way = ways.find(({ key }) => key === chosen)?.key ?? ways[0]?.key
  return (
    <Screen title={texts.registerTitle} barColours={headColours} ground="surface" data={config} toTop={false}>
      <MallHead titleOf={() => texts.registerWelcome} slogan={texts.registerSlogan} />
      <View className={styles.page}>
        {ways.length > 1 && way && <Tabs className={styles.tabs} items={ways} active={way} onChange={setWay} />}
        {way === undefined && <Empty text={texts.noRegistration} icon="member" />}
        {way === 'mobile' && <MobileRegistration captcha={captcha} consent={consent} back={target} />}
        {way === 'username' && config.data && (
          <NameRegistration captcha={captcha} consent={consent} back={target} config={config.data.value} />
        )}
        <Tap
          role="link"
          className={`${styles.switch} t-to-login`}
          onClick={() => open(routes.login, { back }, { replace: true })}
        >
          {texts.hasAccount}
        </Tap>
        {way === 'mobile' && <View className={styles.note}>{texts.noteMainland}</View>}
      </View>
      <Reward back={target} />
      <ConsentSheet consent={consent} />
    </Screen>
  )
}
