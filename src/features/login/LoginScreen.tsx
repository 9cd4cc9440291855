import { useState } from 'react'
import { View } from '@tarojs/components'
import { useLoginPage } from '@/session/login'
import { useParams } from '@/session/params'
import { routes } from '@/routes'
import { Icon } from '@/ui/Icon'
import { Screen } from '@/ui/Screen'
import { Tabs } from '@/ui/Tabs'
import styles from './login.module.scss'
import { PasswordForm } from './parts/PasswordForm'
import { SmsForm } from './parts/SmsForm'
import { useTexts } from './texts'
import { useCaptcha } from './useCaptcha'

export function LoginScreen() {
  useLoginPage()
  const texts = useTexts()
  const { back } = useParams(routes.login)
  const [way, setWay] = useState<'sms' | 'password'>('sms')
  const captcha = useCaptcha()
  const target = back === undefined ? undefined : String(back)
  return (
    <Screen title={texts.title} ground="surface" toTop={false}>
      <View className={styles.page}>
        <View className={styles.mark}>
          <Icon name="shop" size={72} />
        </View>
        <View className={styles.welcome}>{texts.welcome}</View>
        <View className={styles.slogan}>{texts.slogan}</View>
        <Tabs
          className={styles.tabs}
          items={[
            { key: 'sms', label: texts.sms },
            { key: 'password', label: texts.password },
          ]}
          active={way}
          onChange={setWay}
        />
        {way === 'sms' ? <SmsForm captcha={captcha} back={target} /> : <PasswordForm captcha={captcha} back={target} />}
        <View className={styles.note}>{texts.note}</View>
      </View>
    </Screen>
  )
}
