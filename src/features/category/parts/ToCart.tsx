import { useCartCount } from '@/session/cartCount'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Badge } from '@/ui/Badge'
import { BarButton } from '@/ui/BarButton'
import { useTexts } from '../texts'

/** Where there is no tab bar: the way to what was added. */
export function ToCart() {
  const texts = useTexts()
  return (
    <Badge count={useCartCount()}>
      <BarButton icon="cart" label={texts.toCart} className="t-to-cart" onClick={() => void open(routes.cart)} />
    </Badge>
  )
}
