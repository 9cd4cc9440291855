import type { BargainGoods, BargainRow } from '@mall/contract/bargain'
import type { ShopBlock } from '@mall/contract/goods'
import type { Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import type { PageOf, Paging } from '../../lib/paging'
import { detail as plainDetail } from '../../modules/goods/goodsDetail.service'
import { activityPage, type ActivityFilter } from '../activityGoods'
import { soldOf } from '../soldCount.service'
import * as store from './bargain.store'
import { statusOf } from './bargainTimes'
import { unknownBargain } from './launch.service'
import { findOpenOf } from './launch.store'

/** Running ones whose goods are listed, the newest first or in the order of `bargainIds`; not those the member is at. */
export async function page(
  ctx: Ctx,
  { bargainIds, ...filter }: ActivityFilter & { bargainIds: number[] | undefined },
  paging: Paging,
): Promise<PageOf<BargainRow>> {
  const { readDb, db } = ctx.mall
  const running = await store.findRunning(ctx.memberId === 0 ? readDb : db, ctx.memberId, ctx.now)
  const byId = new Map(running.map((one) => [one.bargain_id, one]))
  const chosen = bargainIds?.flatMap((id) => byId.get(id) ?? []) ?? running
  const sold = await soldOf(
    readDb,
    'bargain',
    chosen.map((one) => one.bargain_id),
  )
  return activityPage(ctx, chosen, filter, paging, (bargain, { goods_name, goods_image }) => ({
    ...{ bargain_id: bargain.bargain_id, goods_id: bargain.goods_id, sku_id: bargain.sku_id, goods_name, goods_image },
    ...{ price: yuan(bargain.price), floor_price: yuan(bargain.floor_price), bargain_stock: bargain.bargain_stock },
    ...{ sale_num: sold.get(bargain.bargain_id) ?? 0, start_time: bargain.start_time, end_time: bargain.end_time },
  }))
}

/** In any state, with it. */
export async function detail(
  ctx: Ctx,
  bargainId: number,
): Promise<{ goods_sku_detail: BargainGoods; shop_info: ShopBlock }> {
  const { mall, memberId, now } = ctx
  const bargain = await known(ctx, bargainId)
  const [{ goods_sku_detail, shop_info }, open] = await Promise.all([
    plainDetail(ctx, bargain.sku_id),
    memberId === 0 ? [] : findOpenOf(mall.db, memberId, now),
  ])
  const { bargain_id, bargain_stock, start_time, end_time, floor_price } = bargain
  const own = open.find((one) => one.bargain_id === bargain_id)
  return {
    goods_sku_detail: {
      ...goods_sku_detail,
      ...{ id: bargain_id, bargain_id, bargain_stock, start_time, end_time, floor_price: yuan(floor_price) },
      ...{ buy_type: bargain.buy_type === 1 ? 1 : 0, status: statusOf(bargain, now) },
      launch_info: own ? { launch_id: own.launch_id } : null,
    },
    shop_info,
  }
}

export async function known({ mall }: Ctx, bargainId: number): Promise<store.Bargain> {
  const bargain = await store.findBargain(mall.readDb, bargainId)
  if (!bargain) throw unknownBargain()
  return bargain
}
