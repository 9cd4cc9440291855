import { View } from '@tarojs/components'
import type { CartRow } from '@mall/contract/cart'
import { specText } from '@/domain/goods/specText'
import { currentPrice } from '@/domain/price/money'
import { open } from '@/session/open'
import { routes } from '@/routes'
import { Checkbox } from '@/ui/Checkbox'
import { Image } from '@/ui/Image'
import { Price } from '@/ui/Price'
import { Stepper } from '@/ui/Stepper'
import { SwipeCell } from '@/ui/SwipeCell'
import { Tap } from '@/ui/Tap'
import styles from '../cart.module.scss'
import { boundsOf, isBuyable } from '../cartView'
import { useTexts } from '../texts'
import type { Cart } from '../useCart'

/** below it the stock is told */
const scarce = 10

export function CartLine({ row, chosen, cart }: { row: CartRow; chosen: boolean; cart: Cart }) {
  const texts = useTexts()
  const { min, max } = boundsOf(row)
  const remove = { label: texts.remove, className: 't-remove', onClick: () => void cart.remove([row.cart_id]) }
  const see = () => open(routes.goodsDetail, { sku_id: row.sku_id })
  const spec = specText(row.sku_spec_format)
  return (
    <SwipeCell actions={[remove]}>
      <View className={`${styles.line} t-cart-line`}>
        <Checkbox
          className="t-choose"
          label={row.goods_name}
          disabled={!isBuyable(row)}
          checked={chosen}
          onChange={(on) => cart.choose([row.cart_id], on)}
        />
        <Tap role="link" label={row.goods_name} onClick={see}>
          <Image src={row.sku_image} width={176} radius="m" />
        </Tap>
        <View className={styles.words}>
          <View className="two-lines">{row.goods_name}</View>
          <View className={styles.facts}>
            {spec && <View className={styles.spec}>{spec}</View>}
            {row.stock <= 0 ? (
              <View className={styles.scarce}>{texts.soldOut}</View>
            ) : (
              row.stock < scarce && <View className={styles.scarce}>{texts.stock(row.stock)}</View>
            )}
          </View>
          <View className={styles.tail}>
            <Price value={currentPrice(row)} size="m" />
            <Stepper
              value={row.num}
              min={min}
              max={max}
              disabled={row.stock <= 0}
              minReason={texts.minReason(min)}
              maxReason={row.max_buy > 0 && row.max_buy <= row.stock ? texts.maxReason(max) : texts.stockReason(max)}
              onChange={(num) => cart.setNum(row, num)}
            />
          </View>
        </View>
      </View>
    </SwipeCell>
  )
}
