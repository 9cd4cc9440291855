import { floorsOf, popularOf } from './floors'

const byLetter = {
  S: [{ id: 310100, title: '上海市' }],
  H: [
    { id: 330100, title: '杭州市' },
    { id: 341000, title: '黄山市' },
  ],
}

test('cities stand by their letters, each floor knows how many are above it', () => {
  expect(floorsOf(byLetter).map(({ title, cities, before }) => [title, cities.map(({ id }) => id), before])).toEqual([
    ['H', [330100, 341000], 0],
    ['S', [310100], 2],
  ])
})

test('large cities are those that the mall knows', () => {
  expect(popularOf(byLetter).map(({ title }) => title)).toEqual(['杭州市', '上海市'])
  expect(popularOf({})).toEqual([])
})
