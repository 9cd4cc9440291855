import type { BrandRow } from '@mall/contract/category'
import { groupsOf, recommended } from './groups'

const brand = (brand_id: number, brand_initial: string, is_recommend = 0) =>
  ({ brand_id, brand_initial, is_recommend }) as BrandRow

it('groups by initial, A to Z whatever the case, the nameless at the end, in the order of the server', () => {
  const brands = [
    brand(1, 'S'),
    brand(2, '#'),
    brand(3, 'b'),
    brand(4, 's'),
    brand(5, ''),
    brand(6, '拾'),
    brand(7, 'A'),
  ]
  expect(groupsOf(brands).map(({ initial, brands: list }) => [initial, list.map((one) => one.brand_id)])).toEqual([
    ['A', [7]],
    ['B', [3]],
    ['S', [1, 4]],
    ['#', [2, 5, 6]],
  ])
  expect(groupsOf([])).toEqual([])
})

it('knows the recommended ones', () => {
  expect(recommended([brand(1, 'A'), brand(2, 'B', 1)]).map((one) => one.brand_id)).toEqual([2])
})
