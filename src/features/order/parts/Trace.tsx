import { View } from '@tarojs/components'
import type { Parcel } from '@mall/contract/order'
import { CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import styles from '../logistics.module.scss'
import { useTexts } from '../texts'

interface TraceProps {
  trace: Parcel['trace']
  /** by a courier */
  sent: boolean
}

/** The way of a parcel, the newest first; or why it is not known. */
export function Trace({ trace, sent }: TraceProps) {
  const texts = useTexts()
  if (trace.list.length === 0) {
    return (
      <CellGroup>
        <Empty
          className="t-no-trace"
          icon={sent ? 'clock' : 'box'}
          text={trace.reason || texts.noTrace}
          note={sent ? texts.noTraceNote : texts.noParcelNote}
        />
      </CellGroup>
    )
  }
  return (
    <CellGroup title={texts.traceTitle}>
      <View className={`${styles.trace} t-trace`}>
        {trace.list.map(({ datetime, remark }, i) => (
          <View key={`${datetime}-${i}`} className={`${styles.step} ${i === 0 ? styles.latest : ''} t-trace-step`}>
            <View className={styles.dot} />
            <View className={styles.remark}>{remark}</View>
            <View className={styles.time}>{datetime}</View>
          </View>
        ))}
      </View>
    </CellGroup>
  )
}
