import { useMemo, useState } from 'react'
import { View } from '@tarojs/components'
import type { PromotionFields, SeckillItem } from '@mall/contract/diyComponents'
import type { SeckillRow, SeckillSlot } from '@mall/contract/seckill'
import type { Data, Params } from '@/api/call'
import { useData } from '@/api/useData'
import { isOn } from '@/domain/decoration/pageValue'
import type { FaceOf } from '@/domain/goods/face'
import { Marks } from '@/domain/goods/Marks'
import { bargainFace } from '@/domain/promotion/bargainFace'
import { groupbuyFace } from '@/domain/promotion/groupbuyFace'
import type { PromotionWord } from '@/domain/promotion/kinds'
import { pintuanFace } from '@/domain/promotion/pintuanFace'
import { presaleTileFace } from '@/domain/promotion/presaleFace'
import { seckillFace } from '@/domain/promotion/seckillFace'
import { firstShown, slotAt } from '@/domain/promotion/slot'
import { wholesaleFace } from '@/domain/promotion/wholesaleFace'
import { useOpenable } from '@/navigation/openable'
import { routes, type Route } from '@/routes'
import { now } from '@/session/clock'
import { Countdown } from '@/ui/Countdown'
import { px } from '@/ui/theme/size'
import decorated from '../decorated.module.scss'
import { useShownSite } from '../shopContext'
import { useLaterTexts } from './laterTexts'
import { PromotionStrip } from './PromotionStrip'
import { useQuestion } from './question'
import { slotHeight } from './slotHeight'

type ListPath = `/${'groupbuy' | 'pintuan' | 'bargain' | 'presale' | 'wholesale'}/api/goods/page`
type RowOf<P extends ListPath> = Data<P>['list'][number]

/** The block of a way of selling, from the call of its list. */
function blockOf<P extends ListPath>(
  kind: PromotionWord,
  route: Route<{ site_id?: number }>,
  path: P,
  rowKey: (row: RowOf<P>) => number,
  face: FaceOf<RowOf<P>>,
) {
  return function Promotions({ item }: { item: PromotionFields }) {
    const enabled = useOpenable(route)
    const { data } = useData(path, useQuestion(item) as Params<P>, { enabled, silent: true })
    const rows: readonly RowOf<P>[] = data?.list ?? []
    return <PromotionStrip item={item} kind={kind} route={route} rows={rows} rowKey={rowKey} face={face} />
  }
}

export const Groupbuys = blockOf(
  'groupbuy',
  routes.groupbuyList,
  '/groupbuy/api/goods/page',
  (row) => row.groupbuy_id,
  groupbuyFace,
)
export const Pintuans = blockOf(
  'pintuan',
  routes.pintuanList,
  '/pintuan/api/goods/page',
  (row) => row.pintuan_id,
  pintuanFace,
)
export const Bargains = blockOf(
  'bargain',
  routes.bargainList,
  '/bargain/api/goods/page',
  (row) => row.bargain_id,
  bargainFace,
)
export const Presales = blockOf(
  'presale',
  routes.presaleList,
  '/presale/api/goods/page',
  (row) => row.presale_id,
  presaleTileFace,
)
export const WholesaleGoods = blockOf(
  'wholesale',
  routes.wholesaleList,
  '/wholesale/api/goods/page',
  (row) => row.wholesale_goods_id,
  wholesaleFace,
)

/** The slot that is open, or the next: how long, and what it sells. */
export function Seckills({ item }: { item: SeckillItem }) {
  const site = useShownSite()
  const enabled = useOpenable(routes.seckillList)
  const slots = useData('/seckill/api/seckill/lists', site > 0 ? { site_id: site } : {}, { enabled, silent: true })
  const [at, turn] = useState(now)
  // a slot that sells nothing today gives way to the next that does
  if (slots.loading) return <View className={decorated.room} style={{ height: px(slotHeight) }} />
  const slot = firstShown(slots.data?.filter(({ goods_list }) => goods_list.length > 0) ?? [], at)
  if (!slot) return null
  const onTurn = () => {
    turn(now())
    void slots.refresh()
  }
  return <Slot item={item} slot={slot} at={at} onTurn={onTurn} />
}

const seckillKey = (row: SeckillRow) => row.id

interface SlotProps {
  item: SeckillItem
  slot: SeckillSlot
  at: number
  /** it has opened or closed */
  onTurn: () => void
}

function Slot({ item, slot, at, onTurn }: SlotProps) {
  const texts = useLaterTexts()
  const { phase, startsAt, endsAt } = slotAt(slot, at)
  const { isShowGoodsDesc, isShowGoodsStock, style = 1 } = item
  // tiles have room for it where it is asked for
  const isDescribed = isOn(isShowGoodsDesc ?? (Number(style) === 1 ? 0 : 1))
  const tellsStock = isOn(isShowGoodsStock)
  const face = useMemo(() => {
    const plain = seckillFace(slot, phase)
    return (row: SeckillRow) => {
      const known = plain(row)
      const left = tellsStock ? [{ word: texts.left(row.goods_stock) }] : []
      return { ...known, marks: [...left, ...(isDescribed ? known.marks : [])] }
    }
  }, [slot, phase, isDescribed, tellsStock, texts])
  const Below = useMemo(
    () => (isDescribed || tellsStock ? ({ row }: { row: SeckillRow }) => <Marks face={face(row)} /> : undefined),
    [face, isDescribed, tellsStock],
  )
  const hide = useMemo(
    () => ({
      name: !isOn(item.isShowGoodsName ?? 1),
      price: !isOn(item.isShowGoodsPrice ?? 1),
      old: !isOn(item.isShowGoodsPrimary ?? 1),
    }),
    [item],
  )
  return (
    <PromotionStrip
      item={item}
      kind="seckill"
      route={routes.seckillList}
      rows={slot.goods_list}
      rowKey={seckillKey}
      face={face}
      hide={hide}
      Below={Below}
    >
      {slot.name}
      <Countdown end={phase === 'on' ? endsAt : startsAt} onEnd={onTurn} />
    </PromotionStrip>
  )
}
