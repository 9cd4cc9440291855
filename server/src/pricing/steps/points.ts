import { portion, split } from '../../lib/money'
import { sum, type PointTerms, type PointUse, type Quote } from '../quote'
import { overLines, overShops, withShares } from '../takeOff'

const nothing: PointUse = { point: 0, money: 0 }

/** Step 10, wire/checkout-and-pay section 3.1: once per checkout, up to a share of what is to pay. */
export function points(quote: Quote): Quote {
  const most = quote.pointTerms
    ? mostOf(
        quote.pointTerms,
        sum(quote.shops, (shop) => shop.orderMoney),
      )
    : nothing
  if (!quote.usesPoints) return { ...quote, mostPoints: most }
  const shares = overShops(
    most.money,
    quote.shops.map((shop) => shop.orderMoney),
  )
  const numbers = split(most.point, shares)
  const shops = withShares(quote, shares, (shop, share, i) => {
    const parts = overLines(share, shop.lines)
    return {
      pointMoney: share,
      point: numbers[i] ?? 0,
      orderMoney: shop.orderMoney - share,
      lines: shop.lines.map((line, at) => ({ ...line, pointMoney: parts[at] ?? 0 })),
    }
  })
  return { ...quote, mostPoints: most, shops }
}

function mostOf({ rate, maxShare, own }: PointTerms, total: number): PointUse {
  const money = Math.min(portion(total, maxShare, 100), portion(own, 100, rate))
  return { point: Math.ceil((money * rate) / 100), money }
}
