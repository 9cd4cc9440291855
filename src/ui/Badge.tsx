import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import styles from './Badge.module.scss'

interface BadgeProps {
  /** 0 shows nothing; above 99 shows 99+ */
  count?: number
  /** a dot without a number */
  dot?: boolean
  className?: string
}

/** Sits on the upper right corner of what it wraps. */
export function Badge({ count = 0, dot, className = '', children }: PropsWithChildren<BadgeProps>) {
  return (
    <View className={`${styles.anchor} ${className}`}>
      {children}
      {dot && <View className={styles.dot} />}
      {!dot && count > 0 && <View className={`${styles.count} t-badge`}>{count > 99 ? '99+' : count}</View>}
    </View>
  )
}
