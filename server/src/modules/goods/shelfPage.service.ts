import type { GoodsRow } from '@mall/contract/goods'
import type { Ctx } from '../../http/route'
import { pageFrom, pageOf, type PageOf, type Paging } from '../../lib/paging'
import { shortCache } from '../../lib/shortCache'
import type { Mall } from '../../mall'
import { dressed } from './dressed.service'
import { isUnderNothing } from '../search/names'
import * as store from './goods.store'
import { goodsRow, type ListedGoods } from './goodsRow'
import { findSearched, findSoldOutLast } from './searched.store'

/** A category by itself: what is sold out comes last there, as in a search. */
const isOfCategory = ({ categoryId, shopCategoryId }: store.ShelfFilter, { order }: store.ShelfOrdering) =>
  order === 'default' && Boolean(categoryId || shopCategoryId)

/** One page of listed goods. */
export const shelfPage = (
  ctx: Ctx,
  filter: store.ShelfFilter,
  by: store.ShelfOrdering,
  paging: Paging,
  factor?: number,
): Promise<PageOf<GoodsRow>> => {
  const find = isOfCategory(filter, by) ? findSoldOutLast : store.findShelf
  return pageOf(paging, {
    count: () => countOf(ctx.mall, filter, ctx.now),
    list: async (limit, offset) => told(ctx, await find(ctx.mall.readDb, filter, ctx.now, by, limit, offset), factor),
  })
}

/** The same of a search in no chosen order: what is sold out comes last. */
export const nearestPage = (
  ctx: Ctx,
  filter: store.ShelfFilter,
  by: store.ShelfOrdering,
  paging: Paging,
): Promise<PageOf<GoodsRow>> =>
  pageFrom(paging, async (limit, offset) => {
    const { count, list } = await nearest(ctx, filter, by, limit, offset)
    return { count, list: await told(ctx, list) }
  })

const told = (ctx: Ctx, rows: ListedGoods[], factor?: number) =>
  dressed(
    ctx,
    rows.map((row) => goodsRow(row, ctx.now, factor)),
  )

/** Goods from which on their number is not counted anew for every page. */
const many = 1000
/** Of what a keyword finds that many are kept in their order, where there are more: they are not sorted anew for every page. */
const firstOnes = 100

interface First {
  goodsIds: number[]
  /** of the whole list */
  count: number
}

/** s. To sort the thousands that a brand has takes as long as ten other searches. */
const keeping = 30

/** Of long lists what was found out a moment ago; goods that are published end it (`rulesChanged`). */
const keptOf = ({ rules, clock }: Mall) =>
  rules.keep('goods.lists', () =>
    Promise.resolve({
      counts: shortCache<number>(clock, { seconds: keeping, most: 500 }),
      first: shortCache<First>(clock, { seconds: keeping, most: 500 }),
    }),
  )

/** Without the goods that are left out, if they are listed: so that the kept number serves every page of goods. */
async function countOf(mall: Mall, { exceptGoodsId, ...filter }: store.ShelfFilter, now: number): Promise<number> {
  const [count, left] = await Promise.all([
    countAll(mall, filter, now),
    exceptGoodsId ? store.countShelf(mall.readDb, { ...filter, goodsIds: [exceptGoodsId] }, now) : 0,
  ])
  return count - left
}

async function countAll(mall: Mall, filter: store.ShelfFilter, now: number): Promise<number> {
  const { counts } = await keptOf(mall)
  const key = JSON.stringify(filter)
  const count = await counts.get(key, () => store.countShelf(mall.readDb, filter, now))
  if (count < many) counts.drop(key)
  return count
}

/** Each word is the name of a category, a brand or a shop, with all that stands under it. */
const isOfNames = ({ wanted = [] }: store.ShelfFilter) =>
  wanted.length > 0 && wanted.every((word) => !isUnderNothing(word))

async function nearest(
  { mall, now }: Ctx,
  filter: store.ShelfFilter,
  by: store.ShelfOrdering,
  limit: number,
  offset: number,
): Promise<{ count: number; list: ListedGoods[] }> {
  if (filter.goodsIds?.length === 0) return { count: 0, list: [] }
  const { counts, first } = await keptOf(mall)
  const key = JSON.stringify(filter)
  if (offset + limit <= firstOnes && (isOfNames(filter) || counts.peek(key))) {
    const ordered = JSON.stringify([filter, by])
    const asked: { rows?: ListedGoods[] } = {}
    const { goodsIds, count } = await first.get(ordered, async () => {
      const { list, found = 0 } = await findSearched(mall.readDb, filter, now, by, firstOnes, 0)
      asked.rows = list
      return { goodsIds: list.map(({ goods_id }) => goods_id), count: found }
    })
    if (count <= firstOnes) first.drop(ordered)
    if (asked.rows) return { count, list: asked.rows.slice(offset, offset + limit) }
    const shown = { goodsIds: goodsIds.slice(offset, offset + limit) }
    return { count, list: await store.findShelf(mall.readDb, shown, now, { order: 'chosen' }, limit, 0) }
  }
  const { list, found } = await findSearched(mall.readDb, filter, now, by, limit, offset)
  // beyond the end there is no row to tell it
  const count = found ?? (offset === 0 ? 0 : await countOf(mall, filter, now))
  if (count > firstOnes) void counts.get(key, () => Promise.resolve(count))
  return { count, list }
}
