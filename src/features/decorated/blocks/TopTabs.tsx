import { useMemo } from 'react'
import { View } from '@tarojs/components'
import type { TopCategoryItem } from '@mall/contract/diyComponents'
import type { GoodsRow } from '@mall/contract/goods'
import { usePagedList } from '@/api/usePagedList'
import type { Node } from '@/domain/category/node'
import { templateOf } from '@/domain/category/template'
import { useCategories } from '@/domain/category/useCategories'
import { GoodsCard } from '@/domain/goods/GoodsCard'
import { plainFace } from '@/domain/goods/plainFace'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { PagedList } from '@/ui/PagedList'
import { Tabs } from '@/ui/Tabs'
import { useColours } from '@/ui/theme/useColours'
import { useShownSite } from '../shopContext'
import { useLaterTexts } from './laterTexts'
import styles from './topTabs.module.scss'

interface TopTabsProps {
  item: TopCategoryItem
  /** 0 = the page itself, else a category */
  chosen: number
  onChoose: (id: number) => void
}

/** The first level only. */
const template = templateOf({ controller: 'GoodsCategory', level: 1 })

/** The page itself, and the goods of each category, as tabs; styleType line or pill. */
export function TopTabs({ item, chosen, onChoose }: TopTabsProps) {
  const texts = useLaterTexts()
  const colour = useColours()
  const site = useShownSite()
  const shop = useOpenable(routes.shopGoods) ? site : 0
  const { roots } = useCategories(shop, template)
  if (roots.length === 0) return null
  const node = roots.find(({ id }) => id === chosen)
  const [on, off] = [colour(item.selectColor), colour(item.nsSelectColor)]
  // the words of tabs wear these
  const colours = {
    background: colour(item.backgroundColor),
    ...(on && { '--text': on, '--primary-text': on }),
    ...(off && { '--text-2': off }),
  }
  return (
    <>
      <View className={`${styles.tabs} t-top-tabs`} style={colours}>
        <Tabs
          fit="scroll"
          look={item.styleType === 'pill' ? 'pill' : 'line'}
          items={[
            { key: 0, label: item.title || texts.firstTab },
            ...roots.map(({ id, short }) => ({ key: id, label: short })),
          ]}
          active={node?.id ?? 0}
          onChange={onChoose}
        />
      </View>
      {node && <GoodsOf key={node.id} node={node} shop={shop} />}
    </>
  )
}

const card = (row: GoodsRow) => <GoodsCard key={row.sku_id} row={row} face={plainFace} />

function GoodsOf({ node, shop }: { node: Node; shop: number }) {
  const texts = useLaterTexts()
  const params = useMemo(
    () =>
      shop > 0 ? { site_id: shop, shop_category_id: node.id } : { category_id: node.id, category_level: node.level },
    [node, shop],
  )
  const list = usePagedList('/api/goodssku/page', params, { rowKey: (row) => row.sku_id })
  return <PagedList list={list} row={card} columns={2} empty={texts.noGoods} />
}
