import type { CategoryRow as WireRow } from '@mall/contract/category'
import type { ShopGoodsCategory } from '@mall/contract/shop'
import type { Words } from '@mall/contract/words'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { pageOf, type Paging } from '../../lib/paging'
import * as store from './category.store'
import { nest } from './tree'

/** The platform's tree has three levels, a shop's own two. */
const levels = { platform: 3, shop: 2 }
const hotTitle: Words = { zh: '热门搜索', en: 'Trending' }

export async function tree(ctx: Ctx, level = levels.platform): Promise<WireRow[]> {
  const rows = await store.findCategories(ctx.mall.readDb, 0)
  return nest(rows.map(wireRow), level)
}

/** One category with what lies below it. */
export async function info(ctx: Ctx, categoryId: number) {
  const rows = await store.findCategories(ctx.mall.readDb, 0)
  const row = rows.find((one) => one.category_id === categoryId)
  if (!row) throw refuse({ zh: '分类不存在', en: 'Category not found' })
  return {
    ...wireRow(row),
    child_list: nest(rows.map(wireRow), levels.platform, categoryId),
    commission_rate: yuan(row.commission_rate),
    // attributes hang on goods here, not on classes
    attr_class_id: 0,
  }
}

const wireRow = (row: store.CategoryRow) => ({
  category_id: row.category_id,
  category_name: row.category_name,
  short_name: row.short_name,
  pid: row.pid,
  level: row.level,
  image: row.image,
  image_adv: row.image_adv,
  category_id_1: row.category_id_1,
  category_id_2: row.category_id_2,
  category_id_3: row.category_id_3,
  sort: row.sort,
})

export async function shopTree(ctx: Ctx, siteId: number, level = levels.shop): Promise<ShopGoodsCategory[]> {
  if (siteId === 0) return []
  const rows = await store.findCategories(ctx.mall.readDb, siteId)
  return nest(
    rows.map(({ category_id, category_name, short_name, pid, level: depth, image }) => ({
      category_id,
      category_name,
      short_name,
      pid,
      level: depth,
      image,
    })),
    level,
  )
}

export const brands = ({ mall }: Ctx, siteId: number, paging: Paging) =>
  pageOf(paging, {
    count: () => store.countBrands(mall.readDb, siteId),
    list: (limit, offset) => store.findBrands(mall.readDb, siteId, limit, offset),
  })

export async function hotWords({ mall, language }: Ctx) {
  const { hot_words } = await mall.settings.get('search')
  return { search_keywords: hot_words.join(','), title: hotTitle[language] }
}

/** The word that stands in the empty search field. */
export async function defaultWords({ mall }: Ctx) {
  const { default_words } = await mall.settings.get('search')
  return { words: default_words[0] ?? '' }
}
