import { nextStep, rangesOf, stepAt, stepsOf } from './steps'

const steps = stepsOf('[{"num":50,"price":"45.00"},{"num":10,"price":"50.00"},{"num":100,"price":"40.00"}]')

it('sorts what the server sends, and takes broken text for none', () => {
  expect(steps.map(({ num }) => num)).toEqual([10, 50, 100])
  expect([stepsOf(''), stepsOf('{}'), stepsOf('null')]).toEqual([[], [], []])
})

it.each([
  [9, undefined],
  [10, '50.00'],
  [49, '50.00'],
  [50, '45.00'],
  [99, '45.00'],
  [100, '40.00'],
  [5000, '40.00'],
])('of %i pieces is %s each', (num, price) => expect(stepAt(steps, num)?.price).toBe(price))

it('tells how many are missing for the next price, and what that comes to', () => {
  expect(nextStep(steps, 47, 1000)).toEqual({ more: 3, price: '45.00', extra: '-100.00' })
  expect(nextStep(steps, 50, 1000)).toEqual({ more: 50, price: '40.00', extra: '1750.00' })
})

it('tells nothing that cannot be reached', () => {
  expect(nextStep(steps, 47, 49)).toBeUndefined()
  expect(nextStep(steps, 100, 1000)).toBeUndefined()
  expect(nextStep(steps, 5, 1000)).toBeUndefined()
  expect(nextStep([], 5, 1000)).toBeUndefined()
})

it('shows steps as ranges', () =>
  expect(rangesOf(steps)).toEqual([
    { from: 10, to: 49, price: '50.00' },
    { from: 50, to: 99, price: '45.00' },
    { from: 100, to: undefined, price: '40.00' },
  ]))
