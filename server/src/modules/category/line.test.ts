import { lineOf } from './line'

const parents = new Map([
  [1, 0],
  [2, 1],
  [3, 2],
  [5, 6],
  [6, 5],
  [7, 99],
])

it('leads from the root down', () => expect(lineOf(3, parents)).toEqual([1, 2, 3]))
it('is undefined in a ring, of itself or of others, and below nothing', () => {
  expect([lineOf(5, parents), lineOf(7, parents), lineOf(1, new Map([[1, 1]]))]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
