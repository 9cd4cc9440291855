import type { BrandRow, CategoryRow } from '@mall/contract/category'

/** Rows of a tree and of all their branches. */
const flat = (rows: readonly CategoryRow[]): CategoryRow[] => rows.flatMap((row) => [row, ...flat(row.child_list)])

const fits = (keyword: string) => {
  const wanted = keyword.toLowerCase()
  return (...names: string[]) => names.some((name) => name.toLowerCase().includes(wanted))
}

/** Categories by name, the widest first. */
export function categoriesFor(tree: readonly CategoryRow[], keyword: string, most = 3): CategoryRow[] {
  const fit = fits(keyword)
  return flat(tree)
    .filter((row) => fit(row.category_name, row.short_name))
    .sort((a, b) => a.level - b.level)
    .slice(0, most)
}

export const brandsFor = (brands: readonly BrandRow[], keyword: string, most = 2): BrandRow[] => {
  const fit = fits(keyword)
  return brands.filter(({ brand_name }) => fit(brand_name)).slice(0, most)
}
