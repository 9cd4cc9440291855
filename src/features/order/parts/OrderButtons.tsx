import { useState } from 'react'
import { View } from '@tarojs/components'
import type { OrderRow } from '@mall/contract/order'
import { Button } from '@/ui/Button'
import styles from '../order.module.scss'
import { useOrderActions } from '../useOrderActions'

interface OrderButtonsProps {
  order: OrderRow
  changed: () => void
  /** medium where they are the foot of the page */
  size?: 'small' | 'medium'
  className?: string
}

/** One at a time: while one runs the others wait. */
export function OrderButtons({ order, changed, size = 'small', className = '' }: OrderButtonsProps) {
  const buttons = useOrderActions()(order, changed)
  const [running, setRunning] = useState('')
  if (buttons.length === 0) return null
  return (
    <View className={`${styles.buttons} ${className}`}>
      {buttons.map(({ name, title, primary, run }) => (
        <Button
          key={name}
          className={`t-order-${name}`}
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
