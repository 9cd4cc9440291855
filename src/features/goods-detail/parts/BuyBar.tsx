import { View } from '@tarojs/components'
import type { GoodsDetail, ShopBlock } from '@mall/contract/goods'
import { stopOf } from '@/domain/goods/bounds'
import { useTexts as useGoodsTexts } from '@/domain/goods/pickerTexts'
import { useCartCount } from '@/session/cartCount'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes, type Route } from '@/routes'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { useTexts } from '../texts'
import styles from './BuyBar.module.scss'
import type { SheetAim } from './BuySheet'
import { Hop, type Added } from './Hop'

interface BuyBarProps {
  detail: GoodsDetail
  shop: ShopBlock
  added: Added | undefined
  onAim: (aim: SheetAim) => void
  /** of a promotion with a cart of its own; without it the ordinary one */
  cart?: { page: Route; count: number }
  /** to the goods recommended below */
  onElsewhere: () => void
}

/** At the bottom: shop or home, cart, and the ways to buy. */
export function BuyBar({ detail, shop, added, cart, onAim, onElsewhere }: BuyBarProps) {
  const texts = useTexts()
  const goods = useGoodsTexts()
  const ordinary = { page: routes.cart as Route, count: useCartCount() }
  const { page, count } = cart ?? ordinary
  const shops = useOpenable(routes.shopHome)
  const stop = stopOf(detail)
  return (
    <View className={styles.bar}>
      {shops ? (
        <Tap className={`${styles.entry} t-shop`} onClick={() => open(routes.shopHome, { site_id: shop.site_id })}>
          <Icon name="shop" size={44} />
          {texts.shop}
        </Tap>
      ) : (
        <Tap className={`${styles.entry} t-home`} onClick={() => open(routes.home)}>
          <Icon name="home" size={44} />
          {texts.home}
        </Tap>
      )}
      <Tap className={`${styles.entry} t-to-cart`} onClick={() => open(page)}>
        <Badge count={count}>
          <Icon name="cart" size={44} />
        </Badge>
        {texts.cart}
        <Hop added={added} />
      </Tap>
      {stop === 'off' || stop === 'apple' || stop === 'out' ? (
        <View className={styles.ways}>
          <Button className="t-stop" kind="secondary" block disabled>
            {goods.stops[stop]}
          </Button>
          <Button className="t-elsewhere" block onClick={onElsewhere}>
            {texts.elsewhere}
          </Button>
        </View>
      ) : (
        <View className={styles.ways}>
          {/* virtual goods make an order of their own kind: they are bought at once */}
          {detail.is_virtual !== 1 && (
            <Button className="t-add-to-cart" kind="aux" block onClick={() => onAim('cart')}>
              {texts.add}
            </Button>
          )}
          <Button className="t-buy-now" block onClick={() => onAim('buy')}>
            {texts.buy}
          </Button>
        </View>
      )}
    </View>
  )
}
