import { useMemo, useRef, useState } from 'react'
import type { CartRow } from '@mall/contract/cart'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { useData, type DataState } from '@/api/useData'
import { setCartCount } from '@/session/cartCount'
import { useIsMember } from '@/session/token'
import { cartView, isValid, type CartView } from './cartView'

export interface Cart extends CartView {
  state: DataState<CartRow[]>
  choose(cartIds: readonly number[], on: boolean): void
  setNum(row: CartRow, num: number): void
  remove(cartIds: readonly number[]): Promise<void>
}

/** ms after the last tap on a stepper until the number is sent */
const settle = 350

/** The cart as the server has it, shown ahead of the answers; a refusal shows the server's again. */
export function useCart(): Cart {
  const member = useIsMember()
  const state = useData('/api/cart/goodslists', {}, { enabled: member, onShow: true })
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const rows = useMemo(() => state.data ?? [], [state.data])
  const latest = useRef(rows)
  latest.current = rows

  const show = (next: CartRow[]) => {
    latest.current = next
    state.set(next)
    setCartCount({ goods: next.filter(isValid).reduce((sum, row) => sum + row.num, 0) })
  }
  const orRefresh = async (work: Promise<unknown>) => {
    try {
      await work
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      await state.refresh()
    }
  }
  return {
    ...cartView(rows, left),
    state,
    choose: (cartIds, on) =>
      setLeft((before) => {
        const next = new Set(before)
        for (const id of cartIds) {
          if (on) next.delete(id)
          else next.add(id)
        }
        return next
      }),
    setNum: (row, num) => {
      show(latest.current.map((one) => (one.cart_id === row.cart_id ? { ...one, num } : one)))
      clearTimeout(timers.current.get(row.cart_id))
      const send = () => void orRefresh(call('/api/cart/edit', { cart_id: row.cart_id, num }))
      timers.current.set(row.cart_id, setTimeout(send, settle))
    },
    remove: (cartIds) => {
      show(latest.current.filter((row) => !cartIds.includes(row.cart_id)))
      return orRefresh(call('/api/cart/delete', { cart_id: cartIds.join(',') }))
    },
  }
}
