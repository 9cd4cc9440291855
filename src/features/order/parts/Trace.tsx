import { View } from '@tarojs/components'
import type { Parcel } from '@mall/contract/order'
import { CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Timeline } from '@/ui/Timeline'
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
      <Timeline
        className="t-trace"
        entryClass="t-trace-step"
        entries={trace.list.map(({ datetime, remark }, i) => ({
          title: <View className={i === 0 ? styles.latest : styles.remark}>{remark}</View>,
          note: <View className={styles.time}>{datetime}</View>,
        }))}
      />
    </CellGroup>
  )
}
