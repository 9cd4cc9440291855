import { useCartCount } from '@/session/cartCount'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { BarButton } from '@/ui/BarButton'
import { useTexts } from '../texts'

/** Where there is no tab bar: the way to what was added. */
export function ToCart() {
  const texts = useTexts()
  return (
    <BarButton
      icon="cart"
      label={texts.toCart}
      count={useCartCount()}
      className="t-to-cart"
      onClick={() => void open(routes.cart)}
    />
  )
}
