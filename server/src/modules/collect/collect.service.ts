import type { CollectRow } from '@mall/contract/collect'
import type { Ctx } from '../../http/route'
import type { PageOf, Paging } from '../../lib/paging'
import { countCollected, keptGoods } from '../goods/keptGoods.service'
import { pageOfKept } from '../goods/pageOfKept'
import { unknownGoods } from '../goods/unknownGoods'
import * as store from './collect.store'

/** Twice the same is once. The goods' count, a row many want, comes last. */
export async function add({ mall, memberId, now }: Ctx, skuId: number): Promise<null> {
  const goods = (await keptGoods(mall.db, [skuId], now)).get(skuId)
  if (!goods) throw unknownGoods()
  const { siteId, shared } = goods
  const goods_id = shared.goods_id
  const row = { member_id: memberId, goods_id, collect_id: mall.newId(), site_id: siteId, sku_id: skuId }
  await mall.tx(async (trx) => {
    if (await store.insert(trx, { ...row, create_time: now })) await countCollected(trx, siteId, goods_id, 1)
  })
  return null
}

export async function remove({ mall, memberId }: Ctx, goodsId: number): Promise<null> {
  await mall.tx(async (trx) => {
    for (const { site_id, goods_id } of await store.remove(trx, memberId, [goodsId]))
      await countCollected(trx, site_id, goods_id, -1)
  })
  return null
}

export const isCollected = async ({ mall, memberId }: Ctx, goodsId: number): Promise<0 | 1> =>
  (await store.find(mall.db, memberId, goodsId)) ? 1 : 0

export function page({ mall, memberId, now }: Ctx, paging: Paging): Promise<PageOf<CollectRow>> {
  const { db } = mall
  return pageOfKept(db, now, paging, {
    count: () => store.count(db, memberId),
    list: (limit, offset) => store.findNewest(db, memberId, limit, offset),
    row: ({ collect_id }, { shared, market_price, collect_num }) => ({
      collect_id,
      ...shared,
      market_price,
      collect_num,
    }),
    drop: (gone) =>
      store.remove(
        db,
        memberId,
        gone.map((row) => row.goods_id),
      ),
  })
}
