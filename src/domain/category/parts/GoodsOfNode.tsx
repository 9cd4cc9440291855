import { useCallback } from 'react'
import type { GoodsRow } from '@mall/contract/goods'
import { usePagedList } from '@/api/usePagedList'
import { ListScroll } from '@/ui/ListScroll'
import { PagedList } from '@/ui/PagedList'
import styles from './GoodsLook.module.scss'
import type { Node } from '../node'
import { useTexts } from '../texts'
import { AddableGoods } from './AddableGoods'

interface GoodsOfNodeProps {
  node: Node
  shop: number
  onAdd: (goods: GoodsRow, tap: object) => void
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
    <ListScroll className={styles.list} refresh={list.refresh} onEnd={() => void list.more()}>
      <PagedList list={list} row={row} pageScroll={false} empty={texts.empty} />
    </ListScroll>
  )
}
