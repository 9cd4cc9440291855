import { padded } from './padded'

it('keeps what is there and reaches the next power of two with the last', () => {
  expect([[7], [7, 8], [7, 8, 9], [1, 2, 3, 4, 5]].map(padded)).toEqual([
    [7],
    [7, 8],
    [7, 8, 9, 9],
    [1, 2, 3, 4, 5, 5, 5, 5],
  ])
  expect(() => padded([])).toThrow(RangeError)
})
