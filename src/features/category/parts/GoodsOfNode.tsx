import { useCallback } from 'react'
import { ScrollView } from '@tarojs/components'
import type { GoodsRow } from '@mall/contract/goods'
import { usePagedList } from '@/api/usePagedList'
import { PagedList } from '@/ui/PagedList'
import styles from './GoodsLook.module.scss'
import type { Node } from '../node'
import { useTexts } from '../texts'
import { AddableGoods } from './AddableGoods'

interface GoodsOfNodeProps {
  node: Node
  shop: number
  onAdd: (goods: GoodsRow) => void
}

export function GoodsOfNode({ node, shop, onAdd }: GoodsOfNodeProps) {
  const texts = useTexts()
  const list = usePagedList(
    '/api/goodssku/page',
    shop > 0 ? { site_id: shop, shop_category_id: node.id } : { category_id: node.id, category_level: node.level },
    { rowKey: (row) => row.sku_id },
  )
  const row = useCallback((goods: GoodsRow) => <AddableGoods key={goods.sku_id} goods={goods} onAdd={onAdd} />, [onAdd])
  return (
    <ScrollView className={styles.list} scrollY onScrollToLower={() => void list.more()}>
      <PagedList list={list} row={row} pageScroll={false} empty={texts.empty} />
    </ScrollView>
  )
}
