import { create } from 'zustand'
import { storage } from '@/platform/storage/storage'
import { isMember, onTokenChange } from '@/session/token'
import type { CartName } from '@/session/cartCount'

type Unticked = Readonly<Record<CartName, readonly number[]>>

const key = 'cart_left'
const none: readonly number[] = []
const store = create<Unticked>(() => storage.get<Unticked>(key) ?? {})

/** cart_ids the shopper took the tick from; what is new in a cart is chosen. */
export const useUnticked = (name: CartName): readonly number[] => store((state) => state[name] ?? none)

export function chooseRows(name: CartName, cartIds: readonly number[], on: boolean): void {
  const rest = (store.getState()[name] ?? none).filter((id) => !cartIds.includes(id))
  store.setState({ [name]: on ? rest : [...rest, ...cartIds] })
  storage.set(key, store.getState())
}

onTokenChange(() => {
  if (isMember()) return
  store.setState({}, true)
  storage.remove(key)
})
