import { useEffect, useMemo, useRef, useState, type PropsWithChildren } from 'react'
import type { SeckillRow, SeckillSlot } from '@mall/contract/seckill'
import { useData } from '@/api/useData'
import { usePagedList } from '@/api/usePagedList'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { PromotionListScreen } from '@/features/promotion-list/PromotionListScreen'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { now } from '@/session/clock'
import { Screen } from '@/ui/Screen'
import { seckillFace } from '@/domain/promotion/seckillFace'
import { LimitedOffers } from './LimitedOffers'
import { firstShown, slotAt } from '@/domain/promotion/slot'
import { Slots } from './Slots'
import { StockBar } from './StockBar'
import { useTexts } from './texts'

const rowKey = (row: SeckillRow) => row.id

/** The open slot, or the next, until another is chosen. */
export function SeckillListScreen() {
  const texts = useTexts()
  const { site_id: siteId = 0 } = useParams(routes.seckillList)
  const slots = useData('/seckill/api/seckill/lists', siteId > 0 ? { site_id: siteId } : {})
  // every answer carries the mall's clock; a phone that slept wakes to slots that have turned
  useData('/api/config/time', {}, { onShow: true, silent: true })
  // slots that have opened or closed meanwhile
  const [turns, setTurns] = useState(0)
  // the mall's clock is known when it has answered; what is shown follows each turn
  const at = useMemo(now, [slots.data, turns])
  const [chosen, choose] = useState(0)
  const all = slots.data ?? []
  const shown = all.find(({ id }) => id === chosen) ?? firstShown(all, at)
  if (shown)
    return (
      <SlotList siteId={siteId} shown={shown} at={at} turns={turns}>
        <Slots slots={all} shown={shown} now={at} onChoose={choose} onTurn={() => setTurns(turns + 1)} />
      </SlotList>
    )
  return (
    <Screen title={texts.title} data={slots}>
      <GoBrowsing text={texts.noSlots} />
    </Screen>
  )
}

/** What a slot sells. */
function SlotList({
  siteId,
  shown,
  at,
  turns,
  children,
}: PropsWithChildren<{ siteId: number; shown: SeckillSlot; at: number; turns: number }>) {
  const texts = useTexts()
  const { phase } = slotAt(shown, at)
  const question = { seckill_id: shown.id, ...(siteId > 0 && { site_id: siteId }) }
  const list = usePagedList('/seckill/api/seckillgoods/page', question, { rowKey })
  const face = useMemo(() => seckillFace(shown, phase), [shown, phase])
  // when a slot has opened or closed, its numbers are others
  const asked = useRef({ turns, id: shown.id })
  const { refresh } = list
  useEffect(() => {
    const before = asked.current
    asked.current = { turns, id: shown.id }
    // another slot's list begins by itself
    if (before.id === shown.id && before.turns !== turns) void refresh()
  }, [turns, shown.id, refresh])
  return (
    <PromotionListScreen
      list={list}
      rowKey={rowKey}
      face={face}
      texts={texts}
      Below={phase === 'on' ? StockBar : undefined}
      end={<LimitedOffers siteId={siteId} />}
    >
      {children}
    </PromotionListScreen>
  )
}
