import { View } from '@tarojs/components'
import type { CutRow } from '@mall/contract/bargain'
import type { PagedListState } from '@/api/usePagedList'
import { timeText } from '@/lib/date'
import { Avatar } from '@/ui/Avatar'
import { CellGroup } from '@/ui/Cell'
import { PagedList } from '@/ui/PagedList'
import styles from './records.module.scss'
import { useLaunchTexts } from './launchTexts'

/** Below it nobody looks for the end of the list. */
const aPage = 11

const row = (cut: CutRow) => <Row key={cut.id} cut={cut} />

interface CutRecordsProps {
  list: PagedListState<CutRow>
  /** cuts of the launch */
  count: number
  isOwn: boolean
}

/** Who has cut how much, the newest first. The page goes on below it, so it grows by taps. */
export function CutRecords({ list, count, isOwn }: CutRecordsProps) {
  const texts = useLaunchTexts()
  const { own, friend } = texts.noRecordsNote
  return (
    <CellGroup title={texts.records(count)} className="t-cuts">
      <PagedList
        className={styles.list}
        list={list}
        row={row}
        pageScroll={false}
        noMoreFrom={aPage}
        empty={
          <View className={`${styles.none} t-no-cuts`}>
            <View>{texts.noRecords}</View>
            <View className={styles.time}>{isOwn ? own : friend}</View>
          </View>
        }
      />
    </CellGroup>
  )
}

function Row({ cut: { headimg, nickname, money, bargain_time } }: { cut: CutRow }) {
  const texts = useLaunchTexts()
  return (
    <View className={`${styles.row} t-cut-row`}>
      <Avatar src={headimg} size={72} />
      <View className={styles.words}>
        <View className={styles.name}>{nickname || texts.someone}</View>
        <View className={styles.time}>{timeText(bargain_time)}</View>
      </View>
      <View className={styles.money}>{texts.cutBy(money)}</View>
    </View>
  )
}
