import { useState } from 'react'
import { View } from '@tarojs/components'
import type { CartRow } from '@mall/contract/cart'
import { toast } from '@/session/toast'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { RollingPrice } from '@/ui/RollingPrice'
import { isZero } from '../price/money'
import styles from './cart.module.scss'
import { useTexts } from './texts'
import type { Cart } from './useCart'

export interface CartFootProps<R extends CartRow> {
  cart: Cart<R>
  /** with the chosen rows, all of them confirmed by the server */
  onCheckout: (cartIds: readonly number[]) => unknown
  /** chosen but not to be bought as it is: why, as a toast */
  refuse?: () => string | undefined
  /** while managing, beside "delete" */
  onFavour?: (rows: readonly R[]) => unknown
}

/** Choose all, the total and the way to the checkout, while managing "delete" in their place: at the bottom of a cart. */
export function CartFoot<R extends CartRow>({ cart, onCheckout, refuse, onFavour }: CartFootProps<R>) {
  const texts = useTexts()
  const [leaving, setLeaving] = useState(false)
  const { ticks, pieces, actions, shops } = cart
  const ids = [...ticks.ids]
  const all = shops.flatMap((shop) => shop.rows.map((row) => row.cart_id))
  const checkout = async () => {
    const reason = ids.length === 0 ? texts.noneChosen : refuse?.()
    if (reason) return toast(reason)
    setLeaving(true)
    try {
      if (await actions.flush()) await onCheckout(ids)
      else toast(texts.unsent)
    } finally {
      setLeaving(false)
    }
  }
  return (
    <View className={styles.foot}>
      <Checkbox className="t-choose-all" checked={ticks.all} onChange={(on) => actions.choose(all, on)}>
        {texts.all}
      </Checkbox>
      {cart.managing ? (
        <View className={styles.manage}>
          {onFavour && (
            <Button
              className="t-favour-chosen"
              kind="secondary"
              disabled={ids.length === 0}
              onClick={() => void onFavour(ticks.rows)}
            >
              {texts.favour}
            </Button>
          )}
          <Button
            className="t-remove-chosen"
            kind="danger"
            disabled={ids.length === 0}
            onClick={() => actions.remove(ids)}
          >
            {texts.removeChosen(ids.length)}
          </Button>
        </View>
      ) : (
        <>
          <View className={styles.total}>
            <View className={styles.sum}>
              {texts.total}
              <RollingPrice
                value={cart.total}
                size="l"
                className={`${cart.updating ? styles.stale : ''} t-cart-total`}
              />
            </View>
            <View className={`${styles.note} t-cart-note`}>
              {cart.updating ? texts.updating : isZero(cart.saved) ? texts.noFreight : `${texts.saved} ¥${cart.saved}`}
            </View>
          </View>
          <Button className="t-checkout" loading={leaving} onClick={() => void checkout()}>
            {texts.checkout(pieces)}
          </Button>
        </>
      )}
    </View>
  )
}
