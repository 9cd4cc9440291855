import type { FenxiaoGoods } from '@mall/contract/fenxiao'
import { call } from '@/api/call'
import { usePagedList } from '@/api/usePagedList'
import { StandingNote } from '@/domain/fenxiao/StandingNote'
import { useProgrammeOpen } from '@/domain/fenxiao/useProgrammeOpen'
import { KeptList, type KeptRowProps } from '@/domain/favourites/KeptList'
import { Screen } from '@/ui/Screen'
import { SwipeCard } from '@/ui/SwipeCard'
import styles from './fenxiaoGoods.module.scss'
import { noteFollowed } from './followed'
import { GoodsRow } from './parts/GoodsRow'
import { Promoting } from './parts/Promoting'
import { useTexts } from './texts'

const idOf = ({ collect_id }: FenxiaoGoods) => collect_id

/** Products the distributor follows. */
export function FollowScreen() {
  const texts = useTexts()
  const enabled = useProgrammeOpen()
  const list = usePagedList('/fenxiao/api/goodscollect/page', {}, { enabled, rowKey: idOf })
  /** Each is a call of its own. */
  const drop = async (ids: readonly number[]) => {
    for (const { collect_id, goods_id } of list.rows.filter((row) => ids.includes(idOf(row)))) {
      await call('/fenxiao/api/goodscollect/delete', { collect_id })
      noteFollowed(goods_id, 0)
    }
  }
  return (
    <Screen title={texts.followTitle}>
      <Promoting>
        <StandingNote />
        <KeptList
          className={`${styles.list} ${styles.follows}`}
          list={list}
          idOf={idOf}
          send={drop}
          Row={Row}
          empty={texts.noFollowed}
        />
      </Promoting>
    </Screen>
  )
}

function Row({ row, onRemove }: KeptRowProps<FenxiaoGoods>) {
  const texts = useTexts()
  return (
    <SwipeCard label={texts.unfollow} remove="t-unfollow" onRemove={onRemove}>
      <GoodsRow goods={row} followed onFollow={onRemove} />
    </SwipeCard>
  )
}
