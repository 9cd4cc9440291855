import { View } from '@tarojs/components'
import type { GoodsDetail, ShopBlock } from '@mall/contract/goods'
import { useCartCount } from '@/session/cartCount'
import { open } from '@/session/open'
import { useOpenable } from '@/session/openable'
import { routes } from '@/routes'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../goodsDetail.module.scss'
import { isSold } from '../purchase'
import { useTexts } from '../texts'
import type { SheetAim } from './SkuSheet'

interface BuyBarProps {
  detail: GoodsDetail
  shop: ShopBlock
  onAim: (aim: SheetAim) => void
}

/** At the bottom: shop or home, cart, and the two ways to buy. */
export function BuyBar({ detail, shop, onAim }: BuyBarProps) {
  const texts = useTexts()
  const count = useCartCount()
  const shops = useOpenable(routes.shopHome)
  const off = !isSold(detail)
  return (
    <View className={styles.buyBar}>
      {shops ? (
        <Tap className={`${styles.entry} t-shop`} onClick={() => open(routes.shopHome, { site_id: shop.site_id })}>
          <Icon name="shop" size={40} />
          {texts.shop}
        </Tap>
      ) : (
        <Tap className={`${styles.entry} t-home`} onClick={() => open(routes.home)}>
          <Icon name="home" size={40} />
          {texts.home}
        </Tap>
      )}
      <Tap className={`${styles.entry} t-to-cart`} onClick={() => open(routes.cart)}>
        <Badge count={count}>
          <Icon name="cart" size={40} />
        </Badge>
        {texts.cart}
      </Tap>
      {off || detail.stock <= 0 ? (
        <Button className={styles.wide} disabled>
          {off ? texts.offShelf : texts.soldOut}
        </Button>
      ) : (
        <View className={styles.pair}>
          <Button className="t-add-to-cart" kind="aux" block onClick={() => onAim('cart')}>
            {texts.add}
          </Button>
          <Button className="t-buy-now" block onClick={() => onAim('buy')}>
            {texts.buy}
          </Button>
        </View>
      )}
    </View>
  )
}
