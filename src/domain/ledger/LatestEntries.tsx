import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { useIsMember } from '@/session/token'
import { CellGroup } from '@/ui/Cell'
import { Icon } from '@/ui/Icon'
import { SkeletonText } from '@/ui/Skeleton'
import { Tap } from '@/ui/Tap'
import { EntryRow } from './EntryRow'
import styles from './ledger.module.scss'
import { useTexts } from './texts'

interface LatestEntriesProps {
  /** csv, as the call takes them */
  accounts: string
  /** leads to all of them, where there is such a page */
  onAll?: () => void
  /** "this month" without it */
  title?: string
}

/** The newest entries of the present month: the call answers one month (wire/member section 2). */
export function LatestEntries({ accounts, onAll, title }: LatestEntriesProps) {
  const texts = useTexts()
  const member = useIsMember()
  const latest = useData(
    '/api/memberaccount/page',
    { account_type: accounts, page: 1, page_size: onAll ? 5 : 20 },
    { enabled: member, onShow: true, silent: true },
  )
  const all = onAll && (
    <Tap className={`${styles.all} t-all-entries`} role="link" onClick={onAll}>
      {texts.all}
      <Icon name="arrow" size={24} />
    </Tap>
  )
  return (
    <CellGroup title={title ?? texts.thisMonth} extra={all} className="t-latest">
      <Rows of={latest} />
    </CellGroup>
  )
}

function Rows({ of }: { of: ReturnType<typeof useData<'/api/memberaccount/page'>> }) {
  const texts = useTexts()
  if (of.data) {
    const { list } = of.data
    if (list.length === 0) return <View className={`${styles.none} t-no-entries`}>{texts.none}</View>
    return list.map((entry, i) => <EntryRow key={i} entry={entry} />)
  }
  if (of.failure)
    return (
      <Tap className={`${styles.none} t-retry`} onClick={() => void of.refresh()}>
        {texts.failed}
      </Tap>
    )
  return (
    <View className={styles.waiting}>
      <SkeletonText lines={3} />
    </View>
  )
}
