import type { GoodsRow } from '@mall/contract/goods'
import type { Kysely } from 'kysely'
import type { DB } from '../database/schema'
import type { Ctx } from '../http/route'
import type { PageOf, Paging } from '../lib/paging'
import { page, type GoodsQuery } from '../modules/goods/goods.service'
import * as store from './activityGoods.store'

export type ActivityFilter = Pick<GoodsQuery, 'siteId' | 'websiteId' | 'categoryId' | 'goodsIds'>

/**
 * Listed products of these activities, in their order or in that of `goodsIds`; a product of several activities stands
 * there once, with the first of them. `row` gets what can be bought of it over all its skus.
 */
export async function activityPage<A extends { goods_id: number }, R>(
  ctx: Ctx,
  activities: readonly A[],
  { goodsIds, ...filter }: ActivityFilter,
  paging: Paging,
  row: (activity: A, goods: GoodsRow, stock: number) => R,
): Promise<PageOf<R>> {
  const byGoods = new Map<number, A>()
  for (const activity of activities) if (!byGoods.has(activity.goods_id)) byGoods.set(activity.goods_id, activity)
  const chosen = goodsIds?.filter((id) => byGoods.has(id)) ?? [...byGoods.keys()]
  const { list, ...counts } = await page(ctx, { ...filter, goodsIds: chosen }, paging)
  const stocks = await store.stockOfGoods(
    ctx.mall.readDb,
    list.map((goods) => goods.goods_id),
  )
  return {
    ...counts,
    list: list.flatMap((goods) => {
      const activity = byGoods.get(goods.goods_id)
      return activity ? [row(activity, goods, stocks.get(goods.goods_id) ?? 0)] : []
    }),
  }
}

/** The sku that an activity's page opens with: the default one if it can be bought, else the first that can. */
export const openingSku = (db: Kysely<DB>, goodsId: number): Promise<number | undefined> =>
  store.findOpeningSku(db, goodsId)
