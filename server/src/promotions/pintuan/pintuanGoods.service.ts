import type { ShopBlock } from '@mall/contract/goods'
import type { PintuanGoods, PintuanGroup, PintuanRow } from '@mall/contract/pintuan'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import type { PageOf, Paging } from '../../lib/paging'
import { detail as plainDetail, info as plainInfo } from '../../modules/goods/goodsDetail.service'
import { activityPage, openingSku, type ActivityFilter } from '../activityGoods'
import { soldOf } from '../soldCount.service'
import { findOfSku, findPintuan, findRunning, type Pintuan } from './pintuan.store'
import { countGroups, findJoinable } from './pintuanGroup.store'
import { activityStatus } from './pintuanState'

const none = { group_num: 0, order_num: 0 }
const mostGroups = 20

/** Running ones whose goods are listed; recommended ones first, then the newest. */
export async function page(ctx: Ctx, filter: ActivityFilter, paging: Paging): Promise<PageOf<PintuanRow>> {
  const { readDb } = ctx.mall
  const running = await findRunning(readDb, ctx.now)
  const ids = running.map((one) => one.pintuan_id)
  const [sold, counts] = await Promise.all([soldOf(readDb, 'pintuan', ids), countGroups(readDb, ids, ctx.now)])
  return activityPage(ctx, running, filter, paging, (pintuan, goods, stock) => ({
    pintuan_id: pintuan.pintuan_id,
    pintuan_name: pintuan.pintuan_name,
    pintuan_num: pintuan.pintuan_num,
    pintuan_price: yuan(pintuan.pintuan_price),
    pintuan_time: pintuan.pintuan_time,
    is_recommend: pintuan.is_recommend as 0 | 1,
    ...countsOf(counts, pintuan),
    is_virtual_goods: goods.is_virtual,
    goods_id: goods.goods_id,
    goods_name: goods.goods_name,
    goods_image: goods.goods_image,
    price: goods.price,
    sale_num: sold.get(pintuan.pintuan_id) ?? 0,
    unit: goods.unit,
    goods_stock: stock,
  }))
}

/** Opens with the sku that can be bought; one that is to come, ended or closed is shown with its state. */
export async function detail(
  ctx: Ctx,
  pintuanId: number,
): Promise<{ goods_sku_detail: PintuanGoods; shop_info: ShopBlock }> {
  const pintuan = await known(ctx, pintuanId)
  const skuId = await openingSku(ctx.mall.readDb, pintuan.goods_id)
  if (skuId === undefined) throw unknownPintuan()
  const { goods_sku_detail, shop_info } = await plainDetail(ctx, skuId)
  return { goods_sku_detail: { ...goods_sku_detail, ...(await fieldsOf(ctx, pintuan, skuId)) }, shop_info }
}

/** Another sku of its product. */
export async function info(ctx: Ctx, pintuanId: number, skuId: number): Promise<PintuanGoods> {
  const pintuan = await known(ctx, pintuanId)
  const row = await plainInfo(ctx, skuId)
  if (row.goods_id !== pintuan.goods_id) throw refuse(notItsSku)
  return { ...row, ...(await fieldsOf(ctx, pintuan, skuId)) }
}

/** Groups of a product that one may still join, the soonest to end first. */
export async function joinable({ mall, now }: Ctx, goodsId: number): Promise<PintuanGroup[]> {
  const rows = await findJoinable(mall.readDb, goodsId, now, mostGroups)
  return rows.map((row) => ({
    ...{ group_id: row.group_id, pintuan_id: row.pintuan_id, head_id: row.head_id, member_id: row.head_id },
    ...{ pintuan_num: row.pintuan_num, pintuan_count: row.paid, end_time: row.end_time, status: 2 },
    ...{ is_single_buy: row.is_single_buy as 0 | 1, is_promotion: row.is_promotion as 0 | 1, buy_num: row.buy_num },
    ...{ nickname: row.nickname ?? '', headimg: row.headimg ?? '' },
  }))
}

export async function known({ mall }: Ctx, pintuanId: number): Promise<Pintuan> {
  const pintuan = await findPintuan(mall.readDb, pintuanId)
  if (!pintuan) throw unknownPintuan()
  return pintuan
}

async function fieldsOf({ mall: { readDb }, now }: Ctx, pintuan: Pintuan, skuId: number) {
  const [ofSku, counts] = await Promise.all([
    findOfSku(readDb, pintuan.pintuan_id, skuId),
    countGroups(readDb, [pintuan.pintuan_id], now),
  ])
  if (!ofSku) throw refuse(notItsSku)
  const { pintuan_id, pintuan_num, start_time, end_time, buy_num, is_single_buy, is_promotion } = pintuan
  return {
    ...{ id: ofSku.pintuan_goods_id, pintuan_id, pintuan_num, start_time, end_time, buy_num },
    ...{ pintuan_price: yuan(pintuan.pintuan_price), promotion_price: yuan(pintuan.promotion_price) },
    ...{ is_single_buy: is_single_buy as 0 | 1, is_promotion: is_promotion as 0 | 1 },
    ...countsOf(counts, pintuan),
    status: activityStatus(pintuan, now),
  }
}

const countsOf = (counts: Awaited<ReturnType<typeof countGroups>>, { pintuan_id }: Pintuan) => {
  const { group_num, order_num } = counts.get(pintuan_id) ?? none
  return { group_num, order_num }
}

export const notItsSku = { zh: '该商品未参加此拼团', en: 'This item is not in this team deal' }
export const unknownPintuan = () => refuse({ zh: '拼团不存在', en: 'There is no such team deal' })
