import type { ExtraStep } from '../../pricing/pipeline'
import { perShop, sum, type ShopQuote } from '../../pricing/quote'
import { split } from '../../lib/money'
import { withinRoom } from '../../pricing/withinRoom'

/** Cents of a piece; `price` is what the deposit counts for, 0 = itself. */
export interface DepositTerms {
  deposit: number
  price: number
  num: number
}

/** What the deposit is worth beyond itself. */
export const deductionOf = ({ deposit, price, num }: DepositTerms): number =>
  price === 0 ? 0 : Math.max(0, price - deposit) * num

/** Cents of an order before anything is taken off: the goods, freight and invoice. */
const grossOf = ({ goodsMoney, deliveryMoney, invoiceMoney, invoiceDeliveryMoney }: ShopQuote) =>
  goodsMoney + deliveryMoney + invoiceMoney + invoiceDeliveryMoney

/** Nobody pays more for the deposit than the goods cost with freight and invoice: their price may have fallen. */
export const depositOf = ({ deposit, num }: DepositTerms, shop: ShopQuote): number =>
  Math.min(deposit * num, grossOf(shop))

/** Both payments of a calculated shop. */
export function paymentsOf(terms: DepositTerms, shop: ShopQuote): { deposit: number; final: number } {
  const deposit = depositOf(terms, shop)
  return { deposit, final: shop.orderMoney - deposit }
}

/**
 * The deduction is a reduction like that of a spend-and-save, and lowers the base of the invoice. The rest is never below
 * 0: what would be is taken off the deduction, then off the other reductions, which are one amount here. Only the
 * deposit is paid now, also from the wallet (wire/promotions section 5).
 */
export const presaleSteps = (terms: DepositTerms): ExtraStep[] => [
  {
    after: 'orderMoney',
    step: perShop(({ promotionMoney, orderMoney }) => {
      const deduction = deductionOf(terms)
      return { promotionMoney: promotionMoney + deduction, orderMoney: orderMoney - deduction }
    }),
  },
  {
    after: 'invoice',
    step: perShop((shop) => {
      const gross = grossOf(shop)
      const promotionMoney = Math.min(shop.promotionMoney, gross - depositOf(terms, shop))
      const rooms = shop.lines.map((line) => line.goodsMoney)
      const parts = withinRoom(split(promotionMoney, rooms), rooms)
      return {
        promotionMoney,
        orderMoney: gross - promotionMoney,
        lines: shop.lines.map((line, i) => ({ ...line, promotionMoney: parts[i] ?? 0 })),
      }
    }),
  },
  {
    after: 'points',
    step(quote) {
      if (!quote.wallet) return quote
      const most = sum(quote.shops, (shop) => depositOf(terms, shop))
      const balance = Math.min(quote.wallet.balance, most)
      return { ...quote, wallet: { balance, balanceMoney: Math.min(quote.wallet.balanceMoney, most - balance) } }
    },
  },
  { after: 'pay', step: perShop((shop) => ({ payMoney: depositOf(terms, shop) - shop.balanceMoney })) },
]
