import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Step, Steps } from '@nutui/nutui-react-taro'
import nutui from './theme/nutui.module.scss'
import styles from './Timeline.module.scss'

interface TimelineProps {
  entries: readonly { title: ReactNode; note: ReactNode }[]
  /** the entry that it is at, from 1; 0 = none yet */
  at?: number
  /** `t-...` handle */
  className: string
  /** that of an entry */
  entryClass: string
}

/** What happened, the newest first; or a way with its steps. Not for pages of the first load: it is NutUI's. */
export function Timeline({ entries, at = 1, className, entryClass }: TimelineProps) {
  return (
    <View className={`${styles.timeline} ${className}`}>
      <Steps className={nutui.part} direction="vertical" type="dot" status="dynamic" value={at}>
        {entries.map(({ title, note }, i) => (
          <Step key={i} className={entryClass} value={i + 1} title={title} description={note} />
        ))}
      </Steps>
    </View>
  )
}
