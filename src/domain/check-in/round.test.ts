import { firstDays, roundOf } from './round'

const award = { cycle: 3, reward: [1, 3].map((day) => ({ day, point: day * 5, growth: day, balance: '0.00' })) }
const signs = (series: number) =>
  roundOf(award, series).map(({ signed, next }) => `${signed ? 's' : '-'}${next ? 'n' : ''}`)

test('the first days are signed, the next check-in signs the one after', () => {
  expect(signs(0)).toEqual(['-n', '-', '-'])
  expect(signs(2)).toEqual(['s', 's', '-n'])
})

test('a full round is followed by its first day; so is one that the mall has made shorter', () => {
  expect(signs(3)).toEqual(['sn', 's', 's'])
  expect(signs(7)).toEqual(['sn', 's', 's'])
})

test('a day without a reward has none', () => {
  expect(roundOf(award, 0).map(({ reward }) => reward?.point)).toEqual([5, undefined, 15])
})

test('of a long round the first week is shown; one without any reward is not', () => {
  const long = { cycle: 366, reward: [{ day: 366, point: 500, growth: 0, balance: '0.00' }] }
  expect(firstDays({ ...award, cycle: 366 }).map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(firstDays(long)).toEqual([])
  expect(firstDays({ cycle: 7, reward: [] })).toEqual([])
})

test.each([0, -3, NaN])('a cycle of %s days is none', (cycle) => {
  expect(firstDays({ ...award, cycle })).toEqual([])
})
