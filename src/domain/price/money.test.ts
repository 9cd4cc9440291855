import { cents, currentPrice, sumMoney, times, typedCents, yuan } from './money'

it.each([
  ['0.00', 0],
  ['12.34', 1234],
  ['-0.05', -5],
  ['1.1', 110],
  ['19.99', 1999],
])('%s is %i cents', (money, amount) => expect(cents(money)).toBe(amount))

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [1234, '12.34'],
  [-5, '-0.05'],
])('%i cents are %s', (amount, money) => expect(yuan(amount)).toBe(money))

it.each([
  ['12', 1200],
  ['12.3', 1230],
  ['19.99', 1999],
  ['12.', undefined],
  ['.5', undefined],
  ['1.234', undefined],
  ['1e2', undefined],
  ['-1', undefined],
  ['', undefined],
])('%j is typed as %p cents', (text, amount) => expect(typedCents(text)).toBe(amount))

it('adds without losing cents', () => expect(sumMoney(['0.10', '0.20', '19.99'])).toBe('20.29'))
it('multiplies', () => expect(times('33.30', 3)).toBe('99.90'))

it('takes the member price only when there is one and it is lower', () => {
  const row = { price: '10.00', discount_price: '9.00', member_price: '0.00' }
  expect(currentPrice(row)).toBe('9.00')
  expect(currentPrice({ ...row, member_price: '8.50' })).toBe('8.50')
  expect(currentPrice({ ...row, member_price: '9.50' })).toBe('9.00')
})
