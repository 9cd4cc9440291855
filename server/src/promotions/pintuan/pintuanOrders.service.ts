import type { PintuanOrder, PintuanOrderDetail } from '@mall/contract/pintuan'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import { info as plainInfo } from '../../modules/goods/goodsDetail.service'
import { countGroups } from './pintuanGroup.store'
import * as store from './pintuanOrder.store'
import type { OwnStatus, ShownOrder } from './pintuanOrder.store'

/** The member's own, the newest first; `status` 1, 2 or 3, undefined = all. */
export const own = (ctx: Ctx, status: OwnStatus | undefined, paging: Paging): Promise<PageOf<PintuanOrder>> => {
  const { db } = ctx.mall
  return pageOf(paging, {
    count: () => store.countOwn(db, ctx.memberId, ctx.now, status),
    async list(limit, offset) {
      const rows = await store.findOwn(db, ctx.memberId, ctx.now, { status, limit, offset })
      return withMembers(ctx, rows)
    },
  })
}

/** The page that is shared: whose it is not sees no number and no amount of the order. */
export async function shared(ctx: Ctx, id: number): Promise<PintuanOrderDetail> {
  const { db } = ctx.mall
  const row = await store.findShown(db, id, ctx.now)
  const [shown] = row ? await withMembers(ctx, [row]) : []
  if (!row || !shown) throw refuse({ zh: '拼团订单不存在', en: 'There is no such team order' })
  const [goods, counts] = await Promise.all([
    plainInfo({ ...ctx, memberId: 0 }, row.sku_id),
    countGroups(db, [row.pintuan_id], ctx.now),
  ])
  const { group_num = 0, order_num = 0 } = counts.get(row.pintuan_id) ?? {}
  const isOwn = row.member_id === ctx.memberId
  return {
    ...shown,
    ...(isOwn ? {} : { order_id: 0, order_no: '', order_money: '0.00', pay_money: '0.00', pay_time: 0 }),
    ...{ discount_price: goods.discount_price, group_num, order_num },
  }
}

async function withMembers({ mall: { db } }: Ctx, rows: ShownOrder[]): Promise<PintuanOrder[]> {
  const members = await store.findMembers(db, [...new Set(rows.map((row) => row.group_id).filter((id) => id > 0))])
  return rows.map((row) => ({
    ...{ id: row.id, pintuan_id: row.pintuan_id, order_id: row.order_id, order_no: row.order_no },
    ...{ group_id: row.group_id, head_id: row.head_id ?? row.member_id, pintuan_status: row.status },
    ...{ pintuan_goods_id: row.pintuan_goods_id, pintuan_num: row.pintuan_num },
    // a group that the mall completed counts as full
    pintuan_count: row.status === 3 ? row.pintuan_num : (row.paid ?? 0),
    ...{ is_promotion: row.is_promotion as 0 | 1, group_end_time: row.group_end_time ?? 0 },
    ...{ order_money: yuan(row.order_money), pay_money: yuan(row.pay_money), pay_time: row.pay_time },
    ...{ site_name: row.site_name, sku_name: row.sku_name, sku_image: row.sku_image },
    member_list: members
      .filter((one) => one.group_id > 0 && one.group_id === row.group_id)
      .map(({ member_id, nickname, headimg }) => ({ member_img: headimg, nickname, member_id })),
  }))
}
