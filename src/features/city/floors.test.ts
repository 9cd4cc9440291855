import { floorsOf, popularOf } from './floors'

const byLetter = {
  S: [{ id: 310100, title: '上海市' }],
  H: [
    { id: 330100, title: '杭州市' },
    { id: 341000, title: '黄山市' },
  ],
}

test('cities stand by their letters, below the head', () => {
  expect(floorsOf(byLetter).map(({ title, list }) => [title, list.map(({ id }) => id)])).toEqual([
    ['★', [0]],
    ['H', [330100, 341000]],
    ['S', [310100]],
  ])
})

test('large cities are those that the mall knows', () => {
  expect(popularOf(byLetter).map(({ title }) => title)).toEqual(['杭州市', '上海市'])
  expect(popularOf({})).toEqual([])
})
