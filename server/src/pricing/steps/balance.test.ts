import { shop } from '../../testing/quotes'
import type { Wallet, ShopQuote } from '../quote'
import { balance } from './balance'

const parts = (wallet: Wallet | undefined) =>
  balance({ shops: [shop({ orderMoney: 1000 }), shop({ orderMoney: 500 })], wallet }).shops.map((one: ShopQuote) => [
    one.fromBalance,
    one.fromBalanceMoney,
    one.balanceMoney,
  ])

describe('balance', () => {
  it('is taken shop by shop, first what cannot be withdrawn', () =>
    expect(parts({ balance: 700, balanceMoney: 400 })).toEqual([
      [700, 300, 1000],
      [0, 100, 100],
    ]))
  it('takes no more than there is to pay', () =>
    expect(parts({ balance: 9999, balanceMoney: 9999 })).toEqual([
      [1000, 0, 1000],
      [500, 0, 500],
    ]))
  it('is left alone unless the buyer wants it', () =>
    expect(parts(undefined)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]))
})
