import { useMemo, useState } from 'react'
import type { BargainRow } from '@mall/contract/bargain'
import type {
  BargainItem,
  GroupbuyItem,
  PintuanItem,
  PresaleItem,
  SeckillItem,
  WholesaleItem,
} from '@mall/contract/diyComponents'
import type { GroupbuyRow } from '@mall/contract/groupbuy'
import type { PintuanRow } from '@mall/contract/pintuan'
import type { PresaleRow } from '@mall/contract/presale'
import type { SeckillRow, SeckillSlot } from '@mall/contract/seckill'
import type { WholesaleRow } from '@mall/contract/wholesale'
import { useData } from '@/api/useData'
import { isOn } from '@/domain/decoration/pageValue'
import { Marks } from '@/domain/goods/Marks'
import { bargainFace } from '@/domain/promotion/bargainFace'
import { groupbuyFace } from '@/domain/promotion/groupbuyFace'
import { pintuanFace } from '@/domain/promotion/pintuanFace'
import { presaleTileFace } from '@/domain/promotion/presaleFace'
import { seckillFace } from '@/domain/promotion/seckillFace'
import { firstShown, slotAt } from '@/domain/promotion/slot'
import { wholesaleFace } from '@/domain/promotion/wholesaleFace'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { now } from '@/session/clock'
import { Countdown } from '@/ui/Countdown'
import { useShownSite } from '../shopContext'
import { useLaterTexts } from './laterTexts'
import { PromotionStrip } from './PromotionStrip'
import { useQuestion } from './question'

const groupbuyKey = (row: GroupbuyRow) => row.groupbuy_id

export function Groupbuys({ item }: { item: GroupbuyItem }) {
  const enabled = useOpenable(routes.groupbuyList)
  const { data } = useData('/groupbuy/api/goods/page', useQuestion(item), { enabled, silent: true })
  return (
    <PromotionStrip
      item={item}
      kind="groupbuy"
      route={routes.groupbuyList}
      rows={data?.list ?? []}
      rowKey={groupbuyKey}
      face={groupbuyFace}
    />
  )
}

const pintuanKey = (row: PintuanRow) => row.pintuan_id

export function Pintuans({ item }: { item: PintuanItem }) {
  const enabled = useOpenable(routes.pintuanList)
  const { data } = useData('/pintuan/api/goods/page', useQuestion(item), { enabled, silent: true })
  return (
    <PromotionStrip
      item={item}
      kind="pintuan"
      route={routes.pintuanList}
      rows={data?.list ?? []}
      rowKey={pintuanKey}
      face={pintuanFace}
    />
  )
}

const bargainKey = (row: BargainRow) => row.bargain_id

export function Bargains({ item }: { item: BargainItem }) {
  const enabled = useOpenable(routes.bargainList)
  const { data } = useData('/bargain/api/goods/page', useQuestion(item), { enabled, silent: true })
  return (
    <PromotionStrip
      item={item}
      kind="bargain"
      route={routes.bargainList}
      rows={data?.list ?? []}
      rowKey={bargainKey}
      face={bargainFace}
    />
  )
}

const presaleKey = (row: PresaleRow) => row.presale_id

export function Presales({ item }: { item: PresaleItem }) {
  const enabled = useOpenable(routes.presaleList)
  const { data } = useData('/presale/api/goods/page', useQuestion(item), { enabled, silent: true })
  return (
    <PromotionStrip
      item={item}
      kind="presale"
      route={routes.presaleList}
      rows={data?.list ?? []}
      rowKey={presaleKey}
      face={presaleTileFace}
    />
  )
}

const wholesaleKey = (row: WholesaleRow) => row.wholesale_goods_id

export function WholesaleGoods({ item }: { item: WholesaleItem }) {
  const enabled = useOpenable(routes.wholesaleList)
  const { data } = useData('/wholesale/api/goods/page', useQuestion(item), { enabled, silent: true })
  return (
    <PromotionStrip
      item={item}
      kind="wholesale"
      route={routes.wholesaleList}
      rows={data?.list ?? []}
      rowKey={wholesaleKey}
      face={wholesaleFace}
    />
  )
}

/** The slot that is open, or the next: how long, and what it sells. */
export function Seckills({ item }: { item: SeckillItem }) {
  const site = useShownSite()
  const enabled = useOpenable(routes.seckillList)
  const slots = useData('/seckill/api/seckill/lists', site > 0 ? { site_id: site } : {}, { enabled, silent: true })
  const [at, turn] = useState(now)
  // a slot that sells nothing today gives way to the next that does
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
