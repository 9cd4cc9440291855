import { isZero } from '@/domain/price/money'
import { Cell, CellGroup } from '@/ui/Cell'
import { Price } from '@/ui/Price'
import { freightMissing, isSent, pointsLacking, type Quote } from '../CheckoutKind'
import { useTexts } from '../texts'

/** What makes up the sum over all shops; what is nothing is left out, but for goods that are sold, and shipping. */
export function Breakdown({ data }: { data: Quote }) {
  const texts = useTexts()
  const { given } = data
  const missing = freightMissing(data)
  const ships = given ? isSent(data) : data.is_virtual !== 1
  const rows = [
    { name: 'goods', label: texts.goodsMoney, money: data.goods_money, sign: '' },
    ...(ships ? [{ name: 'freight', label: texts.freight, money: data.delivery_money, sign: '' }] : []),
    { name: 'invoice', label: texts.invoice.tax, money: data.invoice_money, sign: '' },
    { name: 'postage', label: texts.invoice.postage, money: data.invoice_delivery_money, sign: '' },
    { name: 'promotion', label: texts.promotion, money: data.promotion_money, sign: '-' },
    { name: 'coupon', label: texts.coupon, money: data.coupon_money, sign: '-' },
    { name: 'platform-coupon', label: texts.platformCoupon, money: data.platform_coupon_money, sign: '-' },
    { name: 'points', label: texts.pointsRow, money: data.point_money, sign: '-' },
    { name: 'balance', label: texts.balanceRow, money: data.balance_money, sign: '-' },
  ].filter(({ name, money }) => (name === 'goods' && !given) || name === 'freight' || !isZero(money))
  return (
    <CellGroup title={texts.breakdown} className="t-breakdown">
      {given && <Points data={data} point={given.point} />}
      {rows.map(({ name, label, money, sign }) => (
        <Cell key={name} label={label} className={`t-amount-${name}`}>
          {name === 'freight' && missing ? (
            texts[missing]
          ) : (
            <Price value={`${sign}${money}`} size="s" tone={sign ? 'price' : 'text'} />
          )}
        </Cell>
      ))}
    </CellGroup>
  )
}

/** What it takes in points, and what the member has of them. */
function Points({ data, point }: { data: Quote; point: number }) {
  const texts = useTexts()
  const lacking = pointsLacking(data)
  const note = lacking > 0 ? texts.pointsLacking(lacking) : texts.ownPoints(data.member_account.point)
  return <Cell className="t-amount-given" label={texts.givenFor} note={note} value={texts.points(point)} />
}
