import type { CartRow } from '@mall/contract/cart'
import { dropToken, signIn } from '@/session/token'
import { changesOf, seenOf } from './changes'
import { ordinaryCart } from './ordinaryCart'
import { forgetSeen, keepSeen, readSeen } from './seen'

const row = (cart_id: number, more: Partial<CartRow> = {}): CartRow => ({
  cart_id,
  site_id: 3,
  site_name: '青禾家居',
  sku_id: cart_id,
  goods_name: `商品${cart_id}`,
  sku_name: '',
  sku_spec_format: '',
  num: 2,
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
const seen = (...rows: CartRow[]) => seenOf(rows, ordinaryCart)
const changes = (before: CartRow[], after: CartRow[]) =>
  changesOf(seen(...before), after, ordinaryCart).map(({ name: _, ...change }) => change)

it.each<[string, Partial<CartRow>, Partial<CartRow>, object[]]>([
  ['nothing', {}, {}, []],
  ['another number', {}, { num: 5 }, []],
  ['more stock', {}, { stock: 99 }, []],
  ['a higher price', {}, { discount_price: '12.00' }, [{ cartId: 1, kind: 'up', from: '10.00', to: '12.00' }]],
  ['a member price', {}, { member_price: '9.00' }, [{ cartId: 1, kind: 'down', from: '10.00', to: '9.00' }]],
  [
    'the end of a discount',
    { promotion_type: 1, discount_price: '8.00' },
    {},
    [{ cartId: 1, kind: 'discountOver', from: '8.00', to: '10.00' }],
  ],
  ['too little stock', {}, { stock: 1 }, [{ cartId: 1, kind: 'short', remaining: 1 }]],
  ['the last piece sold', {}, { stock: 0 }, [{ cartId: 1, kind: 'short', remaining: 0 }]],
  ['still too little stock', { stock: 1 }, { stock: 1 }, []],
  ['withdrawn goods, whatever they cost', {}, { goods_state: 0, discount_price: '1.00' }, [{ cartId: 1, kind: 'off' }]],
  ['goods that were withdrawn before', { goods_state: 0 }, { goods_state: 0 }, []],
  [
    'two things at once',
    {},
    { stock: 1, discount_price: '12.00' },
    [
      { cartId: 1, kind: 'short', remaining: 1 },
      { cartId: 1, kind: 'up', from: '10.00', to: '12.00' },
    ],
  ],
])('%s', (_, before, after, told) => expect(changes([row(1, before)], [row(1, after)])).toEqual(told))

it('tells what is gone, not what is new', () => {
  expect(changes([row(1), row(2)], [row(2), row(3)])).toEqual([{ cartId: 1, kind: 'gone' }])
})

it('tells first what keeps a row from being bought', () => {
  const after = [row(1, { discount_price: '9.00' }), row(2, { discount_price: '11.00' }), row(3, { stock: 0 })]
  const kinds = changes([row(1), row(2), row(3), row(4)], after).map((change) => change.kind)
  expect(kinds).toEqual(['gone', 'short', 'up', 'down'])
})

describe('what was seen', () => {
  beforeEach(() => {
    localStorage.clear()
    signIn('a')
  })

  it('is forgotten for rows the shopper deletes or buys', () => {
    keepSeen('goods', seen(row(1), row(2)))
    forgetSeen('goods', [1])
    expect(Object.keys(readSeen('goods', [2]))).toEqual(['2'])
  })

  it('is there after the next login of the same member, and nothing to another', () => {
    keepSeen('goods', seen(row(1), row(2)))
    dropToken()
    signIn('b')
    expect(readSeen('goods', [7])).toEqual({})
    expect(readSeen('goods', [])).toEqual({})
    expect(Object.keys(readSeen('goods', [2, 7]))).toEqual(['1', '2'])
  })
})
