import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { CartRow } from '@mall/contract/cart'
import { call } from '@/api/call'
import { useData, type DataState } from '@/api/useData'
import { useDidHide, useDidShow } from '@/platform/lifecycle/lifecycle'
import { setCartCount } from '@/session/cartCount'
import { useEra } from '@/session/era'
import { useIsMember } from '@/session/token'
import type { CartKind } from './CartKind'
import { cartView, type CartView } from './cartView'
import { chooseRows, useLeft } from './left'
import { forgetSeen } from './seen'
import { createWork, type Work } from './work'

/** The same from render to render: rows that did not change are not drawn again. */
export interface CartActions extends Pick<Work, 'setNum' | 'remove' | 'undo' | 'flush'> {
  choose(cartIds: readonly number[], on: boolean): void
  refresh(): Promise<void>
}

export interface Cart<R extends CartRow = CartRow> extends CartView<R>, CartActions {
  kind: CartKind<R>
  state: DataState<R[]>
  /** as they are shown, invalid ones too */
  rows: readonly R[]
  actions: CartActions
  /** a number is not confirmed by the server: the total may still change */
  updating: boolean
  /** rows whose deletion can be taken back */
  undoable: readonly number[]
  /** they went to the favourites */
  moved: boolean
}

/** The server's rows under what the shopper is doing with them: another device's changes and ours both show. */
export function useCart<R extends CartRow>(kind: CartKind<R>): Cart<R> {
  const member = useIsMember()
  const era = useEra()
  const state = useData(kind.lists, {}, { enabled: member }) as unknown as DataState<R[]>
  const latest = useRef(state)
  latest.current = state
  const left = useLeft(kind.name)
  const asking = useRef(0)
  const refresh = useRef(async () => {
    asking.current += 1
    await latest.current.refresh().finally(() => (asking.current -= 1))
  })

  const work = useMemo(() => {
    const show = (next: (rows: R[]) => R[]) => {
      const { data, set } = latest.current
      if (data) set(next(data))
      // what was on its way is dropped by that, and with it what another device added
      if (asking.current > 0) void refresh.current()
    }
    return createWork({
      edit: (cartId, num) => call(kind.edit, { cart_id: cartId, num }),
      remove: (cartIds) => call(kind.delete, { cart_id: cartIds.join(',') }),
      edited: (cartId, num) => show((rows) => rows.map((row) => (row.cart_id === cartId ? { ...row, num } : row))),
      removed: (cartIds) => {
        forgetSeen(kind.name, cartIds)
        show((rows) => rows.filter((row) => !cartIds.includes(row.cart_id)))
      },
      refused: () => void refresh.current(),
    })
    // era: what one member did is nothing to the next one
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [kind, era])
  const { nums, hidden, undoable, moved } = useStore(work)

  const rows = useMemo(() => {
    const shown = (state.data ?? []).filter((row) => !hidden.has(row.cart_id))
    return shown.map((row) => {
      const num = nums.get(row.cart_id) ?? row.num
      return num === row.num ? row : { ...row, num }
    })
  }, [state.data, nums, hidden])
  const view = useMemo(() => cartView(rows, new Set(left), kind), [rows, left, kind])

  const known = state.data !== undefined
  useEffect(() => {
    if (known) setCartCount({ [kind.name]: view.count })
  }, [known, kind.name, view.count])
  useDidHide(() => void work.flush())
  const shownBefore = useRef(false)
  useDidShow(() => {
    // what could not be sent is tried again first
    if (shownBefore.current && member) void work.flush().then(refresh.current)
    shownBefore.current = true
  })
  useEffect(() => () => void work.flush(), [work])

  const actions = useMemo<CartActions>(
    () => ({
      setNum: work.setNum,
      remove: work.remove,
      undo: work.undo,
      flush: work.flush,
      choose: (cartIds, on) => chooseRows(kind.name, cartIds, on),
      refresh: refresh.current,
    }),
    [kind, work],
  )
  return { ...view, ...actions, actions, kind, state, rows, undoable, moved, updating: nums.size > 0 }
}
