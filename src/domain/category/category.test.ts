import type { CategoryRow } from '@mall/contract/category'
import { nodesOf, wayOf } from './node'
import { templateOf } from './template'

it.each([
  [undefined, 3, 1],
  [{}, 3, 1],
  [{ level: 2, template: 3 }, 2, 3],
  [{ level: '1', template: '2' }, 1, 2],
  [{ level: 7, template: 'x' }, 3, 1],
])('a block saved as %j is drawn with %i levels in template %i', (item, level, look) =>
  expect(templateOf(item as never)).toEqual({ level, look }),
)

const row = (category_id: number, level: number, child_list: unknown[] = [], over: object = {}) =>
  ({ category_id, level, category_name: `c${category_id}`, short_name: '', image: 'i', child_list, ...over }) as never
const rows: CategoryRow[] = [
  row(1, 1, [row(11, 2, [row(111, 3)]), row(12, 2)], { image_adv: 'wide', short_name: 'one' }),
  row(2, 1),
]

it('takes the tree down to its level, with short names and wide pictures where there are any', () => {
  const [one, two] = nodesOf(rows, 2)
  expect(one).toMatchObject({ id: 1, name: 'c1', short: 'one', banner: 'wide' })
  expect(two).toMatchObject({ short: 'c2', banner: '' })
  expect(one!.children.map(({ id, children }) => [id, children.length])).toEqual([
    [11, 0],
    [12, 0],
  ])
})

it('follows the chosen ids as far as they lead', () => {
  const nodes = nodesOf(rows, 3)
  const way = (...ids: number[]) => wayOf(nodes, ids).map(({ id }) => id)
  expect(way(1, 11, 111)).toEqual([1, 11, 111])
  expect(way(1, 0, 111)).toEqual([1])
  expect(way(2, 11)).toEqual([2])
  expect(way(9)).toEqual([])
})
