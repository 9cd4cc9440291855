import { useEffect, useMemo, useRef } from 'react'
import type { CartRow } from '@mall/contract/cart'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { notify } from '@/api/notify'
import type { DataState } from '@/api/useData'
import { network } from '@/platform/network/network'
import { useDidHide, useDidShow } from '@/platform/lifecycle/lifecycle'
import { useEra } from '@/session/era'
import type { CartKind } from './CartKind'
import { forgetSeen } from './seen'
import { createWork, type Work } from './work'

/** What the shopper is doing with the rows of `state`, done by the time the page is left. */
export function useWork<R extends CartRow>(
  kind: CartKind<R>,
  state: DataState<R[]>,
): { work: Work; refresh: () => Promise<void> } {
  const era = useEra()
  const latest = useRef(state)
  latest.current = state
  const asking = useRef(0)
  const refresh = useRef(async () => {
    asking.current += 1
    await latest.current.refresh().finally(() => (asking.current -= 1))
  }).current

  const work = useMemo(() => {
    const show = (next: (rows: R[]) => R[]) => {
      const { data, set } = latest.current
      if (data) set(next(data))
      // what was on its way is dropped by that, and with it what another device added
      if (asking.current > 0) void refresh()
    }
    return createWork({
      edit: (cartId, num, again) =>
        call(kind.edit, { cart_id: cartId, num }, { silent: again }).catch((failure: unknown) => {
          // that it did not arrive was told before; that the mall refuses it was not
          if (failure instanceof CallFailure && failure.definite) notify(failure)
          throw failure
        }),
      isOnline: network.isOnline,
      remove: (cartIds) => call(kind.delete, { cart_id: cartIds.join(',') }),
      edited: (cartId, num) => show((rows) => rows.map((row) => (row.cart_id === cartId ? { ...row, num } : row))),
      removed: (cartIds) => {
        forgetSeen(kind.name, cartIds)
        show((rows) => rows.filter((row) => !cartIds.includes(row.cart_id)))
      },
      refused: () => void refresh(),
    })
    // era: what one member did is nothing to the next one
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [kind, era])

  useDidHide(() => void work.flush())
  const shownBefore = useRef(false)
  useDidShow(() => {
    // what could not be sent is tried again first
    if (shownBefore.current) void work.flush().then(refresh)
    shownBefore.current = true
  })
  useEffect(
    () => () => {
      void work.flush()
      work.end()
    },
    [work],
  )
  return { work, refresh }
}
