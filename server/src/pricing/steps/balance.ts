import type { Quote, ShopQuote } from '../quote'

/** Step 11: shop by shop out of the wallets, first what cannot be withdrawn. */
export function balance(quote: Quote): Quote {
  let remaining = quote.wallet
  if (!remaining) return quote
  const shops = quote.shops.map((shop): ShopQuote => {
    const { balance = 0, balanceMoney = 0 } = remaining ?? {}
    const fromBalance = Math.min(shop.orderMoney, balance)
    const fromBalanceMoney = Math.min(shop.orderMoney - fromBalance, balanceMoney)
    remaining = { balance: balance - fromBalance, balanceMoney: balanceMoney - fromBalanceMoney }
    return { ...shop, fromBalance, fromBalanceMoney, balanceMoney: fromBalance + fromBalanceMoney }
  })
  return { ...quote, shops }
}
