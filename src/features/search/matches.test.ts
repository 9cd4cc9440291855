import type { BrandRow, CategoryRow } from '@mall/contract/category'
import { brandsFor, categoriesFor } from './matches'

const row = (category_name: string, level: number, child_list: CategoryRow[] = [], short_name = '') =>
  ({ category_name, short_name, level, child_list }) as CategoryRow
const tree = [row('生鲜果蔬', 1, [row('新鲜水果', 2, [row('苹果', 3), row('水果礼盒', 3)])], '果蔬'), row('果干', 1)]

it('finds categories of every level by either name, the widest first', () => {
  expect(categoriesFor(tree, '果', 9).map((one) => one.category_name)).toEqual([
    ...['生鲜果蔬', '果干', '新鲜水果', '苹果', '水果礼盒'],
  ])
  expect(categoriesFor(tree, '果')).toHaveLength(3)
  expect(categoriesFor(tree, '肉')).toEqual([])
})

it('finds brands whatever the case', () => {
  const brands = ['Qinghe', '青禾', 'qing'].map((brand_name) => ({ brand_name }) as BrandRow)
  expect(brandsFor(brands, 'QING').map((one) => one.brand_name)).toEqual(['Qinghe', 'qing'])
})
