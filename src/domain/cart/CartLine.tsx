import { memo, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { CartRow } from '@mall/contract/cart'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Checkbox } from '@/ui/Checkbox'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import { Price } from '@/ui/Price'
import { Stepper } from '@/ui/Stepper'
import { SwipeCell, type SwipeAction } from '@/ui/SwipeCell'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
import { specText } from '../goods/specText'
import { cents } from '../price/money'
import styles from './cart.module.scss'
import { troubleOf, type Bounds } from './rows'
import { useTexts } from './texts'
import type { CartActions } from './useCart'

/** below it the stock is told */
const scarce = 10

export interface LineExtras {
  /** where picture and name lead; without it the plain detail page */
  see?: (row: CartRow) => unknown
  /** changes the sku in place; without it the specification is plain text */
  onSpec?: (row: CartRow) => void
  /** before "delete" under the row */
  swipe?: (row: CartRow) => SwipeAction[]
  /** under the specification, such as the steps of a price; a component of one row */
  note?: (row: CartRow) => ReactNode
}

interface CartLineProps {
  row: CartRow
  chosen: boolean
  /** it can be chosen */
  tickable: boolean
  price: string
  bounds: Bounds
  actions: CartActions
  /** the same from render to render */
  extras: LineExtras
}

const sameBounds = (a: Bounds, b: Bounds) => a.min === b.min && a.max === b.max

export const CartLine = memo(
  function CartLine({ row, chosen, tickable, price, bounds, actions, extras }: CartLineProps) {
    const texts = useTexts()
    const { min, max } = bounds
    const trouble = troubleOf(row, bounds)
    const remove = { label: texts.remove, className: 't-remove', onClick: () => actions.remove([row.cart_id]) }
    const see = () => (extras.see ? extras.see(row) : open(routes.goodsDetail, { sku_id: row.sku_id }))
    const most = row.max_buy > 0 && row.max_buy <= row.stock ? texts.most(max) : texts.stockReason(max)
    return (
      <SwipeCell actions={[...(extras.swipe?.(row) ?? []), remove]}>
        <View className={`${styles.line} t-cart-line`}>
          <Checkbox
            className="t-choose"
            label={row.goods_name}
            disabled={!tickable}
            checked={chosen}
            onChange={(on) => actions.choose([row.cart_id], on)}
          />
          <Tap className={styles.picture} role="link" label={row.goods_name} onClick={see}>
            <Image src={row.sku_image} width={184} radius="m" />
            {trouble === 'soldOut' && <View className={styles.veil}>{texts.soldOut}</View>}
          </Tap>
          <View className={styles.words}>
            <View className="two-lines" onClick={see}>
              {row.goods_name}
            </View>
            <Spec row={row} onSpec={extras.onSpec} />
            {extras.note?.(row)}
            <Tags row={row} price={price} />
            {trouble && trouble !== 'soldOut' && (
              <View className={`${styles.trouble} t-trouble`}>
                {trouble === 'short' ? texts.short(row.stock) : texts[trouble](trouble === 'least' ? min : max)}
              </View>
            )}
            <View className={styles.tail}>
              <Price value={price} size="m" old={row.price} />
              <Stepper
                className={styles.number}
                value={row.num}
                min={min}
                max={max}
                disabled={trouble === 'soldOut'}
                minReason={texts.least(min)}
                maxReason={most}
                onChange={(num) => actions.setNum(row.cart_id, num)}
              />
            </View>
          </View>
        </View>
      </SwipeCell>
    )
  },
  (a, b) =>
    a.row === b.row &&
    a.chosen === b.chosen &&
    a.tickable === b.tickable &&
    a.price === b.price &&
    a.actions === b.actions &&
    a.extras === b.extras &&
    sameBounds(a.bounds, b.bounds),
)

function Spec({ row, onSpec }: Pick<CartLineProps, 'row'> & Pick<LineExtras, 'onSpec'>) {
  const spec = specText(row.sku_spec_format)
  if (!spec) return null
  if (!onSpec) return <View className={styles.spec}>{spec}</View>
  return (
    <Tap className={styles.change} onClick={() => onSpec(row)}>
      <View className={`${styles.spec} t-change-sku`}>
        <View className={styles.specWords}>{spec}</View>
        <Icon name="down" size={22} />
      </View>
    </Tap>
  )
}

/** Why it costs less, and that few are left. */
function Tags({ row, price }: Pick<CartLineProps, 'row' | 'price'>) {
  const texts = useTexts()
  const less = cents(price) < cents(row.price)
  const member = less && cents(row.member_price) === cents(price)
  const few = row.stock > 0 && row.stock < scarce && row.num <= row.stock
  if (!less && !few) return null
  return (
    <View className={styles.facts}>
      {member && <Tag tone="aux">{texts.member}</Tag>}
      {less && !member && row.promotion_type === 1 && <Tag>{texts.discount}</Tag>}
      {few && <View className={styles.scarce}>{texts.stock(row.stock)}</View>}
    </View>
  )
}
