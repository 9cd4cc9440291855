import { create } from 'zustand'
import { storage } from '@/platform/storage/storage'
import { isMember, onTokenChange } from './token'

interface CartCount {
  goods: number
  wholesale: number
}

const key = 'cart_count'
// of the last visit: the tab bar draws its badge once, not again when the server has counted
const store = create<CartCount>(() => ({ goods: (isMember() && storage.get<number>(key)) || 0, wholesale: 0 }))

/** Pieces in the cart, for the tab bar's badge; 0 for guests. */
export const useCartCount = (): number => store((state) => state.goods)
export const useWholesaleCount = (): number => store((state) => state.wholesale)
export function setCartCount(count: Partial<CartCount>): void {
  store.setState(count)
  storage.set(key, store.getState().goods)
}

onTokenChange(() => {
  if (!isMember()) setCartCount({ goods: 0, wholesale: 0 })
})
