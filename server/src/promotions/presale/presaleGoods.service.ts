import type { GoodsDetail, ShopBlock } from '@mall/contract/goods'
import type { PresaleGoods, PresaleRow } from '@mall/contract/presale'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import type { PageOf, Paging } from '../../lib/paging'
import { detail as plainDetail, info as plainInfo } from '../../modules/goods/goodsDetail.service'
import { piecesOfActivity } from '../../modules/order/orderPromotion.service'
import { activityPage, openingSku, type ActivityFilter } from '../activityGoods'
import { stateAt } from '../activityTimes'
import { soldOf } from '../soldCount.service'
import * as store from './presale.store'
import { countPaid, piecesHeld } from './presaleOrder.store'

type Shown = Pick<PresaleRow, 'goods_id' | 'goods_name' | 'goods_image' | 'price' | 'unit'>

/** Running ones whose goods are listed, the newest first. */
export async function page(ctx: Ctx, filter: ActivityFilter, paging: Paging): Promise<PageOf<PresaleRow>> {
  const { readDb } = ctx.mall
  const running = await store.findRunning(readDb, ctx.now)
  const sold = await soldOf(
    readDb,
    'presale',
    running.map(({ presale_id }) => presale_id),
  )
  return activityPage(ctx, running, filter, paging, (presale, goods, stock) =>
    rowOf(presale, goods, { stock, sold: sold.get(presale.presale_id) ?? 0, now: ctx.now }),
  )
}

/** Opens with the sku that is asked for, else the first that can be bought; also what is to come, ended or closed. */
export async function detail(
  ctx: Ctx,
  presaleId: number,
  skuId?: number,
): Promise<{ goods_sku_detail: PresaleGoods; presale_num: number; shop_info: ShopBlock }> {
  const presale = await known(ctx, presaleId)
  const shown = await plainDetail(ctx, skuId ?? (await openingOf(ctx, presale)))
  if (shown.goods_sku_detail.goods_id !== presale.goods_id) throw refuse(notItsSku)
  const [goods_sku_detail, presale_num] = await Promise.all([
    withPresale(ctx, shown.goods_sku_detail, presale),
    countPaid(ctx.mall.readDb, presaleId),
  ])
  return { goods_sku_detail, presale_num, shop_info: shown.shop_info }
}

/** Another sku of its product. */
export async function info(ctx: Ctx, presaleId: number, skuId: number): Promise<PresaleGoods> {
  const presale = await known(ctx, presaleId)
  const row = await plainInfo(ctx, skuId)
  if (row.goods_id !== presale.goods_id) throw refuse(notItsSku)
  return withPresale(ctx, row, presale)
}

async function withPresale(ctx: Ctx, row: GoodsDetail, presale: store.Presale): Promise<PresaleGoods> {
  const { mall, memberId, now } = ctx
  const [sold, had] = await Promise.all([
    soldOf(mall.readDb, 'presale', [presale.presale_id]),
    memberId === 0 ? 0 : piecesOf(ctx, presale.presale_id),
  ])
  const shown = rowOf(presale, row, { stock: row.stock, sold: sold.get(presale.presale_id) ?? 0, now })
  const sure_buy_num = shown.status === 1 ? mayStillOrder(shown, row, had) : 0
  return { ...row, ...shown, is_buy: sure_buy_num > 0 ? 1 : 0, sure_buy_num }
}

/** Pieces the member has of it, in orders and in what is not one yet. */
async function piecesOf({ mall, memberId }: Ctx, activityId: number): Promise<number> {
  const [ordered, held] = await Promise.all([
    piecesOfActivity(mall.db, memberId, { type: 'presale', activityId }),
    piecesHeld(mall.db, memberId, activityId),
  ])
  return ordered + held
}

/** Within the limits of the activity and of the goods, and what there is. */
function mayStillOrder({ presale_num, goods_stock }: PresaleRow, goods: GoodsDetail, had: number): number {
  if (presale_num === 0 && had > 0) return 0
  const ofActivity = presale_num > 0 ? presale_num - had : goods_stock
  const ofGoods = goods.max_buy > 0 ? goods.max_buy - goods.purchased_num : goods_stock
  return Math.max(0, Math.min(ofActivity, ofGoods, goods_stock))
}

const rowOf = (
  presale: store.Presale,
  goods: Shown,
  { stock, sold, now }: { stock: number; sold: number; now: number },
): PresaleRow => ({
  presale_id: presale.presale_id,
  presale_name: presale.presale_name,
  presale_stock: presale.activity_stock,
  presale_deposit: yuan(presale.presale_deposit),
  presale_price: yuan(presale.presale_price),
  presale_num: presale.presale_num,
  start_time: presale.start_time,
  end_time: presale.end_time,
  pay_start_time: presale.pay_start_time,
  pay_end_time: presale.pay_end_time,
  deliver_type: presale.deliver_type as 0 | 1,
  deliver_time: presale.deliver_time,
  is_deposit_back: presale.is_deposit_back as 0 | 1,
  deposit_agreement: presale.deposit_agreement,
  status: stateAt(presale, now),
  sale_num: sold,
  goods_id: goods.goods_id,
  goods_name: goods.goods_name,
  goods_image: goods.goods_image,
  price: goods.price,
  goods_stock: Math.min(presale.activity_stock, stock),
  unit: goods.unit,
})

export async function known({ mall }: Ctx, presaleId: number): Promise<store.Presale> {
  const presale = await store.findPresale(mall.readDb, presaleId)
  if (!presale) throw unknownPresale()
  return presale
}

export async function openingOf({ mall }: Ctx, { goods_id }: store.Presale): Promise<number> {
  const skuId = await openingSku(mall.readDb, goods_id)
  if (skuId === undefined) throw unknownPresale()
  return skuId
}

export const notItsSku = { zh: '该商品未参加此预售', en: 'This item is not in this presale' }
const unknownPresale = () => refuse({ zh: '预售活动不存在', en: 'There is no such presale' })
