import { useState } from 'react'
import type { GoodsRow } from '@mall/contract/goods'
import { usePagedList } from '@/api/usePagedList'
import { GoodsCard } from '@/domain/goods/GoodsCard'
import { useParams } from '@/session/params'
import { routes } from '@/routes'
import { GoBrowsing } from '@/ui/GoBrowsing'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import { SearchField } from './parts/SearchField'
import { SortBar, type Sorting } from './parts/SortBar'
import styles from './goodsList.module.scss'
import { useTexts } from './texts'

const card = (goods: GoodsRow) => <GoodsCard key={goods.sku_id} goods={goods} />

export function GoodsListScreen() {
  const texts = useTexts()
  const from = useParams(routes.goodsList)
  const [typed, search] = useState<string>()
  const [sorting, sort] = useState<Sorting>({})
  const keyword = typed ?? (from.keyword === undefined ? '' : String(from.keyword))
  const list = usePagedList(
    '/api/goodssku/page',
    {
      ...(from.site_id ? { site_id: from.site_id } : {}),
      ...(keyword ? { keyword } : {}),
      ...(from.category_id
        ? {
            category_id: from.category_id,
            ...(from.category_level ? { category_level: from.category_level } : {}),
          }
        : {}),
      ...(from.brand_id ? { brand_id: from.brand_id } : {}),
      ...(from.coupon ? { coupon: from.coupon } : {}),
      ...(from.platformcouponTypeId ? { platform_coupon_type: from.platformcouponTypeId } : {}),
      ...sorting,
    },
    { rowKey: (row) => row.sku_id },
  )
  return (
    <Screen title={texts.title} heading={<SearchField value={keyword} placeholder={texts.search} onSearch={search} />}>
      <SortBar value={sorting} onChange={sort} />
      <PagedList className={styles.list} list={list} columns={2} row={card} empty={<GoBrowsing text={texts.empty} />} />
    </Screen>
  )
}
