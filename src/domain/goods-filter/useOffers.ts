import { useMemo } from 'react'
import type { AttrValue, CategoryRow, FilterPanel } from '@mall/contract/category'
import { useData } from '@/api/useData'
import type { Category, Filter, Scope } from './question'

/** What the filter offers for a category, a shop or the whole mall. */
export interface Offers {
  /** one level below the category of the address; the top of the tree without one */
  categories: readonly CategoryRow[]
  brands: readonly { brand_id: number; brand_name: string }[]
  attributes: readonly { attr_id: number; attr_name: string; values: readonly AttrValue[] }[]
  /** money text; '' = not known */
  min: string
  max: string
}

/** Names and children of the category that the address names. */
export function useCategory(category: Category | undefined) {
  const info = useData(
    '/api/goodscategory/info',
    { category_id: category?.id ?? 0 },
    { enabled: !!category, silent: true },
  )
  return info.data
}

function values(json: string): AttrValue[] {
  try {
    return JSON.parse(json) as AttrValue[]
  } catch {
    return []
  }
}

const attributesOf = (panel: FilterPanel | undefined): Offers['attributes'] =>
  (panel?.attribute_list ?? []).map(({ attr_id, attr_name, attr_value_format }) => ({
    attr_id,
    attr_name,
    values: values(attr_value_format),
  }))

/** Asked while the filter is open; follows the category that is chosen in it. */
export function useOffers(scope: Scope, chosen: Filter['category'], open: boolean): Offers {
  const category = chosen ?? scope.category
  const shop = scope.siteId ? { site_id: scope.siteId } : {}
  const inPart = category !== undefined || scope.siteId !== undefined
  const panel = useData(
    '/api/goodscategory/relevanceinfo',
    { category_id: category?.id ?? 0, ...shop },
    { enabled: open && inPart, silent: true },
  )
  // of the whole mall attributes would be those of everything: brands alone
  const brands = useData(
    '/api/goodsbrand/page',
    { page: 1, page_size: 100 },
    { enabled: open && !inPart, silent: true },
  )
  const mall = scope.siteId === undefined && scope.category === undefined
  const tree = useData('/api/goodscategory/tree', { level: 1 }, { enabled: open && mall, silent: true })
  const own = useCategory(open ? scope.category : undefined)
  return useMemo(
    () => ({
      categories: (mall ? tree.data : own?.child_list) ?? [],
      brands: (inPart ? panel.data?.brand_list : brands.data?.list) ?? [],
      attributes: attributesOf(panel.data),
      min: panel.data?.min_price ?? '',
      max: panel.data?.max_price ?? '',
    }),
    [mall, tree.data, own, inPart, panel.data, brands.data],
  )
}
