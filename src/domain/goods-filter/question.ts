import type { Params } from '@/api/call'
import { cents } from '@/domain/price/money'

/** What the address of a list narrows it to; the shopper's own filters come on top. */
export interface Scope {
  siteId?: number
  keyword?: string
  /** of the mall's tree */
  category?: Category
  /** of the shop's own tree */
  shopCategoryId?: number
  brandId?: number
  /** coupon_type_id */
  coupon?: number
  /** platformcoupon_type_id */
  platformCoupon?: number
}

export interface Category {
  id: number
  level?: number
}
interface Address {
  /** digits alone arrive as a number */
  keyword?: string | number
  category_id?: number
  category_level?: number
  brand_id?: number
}

/** What every list takes from its address. */
export const scopeOf = ({ keyword, category_id, category_level, brand_id }: Address): Scope => ({
  keyword: keyword === undefined ? undefined : String(keyword),
  category: category_id ? { id: category_id, level: category_level } : undefined,
  brandId: brand_id,
})

interface Named {
  name: string
}

/** One value of an attribute. Several of the same attribute are alternatives. */
export interface Attribute extends Named {
  attr_id: number
  attr_value_id: number
}

/** What the shopper has chosen in the filter; names are shown on the chips. */
export interface Filter {
  category?: Category & Named
  brand?: Named & { id: number }
  /** money text, "12.50" */
  min?: string
  max?: string
  freeShipping?: boolean
  own?: boolean
  attributes?: readonly Attribute[]
}

export interface Sorting {
  order?: 'sale_num' | 'discount_price'
  sort?: 'asc' | 'desc'
}

/** Calls that answer goods by these questions. */
export type GoodsCall = '/api/goodssku/page' | '/fenxiao/api/goods/page'

type Question = Omit<Params<'/api/goodssku/page'>, 'page' | 'page_size'>

/** The call's params: only what narrows, always in the same order, so that equal questions are equal texts. */
export function questionOf(scope: Scope, filter: Filter, sorting: Sorting): Question {
  const category = filter.category ?? scope.category
  const brand = filter.brand?.id ?? scope.brandId
  const attributes = [...(filter.attributes ?? [])].sort((a, b) => a.attr_value_id - b.attr_value_id)
  return {
    ...(scope.siteId ? { site_id: scope.siteId } : {}),
    ...(scope.keyword ? { keyword: scope.keyword } : {}),
    ...(category ? { category_id: category.id } : {}),
    ...(category?.level ? { category_level: category.level } : {}),
    ...(scope.shopCategoryId ? { shop_category_id: scope.shopCategoryId } : {}),
    ...(brand ? { brand_id: brand } : {}),
    ...(filter.min ? { min_price: filter.min } : {}),
    ...(filter.max ? { max_price: filter.max } : {}),
    ...(filter.freeShipping ? { is_free_shipping: 1 } : {}),
    ...(filter.own ? { is_own: 1 } : {}),
    ...(attributes.length > 0
      ? { attr: JSON.stringify(attributes.map(({ attr_id, attr_value_id }) => ({ attr_id, attr_value_id }))) }
      : {}),
    ...(scope.coupon ? { coupon: scope.coupon } : {}),
    ...(scope.platformCoupon ? { platform_coupon_type: scope.platformCoupon } : {}),
    ...sorting,
  }
}

/** The lower price first, whatever way round they were typed; empty ends stay open. */
export function priceRange(low: string, high: string): Pick<Filter, 'min' | 'max'> {
  const [min, max] = low && high && cents(low) > cents(high) ? [high, low] : [low, high]
  return { ...(min ? { min } : {}), ...(max ? { max } : {}) }
}

/** What stays of a price while it is typed: digits, one point, two decimals. */
export function tidyPrice(typed: string): string {
  const [whole = '', ...rest] = typed
    .replace(/[。．]/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  const yuan = whole.slice(0, 7).replace(/^0+(?=\d)/, '')
  return rest.length === 0 ? yuan : `${yuan || '0'}.${rest.join('').slice(0, 2)}`
}

/** A typed price as the wire takes it: "12." -> "12"; nothing for a zero, which narrows nothing. */
export function settledPrice(typed: string): string {
  const price = tidyPrice(typed).replace(/\.$/, '')
  return cents(price) > 0 ? price : ''
}

/** Whether two values are the same choice. */
const same = (one: Attribute, other: Attribute) =>
  one.attr_id === other.attr_id && one.attr_value_id === other.attr_value_id

export const hasAttribute = ({ attributes = [] }: Filter, value: Attribute): boolean =>
  attributes.some((one) => same(one, value))

/** Chosen, or not any more. */
export function toggled(filter: Filter, value: Attribute): Filter {
  const { attributes = [], ...rest } = filter
  const remaining = attributes.filter((one) => !same(one, value))
  const next = remaining.length === attributes.length ? [...attributes, value] : remaining
  return next.length > 0 ? { ...rest, attributes: next } : rest
}

/** Another category offers other attributes: they go with the old one. */
export function inCategory(filter: Filter, category: Filter['category']): Filter {
  const { category: _old, attributes: _gone, ...rest } = filter
  return category ? { ...rest, category } : rest
}

/** Without one filter; a price range is one. */
export function without(filter: Filter, ...keys: (keyof Filter)[]): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([key]) => !keys.includes(key as keyof Filter))) as Filter
}
