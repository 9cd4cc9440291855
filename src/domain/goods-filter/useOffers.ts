import { useMemo } from 'react'
import type { AttrValue, FilterPanel } from '@mall/contract/category'
import { useData } from '@/api/useData'
import type { Category, Filter, GoodsCall, Scope } from './question'

/** Goods of the list that have it, whatever else is chosen; undefined where the server does not tell. */
interface Counted {
  count?: number
}

/** What the filter offers for a category, a shop, a keyword or the whole mall. */
export interface Offers {
  /** those of the results of a keyword; else one level below the category of the address, the top of the tree without one */
  categories: readonly (Counted & {
    category_id: number
    category_name: string
    short_name?: string
    level?: number
  })[]
  brands: readonly (Counted & { brand_id: number; brand_name: string })[]
  attributes: readonly { attr_id: number; attr_name: string; values: readonly AttrValue[] }[]
  /** money text; '' = not known */
  min: string
  max: string
  /** false: the counts are of other goods than those of the list */
  counted: boolean
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

/** Whether the panel can be asked about the goods of such a list, no more and no fewer. */
const isAskable = (call: GoodsCall, { brandId, shopCategoryId, coupon, platformCoupon }: Scope) =>
  call === '/api/goodssku/page' && !brandId && !shopCategoryId && !coupon && !platformCoupon

/** Asked while the filter is open; follows the category that is chosen in it. */
export function useOffers(call: GoodsCall, scope: Scope, chosen: Filter['category'], open: boolean): Offers {
  const counted = isAskable(call, scope)
  const keyword = counted ? scope.keyword : undefined
  const questionAbout = (part: Category | undefined) => ({
    category_id: part?.id ?? 0,
    ...(keyword ? { keyword } : {}),
    ...(scope.siteId ? { site_id: scope.siteId } : {}),
  })
  const category = chosen ?? scope.category
  const inPart = category !== undefined || scope.siteId !== undefined
  const relevance = '/api/goodscategory/relevanceinfo'
  // one that is chosen stays among its like
  const results = useData(relevance, questionAbout(scope.category), { enabled: open && !!keyword, silent: true })
  const found = results.data?.category_list
  // another mall's server may not hear of the keyword
  const unheard = !keyword || (!results.loading && !found)
  const panel = useData(relevance, questionAbout(category), { enabled: open && (inPart || !!found), silent: true })
  // of the whole mall attributes would be those of everything: brands alone
  const brands = useData(
    '/api/goodsbrand/page',
    { page: 1, page_size: 100 },
    { enabled: open && !inPart && unheard, silent: true },
  )
  const mall = scope.siteId === undefined && scope.category === undefined
  const tree = useData('/api/goodscategory/tree', { level: 1 }, { enabled: open && mall && unheard, silent: true })
  const own = useCategory(open ? scope.category : undefined)
  return useMemo(
    () => ({
      categories: found ?? (mall ? tree.data : own?.child_list) ?? [],
      brands: (inPart || found ? panel.data?.brand_list : brands.data?.list) ?? [],
      attributes: attributesOf(panel.data),
      min: panel.data?.min_price ?? '',
      max: panel.data?.max_price ?? '',
      counted,
    }),
    [found, mall, tree.data, own, inPart, panel.data, brands.data, counted],
  )
}
