import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import styles from './Tag.module.scss'

interface TagProps {
  tone?: 'primary' | 'aux' | 'success' | 'warning' | 'danger' | 'info' | 'neutral'
  /** soft: tint; line: outline; fill: brand colour with its text */
  look?: 'soft' | 'line' | 'fill'
  className?: string
}

/** A word or two beside a name: own shop, 7-day returns, group of 3. */
export function Tag({ tone = 'primary', look = 'soft', className = '', children }: PropsWithChildren<TagProps>) {
  return <View className={`${styles.tag} ${styles[tone]} ${styles[look]} ${className}`}>{children}</View>
}
