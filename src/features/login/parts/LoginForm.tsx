import type { PropsWithChildren, ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Button } from '@/ui/Button'
import styles from '../login.module.scss'
import { useTexts } from '../texts'

interface LoginFormProps {
  busy: boolean
  onSubmit: () => void
  /** log in by default */
  word?: string
  /** another way stands above and is the first choice */
  second?: boolean
  /** between the fields and the button */
  note?: ReactNode
}

/** What all ways in look like: their fields, then the button. */
export function LoginForm({ busy, onSubmit, word, second, note, children }: PropsWithChildren<LoginFormProps>) {
  const texts = useTexts()
  return (
    <View className={styles.form}>
      {children}
      {note}
      <View className={styles.submit}>
        <Button
          className="t-submit-login"
          size="big"
          kind={second ? 'secondary' : 'primary'}
          loading={busy}
          onClick={onSubmit}
        >
          {word ?? texts.submit}
        </Button>
      </View>
    </View>
  )
}
