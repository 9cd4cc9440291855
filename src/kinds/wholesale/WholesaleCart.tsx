import { useMemo, type ReactNode } from 'react'
import type { CartRow, WholesaleCartRow } from '@mall/contract/cart'
import type { LineExtras } from '@/domain/cart/CartLine'
import { CartShopCard } from '@/domain/cart/CartShopCard'
import { useCart, type CartActions } from '@/domain/cart/useCart'
import { keepDraft } from '@/domain/checkout-draft/draft'
import { StepHint } from './StepHint'
import { stepsOf } from './steps'
import { wholesaleCart } from './wholesaleCart'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { CartPage } from '@/features/cart/CartPage'
import { useTexts } from './cartTexts'

/** What the next price of a row takes; a tap takes it. */
function Note({ row, onTake }: { row: WholesaleCartRow; onTake: (num: number) => void }) {
  const { max } = wholesaleCart.bounds(row)
  return <StepHint steps={stepsOf(row.price_json)} num={row.num} most={max} unit={row.unit} onTake={onTake} />
}

const extrasFor = ({ setNum }: CartActions): LineExtras => ({
  see: (row) => open(routes.wholesaleDetail, { sku_id: row.sku_id }),
  note: (row: CartRow) => <Note row={row as WholesaleCartRow} onTake={(num) => setNum(row.cart_id, num)} />,
})

interface WholesaleCartProps {
  tabs?: ReactNode
  /** a page of its own, not a tab of the cart page */
  alone?: boolean
}

export function WholesaleCart({ tabs = null, alone = false }: WholesaleCartProps) {
  const texts = useTexts()
  const cart = useCart(wholesaleCart)
  const extras = useMemo(() => extrasFor(cart.actions), [cart.actions])
  const checkout = (ids: readonly number[]) => {
    keepDraft('wholesaleOrderCreateData', { cart_ids: ids.join(',') })
    return open(routes.wholesalePayment)
  }
  return (
    <CartPage cart={cart} tabs={tabs} alone={alone ? texts.title : undefined} empty={texts.empty} onCheckout={checkout}>
      {cart.shops.map((shop) => (
        <CartShopCard key={shop.siteId} shop={shop} cart={cart} extras={extras} />
      ))}
    </CartPage>
  )
}
