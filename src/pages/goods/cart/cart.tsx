import { CartScreen } from '@/features/cart/CartScreen'
import { cartPanel } from '@/kinds/wholesale/cartPanel'

export default function CartPage() {
  return <CartScreen others={[cartPanel]} />
}
