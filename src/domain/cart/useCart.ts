import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { CartRow } from '@mall/contract/cart'
import { useData, type DataState } from '@/api/useData'
import { setCartCount } from '@/session/cartCount'
import { useIsMember } from '@/session/token'
import type { CartKind } from './CartKind'
import { cartView, ticksOf, type CartView, type Ticks } from './cartView'
import { isValid } from './rows'
import { chooseRows, useUnticked } from './unticked'
import { useWork } from './useWork'
import type { Work, WorkState } from './work'

/** The same from render to render: rows that did not change are not drawn again. */
export interface CartActions extends Pick<Work, 'setNum' | 'remove' | 'undo' | 'flush'> {
  /** sets or takes their ticks */
  choose(cartIds: readonly number[], on: boolean): void
  /** begins without a tick; those it has are forgotten with it */
  manage(on: boolean): void
  refresh(): Promise<void>
}

export interface Cart<R extends CartRow = CartRow>
  extends CartView<R>, CartActions, Pick<WorkState, 'undoable' | 'moved'> {
  kind: CartKind<R>
  state: DataState<R[]>
  /** as they are shown, invalid ones too */
  rows: readonly R[]
  actions: CartActions
  managing: boolean
  /** as they are drawn: what is bought next, while managing what is taken out */
  ticks: Ticks<R>
  /** a number is not confirmed by the server: the total may still change */
  updating: boolean
}

/** The server's rows under what the shopper is doing with them: another device's changes and ours both show. */
export function useCart<R extends CartRow>(kind: CartKind<R>): Cart<R> {
  const member = useIsMember()
  const state = useData(kind.lists, {}, { enabled: member }) as unknown as DataState<R[]>
  const unticked = useUnticked(kind.name)
  const { work, refresh } = useWork(kind, state)
  const { nums, hidden, undoable, moved } = useStore(work)
  const [marked, mark] = useState<ReadonlySet<number>>()
  const managing = marked !== undefined

  const rows = useMemo(() => {
    const shown = (state.data ?? []).filter((row) => !hidden.has(row.cart_id))
    return shown.map((row) => {
      const num = nums.get(row.cart_id) ?? row.num
      return num === row.num ? row : { ...row, num }
    })
  }, [state.data, nums, hidden])
  const view = useMemo(() => cartView(rows, new Set(unticked), kind), [rows, unticked, kind])
  const ticks = useMemo(
    () =>
      marked
        ? ticksOf(rows.filter(isValid), (id) => marked.has(id))
        : { rows: view.chosen, ids: view.chosenIds, all: view.allChosen },
    [rows, view, marked],
  )

  const known = state.data !== undefined
  useEffect(() => {
    if (known) setCartCount({ [kind.name]: view.count })
  }, [known, kind.name, view.count])

  const actions = useMemo<CartActions>(
    () => ({
      setNum: work.setNum,
      remove: work.remove,
      undo: work.undo,
      flush: work.flush,
      choose: (cartIds, on) =>
        managing
          ? mark((old) => old && new Set([...old, ...cartIds].filter((id) => on || !cartIds.includes(id))))
          : chooseRows(kind.name, cartIds, on),
      manage: (on) => mark(on ? new Set() : undefined),
      refresh,
    }),
    [kind, work, refresh, managing],
  )
  const doing = { undoable, moved, updating: nums.size > 0, managing, ticks }
  return { ...view, ...actions, actions, kind, state, rows, ...doing }
}
