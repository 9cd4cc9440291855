import { useState } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { Copyright } from '@/domain/copyright/Copyright'
import { logInWithWeChat } from '@/start/signIn'
import { login } from '@/platform/login/login'
import { leaveLogin } from '@/navigation/leaveLogin'
import { useLoginPage } from '@/navigation/login'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Screen } from '@/ui/Screen'
import { Tabs } from '@/ui/Tabs'
import { Tap } from '@/ui/Tap'
import styles from './login.module.scss'
import { BindSheet } from './parts/BindSheet'
import { CheckInOffer } from './parts/CheckInOffer'
import { ConsentSheet, ConsentTick } from './parts/Consent'
import { headColours, MallHead } from './parts/MallHead'
import { PasswordForm } from './parts/PasswordForm'
import { Reward } from './parts/Reward'
import { SmsForm } from './parts/SmsForm'
import { useTexts } from './texts'
import { useConsent } from './useConsent'
import { useLoginCaptcha } from './useLoginCaptcha'

const has = (csv: string | undefined, way: string) => csv === undefined || csv.split(',').includes(way)

export function LoginScreen() {
  useLoginPage()
  const texts = useTexts()
  const { back } = useParams(routes.login)
  const { data: config } = useData('/api/register/config', {})
  const [chosen, setWay] = useState<'sms' | 'password'>()
  const [busy, setBusy] = useState(false)
  const captcha = useLoginCaptcha()
  const consent = useConsent()
  const target = back === undefined ? undefined : String(back)
  const ways = [
    { key: 'sms', label: texts.sms, name: 'mobile' } as const,
    { key: 'password', label: texts.password, name: 'username' } as const,
  ].filter(({ name }) => has(config?.value.login, name))
  const way = ways.find(({ key }) => key === chosen)?.key ?? ways[0]?.key
  const withWeChat = async () => {
    if (busy) return
    setBusy(true)
    try {
      if (!(await consent.given())) return
      const state = await logInWithWeChat(target ?? '')
      if (state !== 'member') return
      toast(texts.done)
      await leaveLogin(target)
    } finally {
      setBusy(false)
    }
  }
  const props = { captcha, consent, back: target, second: login.offered }
  return (
    <Screen title={texts.title} barColours={headColours} ground="surface" toTop={false}>
      <MallHead titleOf={texts.welcome} slogan={texts.slogan} />
      <View className={styles.page}>
        <CheckInOffer target={target} />
        {login.offered && (
          <>
            <View className={styles.wechat}>
              <Button className="t-wechat-login" size="big" loading={busy} onClick={() => void withWeChat()}>
                {texts.wechat}
              </Button>
            </View>
            <View className={styles.or}>{texts.or}</View>
          </>
        )}
        {ways.length > 1 && <Tabs className={styles.tabs} items={ways} active={way ?? 'sms'} onChange={setWay} />}
        {way === 'sms' && <SmsForm {...props} />}
        {way === 'password' && <PasswordForm {...props} />}
        <ConsentTick consent={consent} />
        {config?.value.register !== '' && (
          <Tap role="link" className={`${styles.switch} t-register`} onClick={() => open(routes.register, { back })}>
            {texts.noAccount}
          </Tap>
        )}
        <View className={styles.note}>{has(config?.value.register, 'mobile') ? texts.note : texts.noteMainland}</View>
        <Copyright />
      </View>
      <BindSheet captcha={captcha} consent={consent} back={target} />
      <Reward back={target} />
      <ConsentSheet consent={consent} />
    </Screen>
  )
}
