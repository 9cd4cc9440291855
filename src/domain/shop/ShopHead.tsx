import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import styles from './ShopHead.module.scss'

/** Whose goods follow; children stand on the right. */
export function ShopHead({ name, className = '', children }: PropsWithChildren<{ name: string; className?: string }>) {
  return (
    <View className={`${styles.head} ${className}`}>
      <Icon name="shop" size={32} />
      <View className={styles.name}>{name}</View>
      {children}
    </View>
  )
}
