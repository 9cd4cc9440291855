import { useState } from 'react'
import { View } from '@tarojs/components'
import { Button } from '@/ui/Button'
import styles from '../afterSales.module.scss'

interface ButtonsProps {
  buttons: readonly { name: string; title: string; primary?: boolean; run(): Promise<void> }[]
  /** medium where they are the foot of the page */
  size?: 'small' | 'medium'
  className?: string
}

/** One at a time: while one runs the others wait. */
export function Buttons({ buttons, size = 'medium', className = '' }: ButtonsProps) {
  const [running, setRunning] = useState('')
  if (buttons.length === 0) return null
  return (
    <View className={`${styles.buttons} ${className}`}>
      {buttons.map(({ name, title, primary, run }) => (
        <Button
          key={name}
          className={`t-refund-${name}`}
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
