import { useEffect, useRef } from 'react'
import { useData } from '@/api/useData'
import { useIsMember } from '@/session/token'
import type { GameKind } from './GameKind'
import { standingOf } from './standing'
import { useDraw } from './useDraw'

/** ms in which the sheet of a result slides in */
const entrance = 400

/** A game, what this shopper may do in it, and doing it. */
export function useGame({ info: path, lottery }: GameKind, id: number) {
  const isMember = useIsMember()
  const info = useData(path, { id }, { enabled: id > 0, onShow: true })
  const { data: game } = info
  const me = useData('/api/member/info', {}, { enabled: isMember, onShow: true, silent: true })
  const asksLevel = isMember && (game?.level_id ?? 0) > 0
  const levels = useData('/api/memberlevel/lists', {}, { enabled: asksLevel, silent: true })
  const refresh = () => Promise.all([info.refresh(), me.refresh()])
  const refreshing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(refreshing.current), [])
  const drawing = useDraw(lottery, id, {
    revealed() {
      // what the mall says of it follows, once the result has come to rest: both at once make it stutter
      if (game && game.surplus_num > 0) info.set({ ...game, surplus_num: game.surplus_num - 1 })
      clearTimeout(refreshing.current)
      refreshing.current = setTimeout(() => void refresh(), entrance)
    },
    refused: () => void refresh(),
  })
  const knowing = {
    member: isMember ? { info: me.data } : undefined,
    levels: levels.data ?? [],
    unsure: drawing.unsure,
  }
  return {
    info,
    game,
    /** undefined for a guest, and until it is known */
    points: me.data?.point,
    standing: game && standingOf(game, knowing),
    drawing,
    refresh,
  }
}
