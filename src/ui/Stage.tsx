import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import styles from './Stage.module.scss'

interface StageProps {
  title: string
  /** `t-...` handle of the title */
  titleClass: string
}

/** The coloured ground of the one thing that a page is for. What stands on it bare is in --on-primary. */
export const Stage = ({ title, titleClass, children }: PropsWithChildren<StageProps>) => (
  <View className={styles.stage}>
    <View className={`${styles.title} ${titleClass}`} role="heading" aria-level={2}>
      {title}
    </View>
    {children}
  </View>
)
