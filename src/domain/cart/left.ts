import { create } from 'zustand'
import { storage } from '@/platform/storage/storage'
import { isMember, onTokenChange } from '@/session/token'
import type { CartKind } from './CartKind'

type Name = CartKind<never>['name']
type Left = Record<Name, readonly number[]>

const key = 'cart_left'
const none: Left = { goods: [], wholesale: [] }
const store = create<Left>(() => ({ ...none, ...storage.get<Partial<Left>>(key) }))

/** cart_ids the shopper took the tick from; what is new in a cart is chosen. */
export const useLeft = (name: Name): readonly number[] => store((state) => state[name])

export function chooseRows(name: Name, cartIds: readonly number[], on: boolean): void {
  const rest = store.getState()[name].filter((id) => !cartIds.includes(id))
  store.setState({ [name]: on ? rest : [...rest, ...cartIds] })
  storage.set(key, store.getState())
}

onTokenChange(() => {
  if (isMember()) return
  store.setState(none)
  storage.remove(key)
})
