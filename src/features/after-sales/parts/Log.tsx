import { View } from '@tarojs/components'
import type { RefundLog } from '@mall/contract/refund'
import { timeText } from '@/lib/date'
import { CellGroup } from '@/ui/Cell'
import { Timeline } from '@/ui/Timeline'
import styles from '../afterSales.module.scss'
import { useTexts } from '../texts'

/** Who did what and when, the newest first. */
export function Log({ log }: { log: readonly RefundLog[] }) {
  const texts = useTexts()
  // the platform and the timers go by their own names
  const who = ({ action_way, username }: RefundLog) =>
    action_way === 3 && username ? username : `${texts.sides[action_way] ?? ''} ${username}`
  if (log.length === 0) return null
  const entries = log.map((entry) => ({
    title: (
      <View className={styles.who}>
        <View>{who(entry)}</View>
        <View>{timeText(entry.action_time)}</View>
      </View>
    ),
    note: entry.action,
  }))
  return (
    <CellGroup title={texts.log}>
      <Timeline entries={entries} className="t-refund-log" entryClass="t-log-step" />
    </CellGroup>
  )
}
