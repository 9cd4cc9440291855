import { useCallback } from 'react'
import { View } from '@tarojs/components'
import type { CollectRow } from '@mall/contract/collect'
import { call } from '@/api/call'
import { usePagedList } from '@/api/usePagedList'
import { KeptGoods } from '@/domain/favourites/KeptGoods'
import { UndoBar } from '@/domain/favourites/UndoBar'
import { useKeptRows } from '@/domain/favourites/useKeptRows'
import { useIsMember } from '@/session/token'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { PagedList } from '@/ui/PagedList'
import styles from '../collection.module.scss'
import { useTexts } from '../texts'

const idOf = ({ goods_id }: CollectRow) => goods_id

/** Each goods is a call of its own. */
async function drop(ids: readonly number[]): Promise<void> {
  for (const goods_id of ids) await call('/api/goodscollect/delete', { goods_id })
}

export function GoodsTab() {
  const texts = useTexts()
  const enabled = useIsMember()
  const list = usePagedList('/api/goodscollect/page', {}, { enabled, rowKey: idOf })
  const { kept, undo } = useKeptRows(list, { idOf, send: drop })
  const { remove } = undo
  const row = useCallback((goods: CollectRow) => <Row key={goods.goods_id} goods={goods} onRemove={remove} />, [remove])
  return (
    <>
      <PagedList className={styles.list} list={kept} row={row} empty={<GoBrowsing text={texts.noGoods} />} />
      <UndoBar of={undo} />
    </>
  )
}

function Row({ goods, onRemove }: { goods: CollectRow; onRemove: (id: number) => void }) {
  const { goods_id } = goods
  const remove = useCallback(() => onRemove(goods_id), [onRemove, goods_id])
  return (
    <View className={styles.row}>
      <KeptGoods goods={goods} old={goods.market_price} onRemove={remove} />
    </View>
  )
}
