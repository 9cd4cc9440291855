import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import styles from './StateHead.module.scss'

interface StateHeadProps {
  /** how it stands, in a word */
  state: string
  tone: 'warning' | 'info' | 'success' | 'danger' | 'neutral'
  /** what it comes to */
  figure: ReactNode
  note: string
}

/** On top of the card of something that takes its course: how it stands and what it comes to. */
export const StateHead = ({ state, tone, figure, note }: StateHeadProps) => (
  <View className={styles.head}>
    <View className={`${styles.state} ${styles[tone]}`} role="heading" aria-level={2}>
      {state}
    </View>
    {figure}
    <View className={styles.note}>{note}</View>
  </View>
)
