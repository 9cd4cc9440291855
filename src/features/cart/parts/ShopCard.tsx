import { View } from '@tarojs/components'
import { open } from '@/session/open'
import { useOpenable } from '@/session/openable'
import { routes } from '@/routes'
import { Card } from '@/ui/Card'
import { Checkbox } from '@/ui/Checkbox'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../cart.module.scss'
import { isBuyable, type CartShop } from '../cartView'
import type { Cart } from '../useCart'
import { CartLine } from './CartLine'

export function ShopCard({ shop, cart }: { shop: CartShop; cart: Cart }) {
  const shown = useOpenable(routes.shopHome)
  const chosen = new Set(cart.chosen.map((row) => row.cart_id))
  const buyable = shop.rows.filter(isBuyable).map((row) => row.cart_id)
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
          disabled={buyable.length === 0}
          checked={buyable.length > 0 && buyable.every((id) => chosen.has(id))}
          onChange={(on) => cart.choose(buyable, on)}
        />
        {shown ? (
          <Tap className={styles.shop} role="link" onClick={() => open(routes.shopHome, { site_id: shop.siteId })}>
            {head}
          </Tap>
        ) : (
          <View className={styles.shop}>{head}</View>
        )}
      </View>
      {shop.rows.map((row) => (
        <CartLine key={row.cart_id} row={row} chosen={chosen.has(row.cart_id)} cart={cart} />
      ))}
    </Card>
  )
}
