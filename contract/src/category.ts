/** Categories, brands and the words of the search (goods-and-cart.md section 1). */
import * as v from 'valibot'
import { call } from './define'
import { id, idOrNone, int, out, page, paging, site, text } from './fields'

const categoryFields = {
  category_id: out.int,
  category_name: out.text,
  short_name: out.text,
  pid: out.int,
  level: out.int,
  image: out.url,
  image_adv: out.url,
  category_id_1: out.int,
  category_id_2: out.int,
  category_id_3: out.int,
  sort: out.int,
}
const categoryHead = v.object(categoryFields)
export type CategoryRow = v.InferOutput<typeof categoryHead> & { child_list: CategoryRow[] }
export const categoryRow: v.GenericSchema<CategoryRow> = v.object({
  ...categoryHead.entries,
  child_list: v.lazy(() => v.array(categoryRow)),
})

/** Goods of the panel's part that have it; ours. */
const count = v.optional(out.int)

const filterPanel = v.object({
  brand_list: v.array(v.object({ brand_id: out.int, brand_name: out.text, image_url: out.url, count })),
  /** where the goods stand in the mall's tree, the most frequent first; ours */
  category_list: v.optional(v.array(v.object({ category_id: out.int, category_name: out.text, count: out.int }))),
  attribute_list: v.array(
    v.object({
      attr_id: out.int,
      attr_name: out.text,
      /** AttrValue[] */
      attr_value_format: out.json,
    }),
  ),
  min_price: out.money,
  max_price: out.money,
})
export type FilterPanel = v.InferOutput<typeof filterPanel>
export interface AttrValue {
  attr_value_id: number
  attr_value_name: string
  /** goods that have it; ours */
  count?: number
}

/** What may be searched for, or where it leads: `id` of a category, a brand or a shop; 0 of goods, whose word is searched. */
const suggestion = v.object({
  word: out.text,
  kind: v.picklist(['goods', 'category', 'brand', 'shop']),
  id: out.int,
})
export type SearchSuggestion = v.InferOutput<typeof suggestion>

const brandRow = v.object({
  brand_id: out.int,
  brand_name: out.text,
  brand_initial: out.text,
  image_url: out.url,
  sort: out.int,
  is_recommend: out.flag,
})
export type BrandRow = v.InferOutput<typeof brandRow>

export const category = {
  '/api/goodscategory/tree': call({
    auth: '-',
    params: { level: v.optional(int(1, 3)), template: v.optional(int()), type: v.optional(int()) },
    data: v.array(categoryRow),
  }),
  '/api/goodscategory/info': call({
    auth: '-',
    params: { category_id: id() },
    data: v.intersect([categoryRow, v.object({ commission_rate: out.pct, attr_class_id: out.int })]),
  }),
  '/api/goodscategory/relevanceinfo': call({
    auth: '-',
    /** 0 = all goods of the shop, or all that the keyword finds; without either such a panel is empty */
    params: {
      category_id: v.optional(idOrNone(), 0),
      keyword: v.optional(text(100)),
      website_id: v.optional(idOrNone()),
      ...site,
    },
    data: filterPanel,
  }),
  '/api/goodsbrand/page': call({ auth: '-', params: { ...paging, ...site }, data: page(brandRow) }),
  '/api/goods/hotSearchWords': call({
    auth: '-',
    params: {},
    data: v.object({ search_keywords: out.csv, title: out.text }),
  }),
  '/api/goods/defaultSearchWords': call({ auth: '-', params: {}, data: v.object({ words: out.text }) }),
  '/api/goods/searchSuggestions': call({
    auth: '-',
    params: { keyword: text(100), website_id: v.optional(idOrNone()), ...site },
    data: v.object({ list: v.pipe(v.array(suggestion), v.maxLength(10)) }),
  }),
} as const
