import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import styles from './PriceBand.module.scss'

/** The coloured band on which a special price stands. */
export const PriceBand = ({ className = '', children }: PropsWithChildren<{ className?: string }>) => (
  <View className={`${styles.band} ${className}`}>{children}</View>
)
