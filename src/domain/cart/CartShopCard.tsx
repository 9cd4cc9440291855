import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { CartRow } from '@mall/contract/cart'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Card } from '@/ui/Card'
import { Checkbox } from '@/ui/Checkbox'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from './cart.module.scss'
import { CartLine, type LineExtras } from './CartLine'
import { isBuyable, type CartShop } from './cartView'
import type { Cart } from './useCart'

interface CartShopCardProps<R extends CartRow> {
  shop: CartShop<R>
  cart: Cart<R>
  /** the same from render to render */
  extras: LineExtras
  /** on the right of the shop's name */
  tool?: ReactNode
  /** between the shop's name and its rows */
  children?: ReactNode
}

/** One shop's rows of a cart of any kind. */
export function CartShopCard<R extends CartRow>({ shop, cart, extras, tool, children }: CartShopCardProps<R>) {
  const shown = useOpenable(routes.shopHome)
  const { kind, rows, actions, managing, ticks } = cart
  // what cannot be bought as it stands can be taken out
  const tickable = (row: R) => managing || isBuyable(row, kind)
  const all = shop.rows.filter(tickable).map((row) => row.cart_id)
  const head = (
    <>
      <Icon name="shop" size={32} />
      <View className={styles.shopName}>{shop.name}</View>
      {shown && <Icon name="arrow" size={24} className={styles.dim} />}
    </>
  )
  return (
    <Card pad="none" className={`${styles.card} t-cart-shop`}>
      <View className={styles.head}>
        <Checkbox
          className={`t-choose-shop-${shop.siteId}`}
          label={shop.name}
          disabled={all.length === 0}
          checked={all.length > 0 && all.every((id) => ticks.ids.has(id))}
          onChange={(on) => actions.choose(all, on)}
        />
        {shown ? (
          <Tap className={styles.shop} role="link" onClick={() => open(routes.shopHome, { site_id: shop.siteId })}>
            {head}
          </Tap>
        ) : (
          <View className={styles.shop}>{head}</View>
        )}
        {tool && <View className={styles.tool}>{tool}</View>}
      </View>
      {children}
      {shop.rows.map((row) => (
        <CartLine
          key={row.cart_id}
          row={row}
          chosen={ticks.ids.has(row.cart_id)}
          tickable={tickable(row)}
          price={kind.price(row, rows)}
          bounds={kind.bounds(row)}
          actions={actions}
          extras={extras}
        />
      ))}
    </Card>
  )
}
