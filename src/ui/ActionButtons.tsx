import { useState } from 'react'
import { View } from '@tarojs/components'
import styles from './ActionButtons.module.scss'
import { Button } from './Button'

interface ActionButtonsProps {
  buttons: readonly { name: string; title: string; primary?: boolean; run(): Promise<void> }[]
  /** their handles are `t-<of>-<name>` */
  of: string
  /** small below the content of a card, medium where they are the foot of the page */
  size: 'small' | 'medium'
}

/** What can be done with one thing, one at a time: while one runs the others wait. */
export function ActionButtons({ buttons, of, size }: ActionButtonsProps) {
  const [running, setRunning] = useState('')
  if (buttons.length === 0) return null
  return (
    <View className={`${styles.row} ${size === 'small' ? styles.under : ''}`}>
      {buttons.map(({ name, title, primary, run }) => (
        <Button
          key={name}
          className={`t-${of}-${name}`}
          size={size}
          kind={primary ? 'primary' : 'secondary'}
          loading={running === name}
          disabled={running !== '' && running !== name}
          onClick={() => {
            setRunning(name)
            void run().finally(() => setRunning(''))
          }}
        >
          {title}
        </Button>
      ))}
    </View>
  )
}
