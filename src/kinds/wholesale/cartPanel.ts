import type { CartPanel } from '@/features/cart/CartScreen'
import { useTexts } from './cartTexts'
import { WholesaleCart } from './WholesaleCart'

/** The wholesale cart as a tab of the cart page. */
export const cartPanel: CartPanel = {
  name: 'wholesale',
  addon: 'wholesale',
  useLabel: () => useTexts().tab,
  Cart: WholesaleCart,
}
