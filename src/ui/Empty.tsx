import type { PropsWithChildren, ReactNode } from 'react'
import { View } from '@tarojs/components'
import styles from './Empty.module.scss'
import { Icon, type IconName } from './Icon'
import { useUiTexts } from './texts'

interface EmptyProps {
  /** "no related data" without it */
  text?: ReactNode
  note?: ReactNode
  icon?: IconName
  className?: string
}

/** Nothing to show; a button may follow as child. The way to the shop home is GoBrowsing. */
export function Empty({ text, note, icon = 'box', className = '', children }: PropsWithChildren<EmptyProps>) {
  const texts = useUiTexts()
  return (
    <View className={`${styles.empty} ${className} t-empty`}>
      <View className={styles.art}>
        <View className={styles.bubble} />
        <View className={styles.spark} />
        <Icon name={icon} className={styles.icon} />
      </View>
      <View className={styles.text}>{text ?? texts.noData}</View>
      {note && <View className={styles.note}>{note}</View>}
      {children && <View className={styles.action}>{children}</View>}
    </View>
  )
}
