import type { CheckoutShop } from '@mall/contract/checkout'
import { isZero } from '@/domain/price/money'
import { Cell } from '@/ui/Cell'
import { Price } from '@/ui/Price'
import { useTexts } from '../texts'

/** The invoice, and the shop's shares of what is taken off the whole checkout: its rows add up to its subtotal. */
export function Shares({ shop }: { shop: CheckoutShop }) {
  const texts = useTexts()
  const rows = [
    { name: 'invoice', label: texts.invoice.tax, money: shop.invoice_money, sign: '' },
    { name: 'postage', label: texts.invoice.postage, money: shop.invoice_delivery_money, sign: '' },
    { name: 'platform-coupon', label: texts.platformCoupon, money: shop.platform_coupon_money, sign: '-' },
    { name: 'points', label: texts.pointsRow, money: shop.point_money, sign: '-' },
    { name: 'balance', label: texts.balanceRow, money: shop.balance_money, sign: '-' },
  ].filter(({ money }) => !isZero(money))
  return (
    <>
      {rows.map(({ name, label, money, sign }) => (
        <Cell key={name} className={`t-share-${name}`} label={label}>
          <Price value={`${sign}${money}`} size="s" tone={sign ? 'price' : 'text'} />
        </Cell>
      ))}
    </>
  )
}
