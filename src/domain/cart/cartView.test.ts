import type { CartRow } from '@mall/contract/cart'
import { cartView as view } from './cartView'
import { ordinaryCart } from './ordinaryCart'
import { boundsOf, troubleOf } from './rows'

const row = (more: Partial<CartRow>): CartRow => ({
  cart_id: 1,
  site_id: 3,
  site_name: '青禾家居',
  sku_id: 1,
  goods_name: '杯子',
  sku_name: '杯子',
  sku_spec_format: '',
  num: 1,
  price: '10.00',
  market_price: '0.00',
  discount_price: '10.00',
  member_price: '0.00',
  promotion_type: 0,
  stock: 10,
  sku_image: '',
  goods_state: 1,
  verify_state: 1,
  shop_status: 1,
  is_own: 0,
  unit: '',
  max_buy: 0,
  min_buy: 0,
  ...more,
})
const none = new Set<number>()
const cartView = (rows: CartRow[], unticked: ReadonlySet<number>) => view(rows, unticked, ordinaryCart)

it('groups by shop in the order of the rows', () => {
  const { shops } = cartView([row({ site_id: 7 }), row({ site_id: 3 }), row({ site_id: 7, cart_id: 3 })], none)
  expect(shops.map(({ siteId, rows }) => [siteId, rows.length])).toEqual([
    [7, 2],
    [3, 1],
  ])
})

it.each([{ goods_state: 0 }, { verify_state: 0 }, { shop_status: 0 }])('sets a row with %j apart', (state) => {
  const view = cartView([row(state)], none)
  expect([view.shops.length, view.invalid.length, view.chosen.length, view.total]).toEqual([0, 1, 0, '0.00'])
})

it('adds up what is chosen, at the price that counts', () => {
  const rows = [
    row({ cart_id: 1, num: 3, discount_price: '33.30' }),
    row({ cart_id: 2, num: 2, discount_price: '10.00', member_price: '9.50' }),
    row({ cart_id: 3, num: 5 }),
  ]
  const view = cartView(rows, new Set([3]))
  expect([view.total, view.pieces, view.allChosen]).toEqual(['118.90', 5, false])
})

it('does not choose what is out of stock', () => {
  const view = cartView([row({ num: 3, stock: 2 })], none)
  expect([view.shops.length, view.chosen.length, view.allChosen]).toEqual([1, 0, false])
})

it.each([
  [{}, { min: 1, max: 10 }],
  [
    { min_buy: 2, max_buy: 5 },
    { min: 2, max: 5 },
  ],
  [
    { max_buy: 50, stock: 3 },
    { min: 1, max: 3 },
  ],
])('bounds of %j', (more, bounds) => expect(boundsOf(row(more))).toEqual(bounds))

it('tells what the chosen rows cost less than at their ordinary price', () => {
  const rows = [
    row({ cart_id: 1, num: 3, price: '40.00', discount_price: '33.30' }),
    row({ cart_id: 2, num: 2, price: '10.00', discount_price: '10.00', member_price: '9.50' }),
    row({ cart_id: 3, num: 5, price: '20.00', discount_price: '1.00' }),
  ]
  expect(cartView(rows, new Set([3])).saved).toBe('21.10')
})

it('calculates with the price of its kind, which may depend on the other rows', () => {
  const price = (one: CartRow, rows: readonly CartRow[]) => (rows.length > 1 ? '8.00' : one.price)
  const kind = { price, bounds: boundsOf }
  expect(view([row({ num: 2 }), row({ cart_id: 2 })], none, kind).total).toBe('24.00')
})

it.each([
  [{ num: 3, stock: 0 }, 'soldOut'],
  [{ num: 2, stock: 1, min_buy: 2 }, 'soldOut'],
  [{ num: 3, stock: 2 }, 'short'],
  [{ num: 1, min_buy: 2 }, 'least'],
  [{ num: 6, max_buy: 5 }, 'most'],
  [{ num: 10 }, undefined],
] as const)('trouble of %j', (more, trouble) => {
  const one = row(more)
  expect(troubleOf(one, boundsOf(one))).toBe(trouble)
  expect(cartView([one], none).chosen.length).toBe(trouble ? 0 : 1)
})
