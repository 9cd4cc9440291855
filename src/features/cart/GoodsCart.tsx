import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { CartRow } from '@mall/contract/cart'
import { useData } from '@/api/useData'
import type { LineExtras } from '@/domain/cart/CartLine'
import { CartShopCard } from '@/domain/cart/CartShopCard'
import { ChangeNotice } from '@/domain/cart/ChangeNotice'
import { ordinaryCart } from '@/domain/cart/ordinaryCart'
import { forgetSeen } from '@/domain/cart/seen'
import { useCart } from '@/domain/cart/useCart'
import { useChanges } from '@/domain/cart/useChanges'
import { keepDraft } from '@/domain/checkout-draft/draft'
import { keepShown } from '@/domain/checkout-draft/shown'
import { GoodsCoupons } from '@/domain/coupon/GoodsCoupons'
import { Recommended } from '@/domain/goods/Recommended'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import styles from './cart.module.scss'
import { CartPage } from './CartPage'
import { moveToFavourites } from './moveToFavourites'
import { ShopOffers } from './parts/ShopOffers'
import { SkuChange } from './parts/SkuChange'
import { useTexts } from './texts'
import { useOffers } from './useOffers'

/** rows from which on the cart fills the screen by itself */
const long = 6

export function GoodsCart({ tabs }: { tabs: ReactNode }) {
  const texts = useTexts()
  const rows = useCart(ordinaryCart)
  const changes = useChanges(rows)
  const [changing, change] = useState<{ row: CartRow; open: boolean }>()
  const goodsOf = useGoodsOf(rows.rows)
  const { cart, shares } = useOffers(rows, goodsOf)
  const { actions } = cart
  const latest = useRef(goodsOf)
  latest.current = goodsOf

  const extras = useMemo<LineExtras>(
    () => ({
      onSpec: (row) => change({ row, open: true }),
      swipe: (row) => [
        {
          label: texts.favour,
          tone: 'neutral',
          className: 't-favour',
          onClick: () => void moveToFavourites([row], latest.current, actions),
        },
      ],
    }),
    [texts, actions],
  )
  const checkout = async (ids: readonly number[]) => {
    // what is bought leaves the cart; that is no news at the next visit
    forgetSeen('goods', ids)
    const cartIds = ids.join(',')
    keepDraft('orderCreateData', { cart_ids: cartIds })
    keepShown(cartIds, cart.total)
    await open(routes.orderPayment)
  }
  return (
    <CartPage
      cart={cart}
      tabs={tabs}
      empty={texts.empty}
      onCheckout={checkout}
      onFavour={(rows) => moveToFavourites(rows, goodsOf, actions)}
      after={cart.rows.length < long && <Recommended />}
    >
      <ChangeNotice changes={changes} />
      {cart.shops.map((shop) => (
        <CartShopCard
          key={shop.siteId}
          shop={shop}
          cart={cart}
          extras={extras}
          tool={<GoodsCoupons siteId={shop.siteId} look="link" className={styles.coupons} />}
        >
          <ShopOffers siteId={shop.siteId} shares={shares.get(shop.siteId) ?? []} />
        </CartShopCard>
      ))}
      {changing && (
        <SkuChange
          key={changing.row.cart_id}
          row={changing.row}
          open={changing.open}
          cart={cart}
          onClose={() => change({ ...changing, open: false })}
        />
      )}
    </CartPage>
  )
}

/** sku_id -> goods_id of the cart; asked again when it has other skus. */
function useGoodsOf(rows: readonly CartRow[]): ReadonlyMap<number, number> {
  const { data, refresh } = useData('/api/cart/lists', {}, { silent: true })
  const goodsOf = useMemo(() => new Map((data ?? []).map((row) => [row.sku_id, row.goods_id])), [data])
  const unknown = data !== undefined && rows.some((row) => !goodsOf.has(row.sku_id))
  const question = unknown ? rows.map((row) => row.sku_id).join() : ''
  const again = useRef(refresh)
  again.current = refresh
  useEffect(() => {
    if (question) void again.current()
  }, [question])
  return goodsOf
}
