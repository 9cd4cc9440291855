import { View } from '@tarojs/components'
import type { FenxiaoGoods } from '@mall/contract/fenxiao'
import { usePagedList } from '@/api/usePagedList'
import { useGoodsTexts } from '@/domain/fenxiao/goodsTexts'
import { MarketLink } from '@/domain/fenxiao/MarketLink'
import { StandingNote } from '@/domain/fenxiao/StandingNote'
import { useProgrammeOpen } from '@/domain/fenxiao/useProgrammeOpen'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { FilteredGoods } from '@/domain/goods-filter/FilteredGoods'
import { questionOf } from '@/domain/goods-filter/question'
import { useListQuery } from '@/domain/goods-filter/useListQuery'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { BarButton } from '@/ui/BarButton'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { SearchField } from '@/ui/SearchField'
import styles from './fenxiaoGoods.module.scss'
import { GoodsRow } from './parts/GoodsRow'
import { Promoting } from './parts/Promoting'
import { useTexts } from './texts'
import { useFollowGoods } from './useFollowGoods'
import { useSearch } from './useSearch'

const goodsCall = '/fenxiao/api/goods/page'
const row = (goods: FenxiaoGoods) => <Row key={goods.sku_id} goods={goods} />

/** What can be promoted, and what each earns. */
export function GoodsListScreen() {
  const texts = useTexts()
  const { goods } = useGoodsTexts()
  const { concept } = useFenxiaoWords()
  const enabled = useProgrammeOpen()
  const follows = useOpenable(routes.fenxiaoFollow)
  const { scope, typed, type, search } = useSearch()
  const query = useListQuery()
  const list = usePagedList(goodsCall, questionOf(scope, query.filter, query.sorting), {
    enabled,
    rowKey: ({ sku_id }) => sku_id,
  })
  return (
    <Screen
      title={goods(concept)}
      heading={
        <SearchField value={typed} placeholder={texts.search} label={texts.search} onType={type} onSearch={search} />
      }
      right={
        follows && (
          <BarButton
            icon="heart"
            label={texts.followTitle}
            className="t-follows"
            onClick={() => void open(routes.fenxiaoFollow)}
          />
        )
      }
    >
      <Promoting>
        <StandingNote />
        <MarketLink />
        <FilteredGoods
          call={goodsCall}
          scope={scope}
          query={query}
          className={styles.list}
          list={list}
          row={row}
          none={<NothingFound keyword={scope.keyword} onClear={() => search('')} />}
        />
      </Promoting>
    </Screen>
  )
}

function Row({ goods }: { goods: FenxiaoGoods }) {
  const { on, toggle } = useFollowGoods(goods)
  return (
    <View className={styles.row}>
      <GoodsRow goods={goods} followed={on} onFollow={() => void toggle()} />
    </View>
  )
}

function NothingFound({ keyword, onClear }: { keyword: string | undefined; onClear: () => void }) {
  const texts = useTexts()
  const { none } = useGoodsTexts()
  if (!keyword) return <Empty text={none} />
  return (
    <Empty text={texts.noneNamed(keyword)} icon="search">
      <Button className="t-see-all" onClick={onClear}>
        {texts.seeAll}
      </Button>
    </Empty>
  )
}
