import type { CollectRow } from '@mall/contract/collect'
import { call } from '@/api/call'
import { usePagedList } from '@/api/usePagedList'
import { KeptGoods } from '@/domain/favourites/KeptGoods'
import { KeptList, type KeptRowProps } from '@/domain/favourites/KeptList'
import { useIsMember } from '@/session/token'
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
  return <KeptList className={styles.list} list={list} idOf={idOf} send={drop} Row={Row} empty={texts.noGoods} />
}

const Row = ({ row, onRemove }: KeptRowProps<CollectRow>) => (
  <KeptGoods goods={row} old={row.market_price} onRemove={onRemove} />
)
