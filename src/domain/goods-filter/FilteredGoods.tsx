import { useState, type ComponentProps, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { PagedList } from '@/ui/PagedList'
import { useMetrics } from '@/ui/useMetrics'
import { chipsOf } from './chips'
import styles from './list.module.scss'
import { ChipBar } from './parts/ChipBar'
import { FilterSheet } from './parts/FilterSheet'
import { SortBar } from './parts/SortBar'
import type { GoodsCall, Scope } from './question'
import { Subject } from './Subject'
import { useTexts } from './texts'
import type { HeldQuery } from './useListQuery'

interface FilteredGoodsProps<Row> extends Pick<
  ComponentProps<typeof PagedList<Row>>,
  'list' | 'row' | 'columns' | 'className'
> {
  /** the list's */
  call: GoodsCall
  scope: Scope
  query: HeldQuery
  /** in place of what the scope is about */
  subject?: ReactNode
  /** about what was found, above it */
  note?: ReactNode
  /** nothing there, and no filter to loosen */
  none: ReactNode
}

/** Goods by sorting and filter, below the bars that change both. */
export function FilteredGoods<Row>({
  call,
  scope,
  query,
  subject,
  note,
  none,
  list,
  ...look
}: FilteredGoodsProps<Row>) {
  const texts = useTexts()
  const { filter, sorting, narrow, sort } = query
  const [filtering, setFiltering] = useState(false)
  const { statusBar, navBar } = useMetrics()
  const chips = chipsOf(filter, texts)
  const found = list.page > 0 && list.count > 0
  return (
    <>
      {subject || <Subject scope={scope} filter={filter} onNarrow={narrow} />}
      <View className={styles.bars} style={{ top: `calc(${statusBar + navBar}px + var(--safe-top, 0px))` }}>
        <SortBar value={sorting} onChange={sort} filters={chips.length} onFilter={() => setFiltering(true)} />
        <ChipBar chips={chips} onNarrow={narrow} />
      </View>
      {found && note}
      {found && <View className={`${styles.count} t-result-count`}>{texts.found(list.count)}</View>}
      <PagedList {...look} list={list} empty={chips.length > 0 ? <NoneFit onClear={() => narrow({})} /> : none} />
      <FilterSheet
        open={filtering}
        call={call}
        scope={scope}
        filter={filter}
        onClose={() => setFiltering(false)}
        onApply={(next) => {
          narrow(next)
          setFiltering(false)
        }}
      />
    </>
  )
}

function NoneFit({ onClear }: { onClear: () => void }) {
  const texts = useTexts()
  return (
    <Empty text={texts.noneFit} note={texts.loosen} icon="filter">
      <Button className="t-loosen" onClick={onClear}>
        {texts.clearAll}
      </Button>
    </Empty>
  )
}
