import type { GoodsDetail, ShopBlock } from '@mall/contract/goods'
import type { SeckillGoods, SeckillRow, SeckillSlot } from '@mall/contract/seckill'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import type { PageOf, Paging } from '../../lib/paging'
import { detail as plainDetail, info as plainInfo } from '../../modules/goods/goodsDetail.service'
import { unknownGoods } from '../../modules/goods/unknownGoods'
import { activityPage, openingSku, type ActivityFilter } from '../activityGoods'
import { soldOf } from '../soldCount.service'
import * as store from './seckill.store'
import { statusOf } from './seckillTimes'

/** Rows that a slot shows in the list of all slots. */
const shownOfSlot = 10

/** All slots, the earliest first, with the first goods of each. */
export async function lists(ctx: Ctx, siteId: number | undefined): Promise<SeckillSlot[]> {
  const slots = await store.findSlots(ctx.mall.readDb)
  return Promise.all(
    slots.map(async ({ seckill_time_id, ...slot }) => {
      const { list } = await page(ctx, seckill_time_id, { siteId }, { page_size: shownOfSlot })
      return { id: seckill_time_id, ...slot, goods_list: list }
    }),
  )
}

/** What a slot sells today, whether it is open or not. */
export async function page(
  ctx: Ctx,
  slotId: number,
  filter: ActivityFilter,
  paging: Paging,
): Promise<PageOf<SeckillRow>> {
  const { mall, now } = ctx
  const today = await store.findToday(mall.readDb, slotId, now)
  const { list, ...counts } = await activityPage(ctx, today, filter, paging, (seckill, goods, stock) => ({
    id: seckill.seckill_id,
    site_id: goods.site_id,
    seckill_name: goods.goods_name,
    status: statusOf(seckill, now),
    start_time: seckill.start_time,
    end_time: seckill.end_time,
    goods_id: goods.goods_id,
    seckill_time_id: seckill.seckill_time_id,
    seckill_price: yuan(seckill.seckill_price),
    goods_name: goods.goods_name,
    goods_image: goods.goods_image,
    goods_stock: Math.min(seckill.activity_stock, stock),
    price: goods.price,
    sale_num: 0,
  }))
  const sold = await soldOf(
    mall.readDb,
    'seckill',
    list.map(({ id }) => id),
  )
  return { ...counts, list: list.map((row) => ({ ...row, sale_num: sold.get(row.id) ?? 0 })) }
}

/** Opens with the default sku, or the first that can be bought; also what is to come, ended or closed. */
export async function detail(
  ctx: Ctx,
  seckillId: number,
): Promise<{ goods_sku_detail: SeckillGoods; shop_info: ShopBlock }> {
  const seckill = await known(ctx, seckillId)
  const { goods_sku_detail, shop_info } = await plainDetail(ctx, await openingOf(ctx, seckill))
  return { goods_sku_detail: withSeckill(goods_sku_detail, seckill, ctx.now), shop_info }
}

/** One sku of the activity; for a sku of other goods, which one to ask for. */
export async function info(
  ctx: Ctx,
  seckillId: number,
  skuId: number,
): Promise<SeckillGoods | { type: 'again'; sku_id: number }> {
  const found = await store.findSeckillOfSku(ctx.mall.readDb, seckillId, skuId)
  if (!found) throw unknownSeckill()
  const { has_sku, ...seckill } = found
  if (!has_sku) return { type: 'again', sku_id: await openingOf(ctx, seckill) }
  return withSeckill(await plainInfo(ctx, skuId), seckill, ctx.now)
}

const withSeckill = (row: GoodsDetail, seckill: store.Seckill, now: number): SeckillGoods => ({
  ...row,
  seckill_id: seckill.seckill_id,
  status: statusOf(seckill, now),
  seckill_price: yuan(seckill.seckill_price),
  num: seckill.num,
  stock: Math.min(seckill.activity_stock, row.stock),
  start_time: seckill.start_time,
  end_time: seckill.end_time,
  seckill_start_time: seckill.seckill_start_time,
  seckill_end_time: seckill.seckill_end_time,
})

export async function known({ mall }: Ctx, seckillId: number): Promise<store.Seckill> {
  const seckill = await store.findSeckill(mall.readDb, seckillId)
  if (!seckill) throw unknownSeckill()
  return seckill
}

export async function openingOf({ mall }: Ctx, { goods_id }: store.Seckill): Promise<number> {
  const skuId = await openingSku(mall.readDb, goods_id)
  if (skuId === undefined) throw unknownGoods()
  return skuId
}

const unknownSeckill = () => refuse({ zh: '秒杀活动不存在', en: 'There is no such flash sale' })
