import type { ReactNode } from 'react'
import type { LineExtras } from '@/domain/cart/CartLine'
import { CartShopCard } from '@/domain/cart/CartShopCard'
import { ordinaryCart } from '@/domain/cart/ordinaryCart'
import { useCart } from '@/domain/cart/useCart'
import { keepDraft } from '@/domain/checkout-draft/draft'
import { open } from '@/session/open'
import { routes } from '@/routes'
import { CartPage } from './CartPage'
import { useTexts } from './texts'

const extras: LineExtras = {}

export function GoodsCart({ tabs }: { tabs: ReactNode }) {
  const texts = useTexts()
  const cart = useCart(ordinaryCart)
  const checkout = (ids: readonly number[]) => {
    keepDraft('orderCreateData', { cart_ids: ids.join(',') })
    return open(routes.orderPayment)
  }
  return (
    <CartPage cart={cart} tabs={tabs} empty={texts.empty} onCheckout={checkout}>
      {cart.shops.map((shop) => (
        <CartShopCard key={shop.siteId} shop={shop} cart={cart} extras={extras} />
      ))}
    </CartPage>
  )
}
