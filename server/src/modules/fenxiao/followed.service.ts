import type { FenxiaoGoods } from '@mall/contract/fenxiao'
import { refuse, type Ctx } from '../../http/route'
import type { PageOf, Paging } from '../../lib/paging'
import { keptGoods } from '../goods/keptGoods.service'
import { pageOfKept } from '../goods/pageOfKept'
import { unknownGoods } from '../goods/unknownGoods'
import { lockMember } from '../member/member.service'
import { withEarnings, type ShownGoods } from './earnings.service'
import * as store from './followed.store'

/** Nobody looks through more. */
const most = 500

const tooMany = () =>
  refuse({ zh: `最多关注${most}件商品`, en: `You can follow ${most} items at most. Please remove some first.` })

/** Twice the same is once, with the same id. */
export async function follow({ mall, memberId, now }: Ctx, asked: { goods_id: number; sku_id: number }) {
  const { goods_id, sku_id } = asked
  const goods = (await keptGoods(mall.db, [sku_id], now)).get(sku_id)
  if (goods?.shared.goods_id !== goods_id) throw unknownGoods()
  return mall.tx(async (trx) => {
    await lockMember(trx, memberId)
    const known = (await store.followedOf(trx, memberId, [goods_id])).get(goods_id)
    if (known !== undefined) return known
    if ((await store.count(trx, memberId)) >= most) throw tooMany()
    const row = { member_id: memberId, collect_id: mall.newId(), goods_id, sku_id, site_id: goods.siteId }
    await store.insert(trx, { ...row, create_time: now })
    return row.collect_id
  })
}

export async function unfollow({ mall, memberId }: Ctx, collectId: number): Promise<null> {
  await store.remove(mall.db, memberId, [collectId])
  return null
}

export async function page(ctx: Ctx, paging: Paging): Promise<PageOf<FenxiaoGoods>> {
  const { mall, memberId, now } = ctx
  const { db } = mall
  const { list, ...counts } = await pageOfKept(db, now, paging, {
    count: () => store.count(db, memberId),
    list: (limit, offset) => store.findNewest(db, memberId, limit, offset),
    row: (_own, { shared, siteId, stock, goods_image }): ShownGoods => ({
      ...shared,
      site_id: siteId,
      stock,
      goods_image,
    }),
    drop: (gone) =>
      store.remove(
        db,
        memberId,
        gone.map(({ collect_id }) => collect_id),
      ),
  })
  return { ...counts, list: await withEarnings(ctx, list) }
}
