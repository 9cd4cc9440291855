import type { BrowseRow } from '@mall/contract/collect'
import type { Ctx } from '../../http/route'
import type { PageOf, Paging } from '../../lib/paging'
import { keptGoods } from '../goods/keptGoods.service'
import { pageOfKept } from '../goods/pageOfKept'
import { unknownGoods } from '../goods/unknownGoods'
import * as store from './browse.store'

/** Goods of one member's footprint; older ones are forgotten. */
export const longest = 300

export async function add({ mall, memberId, now }: Ctx, skuId: number): Promise<null> {
  const goods = (await keptGoods(mall.db, [skuId], now)).get(skuId)
  if (!goods) throw unknownGoods()
  const { siteId, shared } = goods
  const row = { member_id: memberId, goods_id: shared.goods_id, id: mall.newId(), site_id: siteId, sku_id: skuId }
  await mall.tx(async (trx) => {
    await store.save(trx, { ...row, browse_time: now })
    await store.trim(trx, memberId, longest)
  })
  return null
}

export async function remove({ mall, memberId }: Ctx, ids: number[]): Promise<null> {
  await store.remove(mall.db, memberId, ids)
  return null
}

export function page({ mall, memberId, now }: Ctx, paging: Paging): Promise<PageOf<BrowseRow>> {
  const { db } = mall
  return pageOfKept(db, now, paging, {
    count: () => store.count(db, memberId),
    list: (limit, offset) => store.findNewest(db, memberId, limit, offset),
    row: ({ id, browse_time }, { shared, goods_image }) => ({ id, browse_time, ...shared, goods_image }),
    drop: (gone) =>
      store.remove(
        db,
        memberId,
        gone.map((row) => row.id),
      ),
  })
}
