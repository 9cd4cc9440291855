import type { PropsWithChildren, ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Card } from './Card'
import styles from './RecordCard.module.scss'

interface RecordCardProps {
  title: ReactNode
  /** right of the title: what it came to */
  figure: ReactNode
  /** below all: when it was */
  time: string
  /** right of the time */
  end: ReactNode
  onClick?: () => void
  className: string
}

/** The place of a list of such cards. */
export const recordList = styles.list

/** Something that was done, in a list of its like: what, how much, when. */
export function RecordCard({
  title,
  figure,
  time,
  end,
  onClick,
  className,
  children,
}: PropsWithChildren<RecordCardProps>) {
  return (
    <Card className={`${styles.card} ${className}`} {...(onClick && { role: 'link', onClick })}>
      <View className={styles.line}>
        <View className={styles.title}>{title}</View>
        {figure}
      </View>
      {children}
      <View className={`${styles.line} ${styles.foot}`}>
        {time}
        {end}
      </View>
    </Card>
  )
}
