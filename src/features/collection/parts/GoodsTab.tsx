import { useCallback, useMemo } from 'react'
import { View } from '@tarojs/components'
import type { CollectRow } from '@mall/contract/collect'
import { call } from '@/api/call'
import { usePagedList } from '@/api/usePagedList'
import { KeptGoods } from '@/domain/favourites/KeptGoods'
import { UndoBar } from '@/domain/favourites/UndoBar'
import { useUndo } from '@/domain/favourites/useUndo'
import { useIsMember } from '@/session/token'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { PagedList } from '@/ui/PagedList'
import styles from '../collection.module.scss'
import { useTexts } from '../texts'

/** Each goods is a call of its own. */
async function drop(ids: readonly number[]): Promise<void> {
  for (const goods_id of ids) await call('/api/goodscollect/delete', { goods_id })
}

export function GoodsTab() {
  const texts = useTexts()
  const enabled = useIsMember()
  const list = usePagedList('/api/goodscollect/page', {}, { enabled, rowKey: ({ goods_id }) => goods_id })
  const undo = useUndo<number>({
    send: drop,
    done: (ids) => list.change((rows) => rows.filter(({ goods_id }) => !ids.includes(goods_id))),
  })
  const { hidden, remove } = undo
  const rows = useMemo(() => list.rows.filter(({ goods_id }) => !hidden.has(goods_id)), [list.rows, hidden])
  const row = useCallback((goods: CollectRow) => <Row key={goods.goods_id} goods={goods} onRemove={remove} />, [remove])
  return (
    <>
      <PagedList
        className={styles.list}
        list={{ ...list, rows, empty: list.empty || (rows.length === 0 && list.pullUp === 'noMore') }}
        row={row}
        empty={<GoBrowsing text={texts.noGoods} />}
      />
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
