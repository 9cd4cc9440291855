import { View } from '@tarojs/components'
import type { ShopBlock } from '@mall/contract/goods'
import { FlyToCart, type Added } from '@/domain/cart/FlyToCart'
import { ContactArea } from '@/domain/chat/ContactButton'
import { useTexts as useChatTexts } from '@/domain/chat/texts'
import { isFinal, type Stop } from '@/domain/goods/bounds'
import { useTexts as useGoodsTexts } from '@/domain/goods/pickerTexts'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes, type Route } from '@/routes'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import type { Way } from '../GoodsKind'
import { useTexts } from '../texts'
import styles from './BuyBar.module.scss'

interface BuyBarProps<D> {
  shop: ShopBlock
  /** what is asked about */
  skuId: number
  ways: readonly Way<D>[]
  stop: Stop | undefined
  cart: { page: Route; count: number } | undefined
  added: Added | undefined
  onWay: (way: Way<D>) => void
  /** where else to go, while nothing can be bought */
  onElsewhere: () => void
}

/** At the bottom: shop or home, who answers, cart, and the ways to buy. */
export function BuyBar<D>({ shop, skuId, ways, stop, cart, added, onWay, onElsewhere }: BuyBarProps<D>) {
  const texts = useTexts()
  const chat = useChatTexts()
  const goods = useGoodsTexts()
  const shops = useOpenable(routes.shopHome)
  const leading = ways.find(({ leads }) => leads)
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
      <ContactArea siteId={shop.site_id} about={{ sku_id: skuId }} className={styles.entry}>
        <Icon name="service" size={44} />
        {chat.short}
      </ContactArea>
      {cart && (
        <Tap className={`${styles.entry} t-to-cart`} onClick={() => open(cart.page)}>
          <Badge count={cart.count}>
            <Icon name="cart" size={44} />
          </Badge>
          {texts.cart}
          <FlyToCart added={added} />
        </Tap>
      )}
      {stop && isFinal(stop) ? (
        <View className={styles.ways}>
          <Button className={`${styles.way} t-stop`} kind="secondary" block disabled>
            {goods.stops[stop]}
          </Button>
          {leading ? (
            <Button className={`${styles.way} ${leading.handles[0]}`} block onClick={() => onWay(leading)}>
              {leading.label}
            </Button>
          ) : (
            <Button className={`${styles.way} t-elsewhere`} block onClick={onElsewhere}>
              {texts.elsewhere}
            </Button>
          )}
        </View>
      ) : (
        <View className={styles.ways}>
          {ways.map((way) => (
            <Button
              key={way.name}
              className={`${styles.way} ${way.handles[0]}`}
              kind={way.tone}
              block
              onClick={() => onWay(way)}
            >
              {way.label}
            </Button>
          ))}
        </View>
      )}
    </View>
  )
}
