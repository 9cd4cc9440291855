import type { PropsWithChildren, ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import styles from './level.module.scss'

/** The level there is; what it brings, or the way to the next, follows. */
export function PresentLevel({ name, note, children }: PropsWithChildren<{ name: string; note?: ReactNode }>) {
  return (
    <Card className={`${styles.present} t-present-level`}>
      <View className={styles.top}>
        <Icon name="crown" size={64} className={styles.crown} />
        <View className={styles.words}>
          <View className={styles.name}>{name}</View>
          {note}
        </View>
      </View>
      {children}
    </Card>
  )
}
