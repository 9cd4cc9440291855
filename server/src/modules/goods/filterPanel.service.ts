import type { AttrValue, FilterPanel } from '@mall/contract/category'
import type { Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { allNames } from '../search/names.service'
import type { Name } from '../search/names'
import { cityWanted } from '../shop/city.service'
import * as store from './filterPanel.store'
import { foundBy } from './foundBy.service'
import type { ShelfFilter } from './shelf.store'

export interface PanelQuery {
  /** 0 = all */
  categoryId: number
  keyword?: string | undefined
  siteId?: number | undefined
  websiteId?: number | undefined
}

/** Goods of a keyword that are looked at. */
const goodsMost = 5000
const categoriesMost = 12
/** Values of one attribute that are offered. */
const valuesMost = 20
const brandAttribute = '品牌'

/**
 * What the filter panel offers for a list: categories, brands, attributes and the range of prices of its goods, and how many
 * of them each would leave. Of the whole mall without a keyword it would be of everything, so it is empty. Where a keyword
 * finds more than 5,000 goods, the first 5,000 of the shop's order are looked at and nothing is counted.
 */
export async function filterPanel(ctx: Ctx, query: PanelQuery, most = goodsMost): Promise<FilterPanel> {
  const { categoryId, keyword = '', siteId, websiteId } = query
  const place = { siteId, websiteId: await cityWanted(ctx.mall, websiteId) }
  const found = (filter: ShelfFilter, limit?: number) =>
    store.findPanel(ctx.mall.readDb, { ...place, categoryId, ...filter }, ctx.now, limit)
  const names = await allNames(ctx.mall)
  if (keyword.trim() !== '') {
    const goods = await foundBy(ctx, keyword, place, ({ filter }) => found(filter, most + 1))
    return panelOf({ ...goods, brands: goods.brands.sort((a, b) => b.count - a.count) }, names, goods.count <= most)
  }
  return panelOf(categoryId || siteId ? await found({}) : nothing, names, true)
}

const nothing: store.Found = { count: 0, min: 0, max: 0, brands: [], attributes: [], categories: [] }

function panelOf(found: store.Found, names: Name[], isCounted: boolean): FilterPanel {
  const told = <T extends { count: number }>({ count, ...row }: T) => (isCounted ? { ...row, count } : row)
  return {
    brand_list: found.brands.map(told),
    category_list: isCounted ? categoriesOf(found.categories, names) : [],
    attribute_list: choices(found.attributes, told),
    min_price: yuan(Number(found.min)),
    max_price: yuan(Number(found.max)),
  }
}

/** Of the first level at which the goods differ, the most frequent first; none where all stand in one. */
function categoriesOf(found: store.CategoryCount[], names: Name[]) {
  const nameOf = new Map(names.flatMap(({ kind, id, name }) => (kind === 'category' ? [[id, name] as const] : [])))
  for (const level of ['category_id_1', 'category_id_2', 'category_id_3'] as const) {
    const counts = new Map<number, number>()
    for (const row of found) counts.set(row[level], (counts.get(row[level]) ?? 0) + row.count)
    if (counts.size > 1)
      return [...counts]
        .flatMap(([category_id, count]) => {
          const category_name = nameOf.get(category_id)
          return category_name === undefined ? [] : [{ category_id, category_name, count }]
        })
        .sort((a, b) => b.count - a.count || a.category_id - b.category_id)
        .slice(0, categoriesMost)
  }
  return []
}

/** Left out: an attribute with a single value narrows nothing, and brands are offered by themselves. */
function choices(
  values: store.AttributeCount[],
  told: (value: Required<AttrValue>) => AttrValue,
): FilterPanel['attribute_list'] {
  const names = new Map(values.map((one) => [one.attr_id, one.attr_name]))
  return [...names].flatMap(([attr_id, attr_name]) => {
    const own = values
      .filter((one) => one.attr_id === attr_id)
      .map(({ attr_value_id, attr_value_name, count }) => told({ attr_value_id, attr_value_name, count }))
    return own.length > 1 && attr_name !== brandAttribute
      ? [{ attr_id, attr_name, attr_value_format: JSON.stringify(own.slice(0, valuesMost)) }]
      : []
  })
}
