import { View } from '@tarojs/components'
import type { CheckoutAddress, CheckoutShop } from '@mall/contract/checkout'
import type { MemberCoupon } from '@mall/contract/coupon'
import { GoodsLine } from '@/domain/goods/GoodsLine'
import { Subtotal } from '@/domain/price/Subtotal'
import type { PromotionWord } from '@/domain/promotion/kinds'
import { useNames } from '@/domain/promotion/nameTexts'
import { ShopHead } from '@/domain/shop/ShopHead'
import { Card } from '@/ui/Card'
import { Cell } from '@/ui/Cell'
import { Tag } from '@/ui/Tag'
import styles from '../checkout.module.scss'
import { useTexts } from '../texts'
import type { DeliverySelection, Ways } from '../deliveryChoice'
import { lacksFreight } from '../CheckoutKind'
import type { InvoiceSelection } from '../invoiceSelection'
import { CouponRow } from './CouponRow'
import { DeliveryWays } from './DeliveryWays'
import { Freight, FreightLater } from './Freight'
import { Blocker } from './Blocker'
import { MessageField } from './MessageField'
import { Presents } from './Presents'
import { Reductions } from './Reductions'
import { Shares } from './Shares'
import { ShopInvoice } from './ShopInvoice'

interface ShopSectionProps {
  shop: CheckoutShop
  promotion?: PromotionWord
  /** what was chosen before is shown only */
  settled?: boolean
  /** what its sum is called; subtotal without it */
  total?: string
  /** usable ones, best first; undefined: this kind of checkout takes none */
  coupons: readonly MemberCoupon[] | undefined
  couponId: number
  message: string
  /** of the checkout: where a paper invoice may go */
  address: CheckoutAddress | null
  invoice: InvoiceSelection | undefined
  ways: Ways[number]
  selection: DeliverySelection | undefined
  /** page to come back to from the addresses */
  page: string
  onSelect: (selection: DeliverySelection) => void
  onCoupon: (couponId: number) => void
  onInvoice: (selection: InvoiceSelection | undefined) => void
  onMessage: (words: string) => void
}

/** One shop of the checkout: its goods, delivery, coupon, message and what it comes to. */
export function ShopSection(props: ShopSectionProps) {
  const { shop, promotion, coupons, couponId, message, ways, selection, page, onSelect, onCoupon, onMessage } = props
  const { address, invoice, onInvoice, settled, total } = props
  const texts = useTexts()
  const names = useNames()
  const { delivery_type: way } = shop.delivery
  const ships = way !== ''
  // who picks it up has no freight to be told of
  const costs = ships && way !== 'store'
  const { delivery_error: error } = shop
  const isLater = !address && error?.error_code !== 1 && lacksFreight(shop)
  const pieces = texts.pieces(shop.goods_num)
  return (
    <Card pad="cells" className="t-checkout-shop">
      <ShopHead name={shop.site_name} className={styles.head}>
        {promotion && <Tag>{names[promotion]}</Tag>}
      </ShopHead>
      {shop.goods_list.map((line) => (
        <GoodsLine key={line.sku_id} line={line} />
      ))}
      <Presents shop={shop} />
      <View className={styles.rows}>
        {ships && <DeliveryWays shop={shop} ways={ways} selection={selection} onSelect={onSelect} />}
        {isLater ? (
          <FreightLater shop={shop} page={page} />
        ) : error ? (
          <Blocker shop={shop} address={address} page={page} />
        ) : (
          costs && <Freight shop={shop} />
        )}
        <Reductions shop={shop} />
        {coupons && <CouponRow shop={shop} coupons={coupons} chosen={couponId} onChoose={onCoupon} />}
        {settled ? (
          shop.buyer_message && <Cell label={texts.message} value={shop.buyer_message} />
        ) : (
          <MessageField value={message} onChange={onMessage} />
        )}
        <ShopInvoice shop={shop} address={address} selection={invoice} onSelect={onInvoice} />
        <Shares shop={shop} />
      </View>
      <Subtotal
        pieces={lacksFreight(shop) ? texts.beforeFreight(pieces) : pieces}
        label={total ?? texts.subtotal}
        money={shop.pay_money}
      />
    </Card>
  )
}
