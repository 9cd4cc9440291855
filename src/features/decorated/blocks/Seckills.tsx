import { useMemo, useState, type ComponentType } from 'react'
import { View } from '@tarojs/components'
import type { SeckillItem } from '@mall/contract/diyComponents'
import type { SeckillRow, SeckillSlot } from '@mall/contract/seckill'
import { useData } from '@/api/useData'
import { isOn } from '@/domain/decoration/pageValue'
import { bareSeckillFace } from '@/domain/promotion/bareSeckillFace'
import { firstShown, slotAt, type SlotTime } from '@/domain/promotion/slot'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { now } from '@/session/clock'
import { Countdown } from '@/ui/Countdown'
import { px } from '@/ui/theme/size'
import decorated from '../decorated.module.scss'
import { useShownSite } from '../shopContext'
import { PromotionBox } from './PromotionBox'
import { PromotionTiles } from './PromotionTiles'
import { slotHeight } from './slotHeight'

export interface SlotProps {
  item: SeckillItem
  slot: SeckillSlot
  phase: SlotTime['phase']
}

/** The slot that is open, or the next: how long, and what it sells, drawn by `Products`. */
export const seckillsOf = (Products: ComponentType<SlotProps>) =>
  function Seckills({ item }: { item: SeckillItem }) {
    const site = useShownSite()
    const enabled = useOpenable(routes.seckillList)
    const slots = useData('/seckill/api/seckill/lists', site > 0 ? { site_id: site } : {}, { enabled, silent: true })
    const [at, turn] = useState(now)
    // a slot that sells nothing today gives way to the next that does
    if (slots.loading) return <View className={decorated.room} style={{ height: px(slotHeight) }} />
    const slot = firstShown(slots.data?.filter(({ goods_list }) => goods_list.length > 0) ?? [], at)
    if (!slot) return null
    const { phase, startsAt, endsAt } = slotAt(slot, at)
    const onTurn = () => {
      turn(now())
      void slots.refresh()
    }
    const head = (
      <>
        {slot.name}
        <Countdown end={phase === 'on' ? endsAt : startsAt} onEnd={onTurn} />
      </>
    )
    return (
      <PromotionBox item={item} kind="seckill" route={routes.seckillList} head={head}>
        <Products item={item} slot={slot} phase={phase} />
      </PromotionBox>
    )
  }

export const seckillKey = (row: SeckillRow) => row.id

/** What the operator does not show of a product. */
export const useHidden = (item: SeckillItem) =>
  useMemo(
    () => ({
      name: !isOn(item.isShowGoodsName ?? 1),
      price: !isOn(item.isShowGoodsPrice ?? 1),
      old: !isOn(item.isShowGoodsPrimary ?? 1),
    }),
    [item],
  )

const Tiles = ({ item, slot: { goods_list } }: SlotProps) => (
  <PromotionTiles rows={goods_list} rowKey={seckillKey} face={bareSeckillFace} hide={useHidden(item)} />
)

/** Products side by side, without marks: what most pages have of a flash sale. */
export const Seckills = seckillsOf(Tiles)
