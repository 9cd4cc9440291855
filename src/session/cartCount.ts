import { create } from 'zustand'
import { storage } from '@/platform/storage/storage'
import { isMember, onTokenChange } from './token'

/** `goods`, or the promotion that has a cart of its own. */
export type CartName = string
/** Pieces by cart. */
type CartCounts = Readonly<Record<CartName, number>>

const key = 'cart_count'
// of the last visit: the tab bar draws its badge once, not again when the server has counted
const store = create<CartCounts>(() => ({ goods: (isMember() && storage.get<number>(key)) || 0 }))

/** Pieces in a cart; 0 for guests. The tab bar's badge counts those of `goods`. */
export const useCartCount = (cart: CartName = 'goods'): number => store((counts) => counts[cart] ?? 0)
/** The carts that the mall has named so far. */
export const cartNames = (): CartName[] => Object.keys(store.getState())
export function setCartCount(counts: CartCounts): void {
  store.setState(counts)
  storage.set(key, store.getState().goods)
}
/** Of a guest nothing lies in any cart. */
export const clearCartCounts = (): void => setCartCount(Object.fromEntries(cartNames().map((name) => [name, 0])))

onTokenChange(() => {
  if (!isMember()) clearCartCounts()
})
