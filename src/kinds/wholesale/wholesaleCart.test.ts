import type { WholesaleCartRow } from '@mall/contract/cart'
import { cartView } from '@/domain/cart/cartView'
import { wholesaleCart } from './wholesaleCart'

const row = (more: Partial<WholesaleCartRow>) =>
  ({
    ...{ cart_id: 1, site_id: 3, site_name: '青禾家居', num: 10, stock: 1000, min_buy: 0, max_buy: 0, min_num: 10 },
    ...{ price: '79.00', discount_price: '75.00', member_price: '60.00', min_price: '60.00', max_price: '71.10' },
    ...{ goods_state: 1, verify_state: 1, shop_status: 1 },
    price_json: '[{"num":10,"price":"71.10"},{"num":50,"price":"66.30"},{"num":100,"price":"60.00"}]',
    ...more,
  }) as WholesaleCartRow

it.each([
  [10, '71.10'],
  [49, '71.10'],
  [50, '66.30'],
  [120, '60.00'],
])('%i pieces cost %s each, whatever they cost alone', (num, price) =>
  expect(wholesaleCart.price(row({ num }), [])).toBe(price),
)

it('calculates every row by its own pieces', () => {
  const rows = [row({ num: 30 }), row({ cart_id: 2, num: 20 })]
  expect(cartView(rows, new Set(), wholesaleCart)).toMatchObject({ total: '3555.00', saved: '395.00', pieces: 50 })
})

it('does not sell fewer than the first step, nor what has fewer left', () => {
  expect(wholesaleCart.bounds(row({ min_buy: 2 }))).toEqual({ min: 10, max: 1000 })
  expect(wholesaleCart.bounds(row({ min_buy: 12, max_buy: 60 }))).toEqual({ min: 12, max: 60 })
  const short = [row({ num: 9 }), row({ cart_id: 2, stock: 5 })]
  expect(cartView(short, new Set(), wholesaleCart).chosen).toEqual([])
})

it('sets a row apart whose offer is over', () =>
  expect(cartView([row({ goods_state: 0, price_json: '[]', min_num: 0 })], new Set(), wholesaleCart)).toMatchObject({
    shops: [],
    invalid: [{ cart_id: 1 }],
  }))
