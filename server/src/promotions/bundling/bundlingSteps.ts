import { split } from '../../lib/money'
import type { ExtraStep } from '../../pricing/pipeline'
import { perShop } from '../../pricing/quote'

/** The price of the packages over the lines by what they cost alone; a line's price is rounded down (wire/promotions section 6). */
export const splitPrice = (packages: { price: number; num: number }): ExtraStep => ({
  after: 'goodsMoney',
  step: perShop(({ lines }) => {
    const goodsMoney = packages.price * packages.num
    const parts = split(
      goodsMoney,
      lines.map((line) => line.listPrice * line.num),
    )
    return {
      goodsMoney,
      lines: lines.map((line, i) => {
        const part = parts[i] ?? 0
        return { ...line, goodsMoney: part, price: Math.floor(part / line.num) }
      }),
    }
  }),
})

/** The seller pays the express; an address that is not served stays so. */
export const shipsFree: ExtraStep = {
  after: 'freeShipping',
  step: perShop((shop) => (shop.deliveryType === 'express' && !shop.deliveryError ? { deliveryMoney: 0 } : {})),
}
