import { shopsOf } from '@/domain/checkout-draft/shopsOf'
import type { CheckoutKind, Quote } from '../CheckoutKind'
import type { CheckoutState } from '../checkoutState'
import { GivenGoods } from './GivenGoods'
import { ShopSection } from './ShopSection'

/** site_id of the mall itself, which gives what no shop sells */
const mall = 0

interface ShopsProps {
  kind: Pick<CheckoutKind, 'page' | 'promotion' | 'settled' | 'shopCoupons'>
  data: Quote
  checkout: CheckoutState
  /** what the sum of a shop is called; subtotal without it */
  total: string | undefined
}

/** Each shop of the checkout, with what is chosen of it; and what no shop sells. */
export const Shops = ({ kind, data, checkout, total }: ShopsProps) => (
  <>
    {data.given && (
      <GivenGoods
        given={data.given}
        num={data.goods_num}
        message={checkout.choices.messages[mall] ?? ''}
        onMessage={(words) => checkout.write(mall, words)}
      />
    )}
    {shopsOf(data).map((shop) => (
      <ShopSection
        key={shop.site_id}
        shop={shop}
        promotion={kind.promotion}
        settled={kind.settled}
        total={total}
        coupons={kind.shopCoupons ? (checkout.offered[shop.site_id] ?? []) : undefined}
        couponId={checkout.choices.coupons[shop.site_id] ?? 0}
        message={checkout.choices.messages[shop.site_id] ?? ''}
        address={data.member_address}
        invoice={checkout.choices.invoices[shop.site_id]}
        onInvoice={(selection) => checkout.deductions.chooseInvoice(shop.site_id, selection)}
        ways={checkout.ways[shop.site_id] ?? []}
        selection={checkout.choices.deliveries[shop.site_id]}
        page={kind.page.path}
        onSelect={(selection) => checkout.chooseDelivery(shop.site_id, selection)}
        onCoupon={(couponId) => checkout.chooseCoupon(shop.site_id, couponId)}
        onMessage={(words) => checkout.write(shop.site_id, words)}
      />
    ))}
  </>
)
