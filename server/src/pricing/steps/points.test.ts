import { line, quote, shop } from '../../testing/quotes'
import { calculate } from '../pipeline'
import type { PointTerms } from '../quote'

/** An order of 10.00 without freight. */
const checkout = (terms: PointTerms | undefined, usesPoints = true) => {
  const all = { ...quote(shop({ deliveryType: '', lines: [line({})] })), usesPoints }
  const { shops, mostPoints } = calculate({ ...all, ...(terms ? { pointTerms: terms } : {}) })
  const [one] = shops
  return [one?.point, one?.pointMoney, one?.orderMoney, mostPoints?.point, mostPoints?.money]
}

describe('points', () => {
  it('pay up to their share', () =>
    expect(checkout({ rate: 100, maxShare: 10, own: 5000 })).toEqual([100, 100, 900, 100, 100]))
  it('pay what the member has', () => expect(checkout({ rate: 100, maxShare: 50, own: 7 })).toEqual([7, 7, 993, 7, 7]))
  it('are rounded up to a whole point, their money down to a cent', () =>
    // 10 points are 3.33 cents: 3 cents, which cost 9 points
    expect(checkout({ rate: 300, maxShare: 100, own: 10 })).toEqual([9, 3, 997, 9, 3]))
  it('of which one is worth much may be more than the money', () =>
    // 3 points at 7 a yuan are 42.8 cents, and 42 cents are 2.94 points
    expect(checkout({ rate: 7, maxShare: 100, own: 3 })).toEqual([3, 42, 958, 3, 42]))
  it('are told although the buyer keeps them', () =>
    expect(checkout({ rate: 100, maxShare: 10, own: 5000 }, false)).toEqual([0, 0, 1000, 100, 100]))
  it('buy nothing where the mall takes none', () => expect(checkout(undefined)).toEqual([0, 0, 1000, 0, 0]))
})
