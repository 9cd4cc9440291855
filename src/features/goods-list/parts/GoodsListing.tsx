import { View } from '@tarojs/components'
import type { GoodsRow } from '@mall/contract/goods'
import { usePagedList } from '@/api/usePagedList'
import { GoodsCard } from '@/domain/goods/GoodsCard'
import { GoodsRowCard } from '@/domain/goods/GoodsRowCard'
import { plainFace } from '@/domain/goods/plainFace'
import { FilteredGoods } from '@/domain/goods-filter/FilteredGoods'
import { questionOf, type Scope } from '@/domain/goods-filter/question'
import { useListQuery } from '@/domain/goods-filter/useListQuery'
import { BarButton } from '@/ui/BarButton'
import { Icon } from '@/ui/Icon'
import { Screen } from '@/ui/Screen'
import styles from '../goodsList.module.scss'
import { setLook, useLook } from '../look'
import { useTexts } from '../texts'
import { NothingFound } from './NothingFound'
import { ReadAs } from './ReadAs'
import { SearchEntry } from './SearchEntry'

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

const goodsCall = '/api/goodssku/page'

/** Goods by sorting and filter; what the shopper asks stands whole in the params of the list. */
export function GoodsListing({ scope, ofShop = false }: GoodsListingProps) {
  const texts = useTexts()
  const query = useListQuery()
  const look = useLook()
  const list = usePagedList(goodsCall, questionOf(scope, query.filter, query.sorting), {
    rowKey: (row) => row.sku_id,
  })
  const grid = look === 'grid'
  const { keyword } = scope
  const { reading } = list.beside
  return (
    <Screen
      title={keyword ?? (ofShop ? texts.shopTitle : texts.title)}
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
      <FilteredGoods
        call={goodsCall}
        scope={scope}
        query={query}
        subject={(scope.coupon || scope.platformCoupon) && <OfCoupon />}
        note={keyword && reading && <ReadAs keyword={keyword} reading={reading} />}
        className={grid ? '' : styles.lines}
        list={list}
        columns={grid ? 2 : 1}
        row={grid ? card : line}
        none={<NothingFound scope={scope} />}
      />
    </Screen>
  )
}

function OfCoupon() {
  const texts = useTexts()
  return (
    <View className={styles.coupon}>
      <Icon name="coupon" size={32} />
      {texts.withCoupon}
    </View>
  )
}
