import { byPieces, first, line, manjian, quote, rule, shop } from '../../testing/quotes'
import type { ShopQuote } from '../quote'

const buying = (discountPrice: number, more: Partial<ShopQuote>, to?: number[]) => {
  const all = quote(shop({ lines: [line({ discountPrice, template: byPieces })], ...more }))
  return first(to ? { ...all, regionIds: to } : all)
}
const inHangzhou = { freeShippings: [{ atLeast: 5900, regionIds: [330100] }] }

it.each([
  [5899, undefined, 600],
  [5900, undefined, 0],
  [9999, [440106, 440100, 440000], 600],
])('goods of %i to %j pay %i', (money, to, freight) =>
  expect(buying(money, inHangzhou, to).deliveryMoney).toBe(freight),
)

it('takes the goods before any reduction, and tells the easiest rule met', () => {
  const both = { freeShippings: [{ atLeast: 8000 }, ...inHangzhou.freeShippings] }
  const one = buying(8000, { ...both, manjian: [manjian([rule(1, { discountMoney: 7000 })])] })
  expect([one.deliveryMoney, one.freeShipping?.atLeast, one.payMoney]).toEqual([0, 5900, 1000])
  expect(buying(5800, both).freeShipping).toBeUndefined()
})

it('is what a spend-and-save may give', () => {
  const shipsFree = { manjian: [manjian([rule(9900, { freeShipping: true })])] }
  expect([buying(9899, shipsFree).deliveryMoney, buying(9900, shipsFree).deliveryMoney]).toEqual([600, 0])
})

it('belongs to some levels, for express only', () => {
  expect(buying(1, { levelShipsFree: true }).deliveryMoney).toBe(0)
  expect(buying(1, { levelShipsFree: false }).deliveryMoney).toBe(600)
})

it('does not make an address served', () => {
  const template = { ...byPieces, areas: [{ ...byPieces.areas[0]!, regionIds: [440000] }] }
  const one = first(quote(shop({ lines: [line({ template })], freeShippings: [{ atLeast: 0 }] })))
  expect([one.deliveryError?.errorCode, one.freeShipping]).toEqual([10, undefined])
})
