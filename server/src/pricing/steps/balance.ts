import type { Quote, ShopQuote } from '../quote'

/** Step 11: shop by shop out of the purses, first what cannot be withdrawn. */
export function balance(quote: Quote): Quote {
  let left = quote.purse
  if (!left) return quote
  const shops = quote.shops.map((shop): ShopQuote => {
    const { balance = 0, balanceMoney = 0 } = left ?? {}
    const fromBalance = Math.min(shop.orderMoney, balance)
    const fromBalanceMoney = Math.min(shop.orderMoney - fromBalance, balanceMoney)
    left = { balance: balance - fromBalance, balanceMoney: balanceMoney - fromBalanceMoney }
    return { ...shop, fromBalance, fromBalanceMoney, balanceMoney: fromBalance + fromBalanceMoney }
  })
  return { ...quote, shops }
}
