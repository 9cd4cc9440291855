import { useState } from 'react'
import { View } from '@tarojs/components'
import type { GoodsRow } from '@mall/contract/goods'
import { usePagedList } from '@/api/usePagedList'
import { GoodsCard } from '@/domain/goods/GoodsCard'
import { GoodsRowCard } from '@/domain/goods/GoodsRowCard'
import { plainFace } from '@/domain/goods/plainFace'
import { BarButton } from '@/ui/BarButton'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import { useMetrics } from '@/ui/useMetrics'
import { chipsOf } from '../chips'
import styles from '../goodsList.module.scss'
import { setLook, useLook } from '../look'
import { questionOf, type Scope } from '../question'
import { useTexts } from '../texts'
import { useListQuery } from '../useListQuery'
import { ChipBar } from './ChipBar'
import { FilterSheet } from './FilterSheet'
import { NothingFound } from './NothingFound'
import { SearchEntry } from './SearchEntry'
import { SortBar } from './SortBar'
import { Subject } from './Subject'

const card = (goods: GoodsRow) => <GoodsCard key={goods.sku_id} row={goods} face={plainFace} />
const line = (goods: GoodsRow) => (
  <View key={goods.sku_id} className={styles.line}>
    <GoodsRowCard row={goods} face={plainFace} />
  </View>
)

interface GoodsListingProps {
  scope: Scope
  /** by the shop's own categories, found through its own search */
  ofShop?: boolean
}

/** Goods by sorting and filter; what the shopper asks stands whole in the params of the list. */
export function GoodsListing({ scope, ofShop = false }: GoodsListingProps) {
  const texts = useTexts()
  const { filter, sorting, narrow, sort } = useListQuery()
  const [filtering, setFiltering] = useState(false)
  const look = useLook()
  const { statusBar, navBar } = useMetrics()
  const list = usePagedList('/api/goodssku/page', questionOf(scope, filter, sorting), { rowKey: (row) => row.sku_id })
  const chips = chipsOf(filter, texts)
  const grid = look === 'grid'
  const found = list.page > 0 && list.count > 0
  return (
    <Screen
      title={scope.keyword ?? (ofShop ? texts.shopTitle : texts.title)}
      heading={<SearchEntry scope={scope} ofShop={ofShop} />}
      right={
        <BarButton
          icon={grid ? 'list' : 'category'}
          label={grid ? texts.asRows : texts.asGrid}
          className="t-look"
          onClick={() => setLook(grid ? 'rows' : 'grid')}
        />
      }
    >
      <Subject scope={scope} filter={filter} onNarrow={narrow} />
      <View className={styles.bars} style={{ top: `calc(${statusBar + navBar}px + var(--safe-top, 0px))` }}>
        <SortBar value={sorting} onChange={sort} filters={chips.length} onFilter={() => setFiltering(true)} />
        <ChipBar chips={chips} onNarrow={narrow} />
      </View>
      {found && <View className={`${styles.count} t-result-count`}>{texts.found(list.count)}</View>}
      <PagedList
        className={grid ? '' : styles.lines}
        list={list}
        columns={grid ? 2 : 1}
        row={grid ? card : line}
        empty={<NothingFound scope={scope} filtered={chips.length > 0} onClear={() => narrow({})} />}
      />
      <FilterSheet
        open={filtering}
        scope={scope}
        filter={filter}
        onClose={() => setFiltering(false)}
        onApply={(next) => {
          narrow(next)
          setFiltering(false)
        }}
      />
    </Screen>
  )
}
