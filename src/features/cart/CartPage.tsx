import type { PropsWithChildren, ReactNode } from 'react'
import type { CartRow } from '@mall/contract/cart'
import { CartFoot, type CartFootProps } from '@/domain/cart/CartFoot'
import { clearCart } from '@/domain/cart/clearCart'
import { InvalidRows } from '@/domain/cart/InvalidRows'
import { useTexts as useCartTexts } from '@/domain/cart/texts'
import { UndoRemoval } from '@/domain/cart/UndoRemoval'
import { Button } from '@/ui/Button'
import { Column } from '@/ui/Column'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { Screen } from '@/ui/Screen'
import { Tap } from '@/ui/Tap'
import styles from './cart.module.scss'
import { useTexts } from './texts'

interface CartPageProps<R extends CartRow> extends CartFootProps<R> {
  /** where the mall has several carts */
  tabs: ReactNode
  /** title of a page of its own; without it the cart is a tab page */
  alone?: string | undefined
  /** without rows */
  empty: string
  /** after all rows */
  after?: ReactNode
}

/** The page around the shops' cards (children) of either cart. */
export function CartPage<R extends CartRow>(props: PropsWithChildren<CartPageProps<R>>) {
  const { cart, tabs, alone, empty, after, children, ...foot } = props
  const texts = useTexts()
  const { clear } = useCartTexts()
  const { managing, manage } = cart
  const filled = cart.rows.length > 0
  const tool = filled && (
    <Tap className={`${styles.manage} t-manage`} onClick={() => manage(!managing)}>
      {managing ? texts.done : texts.manage}
    </Tap>
  )
  const bottom = filled && <CartFoot cart={cart} {...foot} />
  return (
    <Screen
      title={alone ?? texts.title}
      tab={alone === undefined}
      right={tool}
      data={cart.state}
      onRefresh={cart.state.refresh}
      bottom={bottom}
    >
      {tabs}
      {!filled && <GoBrowsing text={empty} />}
      {filled && (
        <Column>
          {children}
          <InvalidRows rows={cart.invalid} onRemove={cart.actions.remove} />
          {managing && (
            <Button kind="secondary" icon="delete" className="t-clear-cart" onClick={() => void clearCart(cart)}>
              {clear}
            </Button>
          )}
        </Column>
      )}
      {after}
      <UndoRemoval cart={cart} />
    </Screen>
  )
}
