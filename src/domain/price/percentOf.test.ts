import { percentOf } from './percentOf'

test.each([
  [20000, '1.00', 200],
  [1050, '1.00', 10],
  [1099, '1', 10],
  [1000, '0.00', 0],
  [1, '99.99', 0],
  [33333, '0.07', 23],
  // a float makes 57.99999999999999 of it
  [2900, '2.00', 58],
  [115, '20', 23],
])('of %d cents %s percent are %d', (amount, rate, share) => {
  expect(percentOf(amount, rate)).toBe(share)
})
