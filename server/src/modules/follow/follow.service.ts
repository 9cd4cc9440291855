import type { FollowedShop } from '@mall/contract/shop'
import type { Ctx } from '../../http/route'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import { countFollowers, followedShops } from '../shop/followed.service'
import { noShop, unknownShop } from '../shop/shop.service'
import * as store from './follow.store'

const named = (siteId: number) => {
  if (siteId === 0) throw noShop()
}

/** Twice the same is once. The shop's count, a row many want, comes last. */
export async function add({ mall, memberId, now }: Ctx, siteId: number): Promise<null> {
  named(siteId)
  if (!(await followedShops(mall.db, [siteId])).has(siteId)) throw unknownShop()
  await mall.tx(async (trx) => {
    const fresh = await store.insert(trx, { member_id: memberId, site_id: siteId, subscribe_time: now })
    if (fresh) await countFollowers(trx, siteId, 1)
  })
  return null
}

export async function remove({ mall, memberId }: Ctx, siteId: number): Promise<null> {
  named(siteId)
  await mall.tx(async (trx) => {
    if (await store.remove(trx, memberId, siteId)) await countFollowers(trx, siteId, -1)
  })
  return null
}

export const isFollowed = async ({ mall, memberId }: Ctx, siteId: number): Promise<0 | 1> =>
  (await store.find(mall.db, memberId, siteId)) ? 1 : 0

/** Shops are closed, not deleted: every followed one is there. */
export function page({ mall, memberId }: Ctx, paging: Paging): Promise<PageOf<FollowedShop>> {
  return pageOf(paging, {
    count: () => store.count(mall.db, memberId),
    list: async (limit, offset) => {
      const rows = await store.findNewest(mall.db, memberId, limit, offset)
      const ids = rows.map((row) => row.site_id)
      const shops = await followedShops(mall.db, ids)
      return rows.flatMap(({ site_id, subscribe_time }) => {
        const shop = shops.get(site_id)
        return shop ? [{ ...shop, subscribe_time }] : []
      })
    },
  })
}
