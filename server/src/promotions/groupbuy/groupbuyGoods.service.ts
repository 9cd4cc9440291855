import type { ShopBlock } from '@mall/contract/goods'
import type { GroupbuyGoods, GroupbuyRow } from '@mall/contract/groupbuy'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import type { PageOf, Paging } from '../../lib/paging'
import { detail as plainDetail, info as plainInfo } from '../../modules/goods/goodsDetail.service'
import { activityPage, openingSku, type ActivityFilter } from '../activityGoods'
import { statusAt } from '../activityTimes'
import { soldOf } from '../soldCount.service'
import * as store from './groupbuy.store'

/** Running ones whose goods are listed, the newest first. */
export async function page(ctx: Ctx, filter: ActivityFilter, paging: Paging): Promise<PageOf<GroupbuyRow>> {
  const { readDb } = ctx.mall
  const running = await store.findRunning(readDb, ctx.now)
  const sold = await soldOf(
    readDb,
    'groupbuy',
    running.map((one) => one.groupbuy_id),
  )
  return activityPage(ctx, running, filter, paging, ({ groupbuy_id, groupbuy_price, buy_num }, goods, stock) => ({
    groupbuy_id,
    groupbuy_price: yuan(groupbuy_price),
    buy_num,
    sell_num: sold.get(groupbuy_id) ?? 0,
    site_id: goods.site_id,
    sku_id: goods.sku_id,
    price: goods.price,
    sku_name: goods.sku_name,
    sku_image: goods.sku_image,
    goods_id: goods.goods_id,
    goods_name: goods.goods_name,
    goods_image: goods.goods_image,
    goods_stock: stock,
    recommend_way: goods.recommend_way,
  }))
}

/** Opens with the sku that can be bought; one that is to come, ended or closed is shown with its state. */
export async function detail(
  ctx: Ctx,
  groupbuyId: number,
): Promise<{ goods_sku_detail: GroupbuyGoods; shop_info: ShopBlock }> {
  const groupbuy = await known(ctx, groupbuyId)
  const skuId = await openingSku(ctx.mall.readDb, groupbuy.goods_id)
  if (skuId === undefined) throw unknownGroupbuy()
  const { goods_sku_detail, shop_info } = await plainDetail(ctx, skuId)
  return { goods_sku_detail: { ...goods_sku_detail, ...(await fieldsOf(ctx, groupbuy)) }, shop_info }
}

/** Another sku of its product. */
export async function info(ctx: Ctx, groupbuyId: number, skuId: number): Promise<GroupbuyGoods> {
  const groupbuy = await known(ctx, groupbuyId)
  const row = await plainInfo(ctx, skuId)
  if (row.goods_id !== groupbuy.goods_id) throw refuse(notItsSku)
  return { ...row, ...(await fieldsOf(ctx, groupbuy)) }
}

export async function known({ mall }: Ctx, groupbuyId: number): Promise<store.Groupbuy> {
  const groupbuy = await store.findGroupbuy(mall.readDb, groupbuyId)
  if (!groupbuy) throw unknownGroupbuy()
  return groupbuy
}

async function fieldsOf({ mall, now }: Ctx, groupbuy: store.Groupbuy) {
  const { groupbuy_id, groupbuy_price, buy_num, start_time, end_time } = groupbuy
  const sold = await soldOf(mall.readDb, 'groupbuy', [groupbuy_id])
  return {
    groupbuy_id,
    groupbuy_price: yuan(groupbuy_price),
    buy_num,
    start_time,
    end_time,
    sell_num: sold.get(groupbuy_id) ?? 0,
    status: statusAt(groupbuy, now),
  }
}

export const notItsSku = { zh: '该商品未参加此团购', en: 'This item is not in this group buy' }
export const unknownGroupbuy = () => refuse({ zh: '团购不存在', en: 'There is no such group buy' })
