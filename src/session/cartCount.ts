import { create } from 'zustand'
import { isMember, onTokenChange } from './token'

interface CartCount {
  goods: number
  wholesale: number
}

const store = create<CartCount>(() => ({ goods: 0, wholesale: 0 }))

/** Pieces in the cart, for the tab bar's badge; 0 for guests. */
export const useCartCount = (): number => store((state) => state.goods)
export const useWholesaleCount = (): number => store((state) => state.wholesale)
export const setCartCount = (count: Partial<CartCount>): void => store.setState(count)

onTokenChange(() => {
  if (!isMember()) store.setState({ goods: 0, wholesale: 0 })
})
