import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { Button } from '@/ui/Button'
import styles from '../login.module.scss'
import { useTexts } from '../texts'

interface LoginFormProps {
  busy: boolean
  onSubmit: () => void
}

/** What both ways in look like: their fields, then the button. */
export function LoginForm({ busy, onSubmit, children }: PropsWithChildren<LoginFormProps>) {
  const texts = useTexts()
  return (
    <View className={styles.form}>
      {children}
      <View className={styles.submit}>
        <Button className="t-submit-login" size="big" loading={busy} onClick={onSubmit}>
          {texts.submit}
        </Button>
      </View>
    </View>
  )
}
