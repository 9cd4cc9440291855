import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { Icon } from './Icon'
import { Tap } from './Tap'
import styles from './Checkbox.module.scss'

interface CheckboxProps {
  checked: boolean
  onChange?: (checked: boolean) => void
  disabled?: boolean
  /** read out; needed when there are no children */
  label?: string
  /** radio: one of several, stays on when tapped */
  role?: 'checkbox' | 'radio'
  /** as wide as its place, the words first */
  end?: boolean
  className?: string
}

/** Round, with its words beside it; the whole of it can be tapped. */
export function Checkbox(props: PropsWithChildren<CheckboxProps>) {
  const { checked, onChange, disabled, label, role = 'checkbox', end, className = '', children } = props
  const mark = [styles.mark, checked && styles.on, disabled && styles.off].filter(Boolean).join(' ')
  return (
    <Tap
      role={role}
      checked={checked}
      disabled={disabled}
      label={label}
      className={`${styles.box} ${end ? styles.end : ''} ${className}`}
      onClick={() => onChange?.(role === 'radio' || !checked)}
    >
      <View className={mark}>{checked && <Icon name="check" />}</View>
      {children && <View className={styles.words}>{children}</View>}
    </Tap>
  )
}
