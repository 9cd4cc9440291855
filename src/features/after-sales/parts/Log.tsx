import { View } from '@tarojs/components'
import type { RefundLog } from '@mall/contract/refund'
import { timeText } from '@/lib/day'
import { CellGroup } from '@/ui/Cell'
import styles from '../afterSales.module.scss'
import { useTexts } from '../texts'

/** Who did what and when, the newest first. */
export function Log({ log }: { log: readonly RefundLog[] }) {
  const texts = useTexts()
  // the platform and the timers go by their own names
  const who = ({ action_way, username }: RefundLog) =>
    action_way === 3 && username ? username : `${texts.sides[action_way] ?? ''} ${username}`
  if (log.length === 0) return null
  return (
    <CellGroup title={texts.log}>
      <View className={`${styles.log} t-refund-log`}>
        {log.map((entry, i) => (
          <View
            key={`${entry.action_time}-${i}`}
            className={`${styles.step} ${i === 0 ? styles.latest : ''} t-log-step`}
          >
            <View className={styles.dot} />
            <View className={styles.who}>
              <View>{who(entry)}</View>
              <View>{timeText(entry.action_time)}</View>
            </View>
            <View className={styles.what}>{entry.action}</View>
          </View>
        ))}
      </View>
    </CellGroup>
  )
}
