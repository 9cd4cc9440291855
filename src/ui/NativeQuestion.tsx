import type { PropsWithChildren, ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Button } from './Button'
import styles from './NativeQuestion.module.scss'
import { Sheet } from './Sheet'

interface NativeQuestionProps {
  open: boolean
  title: string
  /** words of the button that closes */
  refuse: string
  onClose: () => void
  /** the platform's own button: another one's tap it does not take */
  button: (className: string) => ReactNode
  className: string
}

/** A question whose yes is a button of the platform. */
export function NativeQuestion({
  open,
  title,
  refuse,
  onClose,
  button,
  className,
  children,
}: PropsWithChildren<NativeQuestionProps>) {
  return (
    <Sheet open={open} onClose={onClose} title={title} className={className}>
      <View className={styles.question}>
        {children}
        <View className={styles.buttons}>
          <Button kind="secondary" block className={`${styles.button} ${className}-refuse`} onClick={onClose}>
            {refuse}
          </Button>
          {button(`${styles.agree} press ${className}-agree`)}
        </View>
      </View>
    </Sheet>
  )
}
