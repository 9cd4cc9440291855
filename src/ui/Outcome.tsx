import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { Card } from './Card'
import { Icon, type IconName } from './Icon'
import styles from './Outcome.module.scss'

interface OutcomeProps {
  icon: IconName
  tone: 'waits' | 'refused' | 'done'
  title: string
  note: string
  className: string
}

/** What became of a request, as one picture and a sentence; its facts follow as cells. */
export function Outcome({ icon, tone, title, note, className, children }: PropsWithChildren<OutcomeProps>) {
  return (
    <Card pad="none" className={className}>
      <View className={styles.outcome}>
        <Icon name={icon} size={112} className={styles[tone]} />
        <View className={styles.word} role="heading" aria-level={2}>
          {title}
        </View>
        <View className={styles.note}>{note}</View>
      </View>
      {children}
    </Card>
  )
}
