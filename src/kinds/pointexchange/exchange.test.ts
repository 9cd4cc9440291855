import { exchangeCost, exchangeStop, reach } from './exchange'

test.each([
  [{ state: 1, stock: 3 }, undefined],
  [{ state: 1, stock: 0 }, 'out'],
  [{ state: 0, stock: 3 }, 'off'],
  [{ state: 0, stock: 0 }, 'off'],
] as const)('%j can be had, or says why not', (goods, stop) => {
  expect(exchangeStop(goods)).toBe(stop)
})

const gift = { type: 1, point: 300, price: '9.90', delivery_price: '8.00' } as const

test('points and money go by pieces, sending a gift is paid once', () => {
  expect(exchangeCost(gift, 3)).toEqual({ point: 900, money: '37.70' })
  expect(exchangeCost({ ...gift, type: 2 }, 3)).toEqual({ point: 900, money: '29.70' })
  expect(exchangeCost({ ...gift, price: '0.00', delivery_price: '0.00' }, 2)).toEqual({ point: 600, money: '0.00' })
})

test.each([
  [1, 1000, { lacking: 0, enoughFor: 3 }],
  [3, 899, { lacking: 1, enoughFor: 2 }],
  [1, 0, { lacking: 300, enoughFor: 0 }],
  [1, 90_000, { lacking: 0, enoughFor: 5 }],
])('%i pieces with %i points', (num, own, wanted) => {
  expect(reach({ point: 300, stock: 5 }, num, own)).toEqual(wanted)
})

test('what costs no points is limited by its stock alone', () => {
  expect(reach({ point: 0, stock: 5 }, 2, 0)).toEqual({ lacking: 0, enoughFor: 5 })
})
