import type { CategorySku, GoodsDetail, ShopBlock, SkuSpec } from '@mall/contract/goods'
import type { Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { couponPrices } from '../coupon/couponPrice.service'
import { memberPriceOf, priceFactor } from '../member/memberPrice.service'
import { purchased } from '../order/order.service'
import { isOpen, shopBlock } from '../shop/shopBlock'
import { currentPrice } from './currentPrice'
import { specFormat, type Specs } from './specFormat'
import * as store from './goodsDetail.store'
import { runningPromotions } from './runningPromotions'
import { unknownGoods } from './unknownGoods'

export async function detail(
  ctx: Ctx,
  skuId: number,
): Promise<{ goods_sku_detail: GoodsDetail; shop_info: ShopBlock }> {
  const row = await load(ctx, skuId)
  return { goods_sku_detail: await forMember(ctx, row), shop_info: shopBlock(row) }
}

/** On the plain page: with the price after coupons, which other ways of selling do not take. */
export async function detailWithCoupons(ctx: Ctx, skuId: number) {
  const row = await load(ctx, skuId)
  const [shown, coupon_price] = await Promise.all([forMember(ctx, row), afterCoupons(ctx, row)])
  return { goods_sku_detail: { ...shown, coupon_price }, shop_info: shopBlock(row) }
}

export async function infoWithCoupons(ctx: Ctx, skuId: number): Promise<GoodsDetail> {
  return (await detailWithCoupons(ctx, skuId)).goods_sku_detail
}

async function afterCoupons(ctx: Ctx, { sku_id, goods_id, site_id, ...row }: store.DetailRow): Promise<string> {
  const { price } = currentPrice(row, ctx.now)
  const priced = { sku_id, goods_id, price: yuan(row.price), discount_price: yuan(price) }
  return (await couponPrices(ctx, [priced], () => site_id))(priced)
}

export const info = async (ctx: Ctx, skuId: number): Promise<GoodsDetail> => forMember(ctx, await load(ctx, skuId))

export async function infoForCategory(ctx: Ctx, skuId: number): Promise<CategorySku> {
  const row = await info(ctx, skuId)
  return {
    goods_id: row.goods_id,
    sku_id: row.sku_id,
    goods_name: row.goods_name,
    sku_name: row.sku_name,
    sku_spec_format: row.sku_spec_format,
    price: row.price,
    discount_price: row.discount_price,
    promotion_type: row.promotion_type,
    stock: row.stock,
    sku_image: row.sku_image,
    goods_spec_format: row.goods_spec_format,
    unit: row.unit,
    is_virtual: row.is_virtual,
    max_buy: row.max_buy,
    min_buy: row.min_buy,
    goods_image: row.goods_image,
  }
}

/** Also goods that are not on sale: who kept the address reads that they are gone. */
async function load(ctx: Ctx, skuId: number): Promise<store.DetailRow> {
  const row = await store.findDetail(ctx.mall.readDb, skuId)
  if (!row) throw unknownGoods()
  return row
}

async function forMember({ mall, memberId, now }: Ctx, row: store.DetailRow): Promise<GoodsDetail> {
  const skuIds = [...new Set([row.sku_id, ...(row.siblings ?? []).map((one) => one.sku_id)])]
  const promotions = runningPromotions(mall, { goodsId: row.goods_id, skuIds }, now)
  if (memberId === 0) return { ...detailRow(row, now, 100, 0), goods_promotion: await promotions }
  const [running, factor, bought] = await Promise.all([
    promotions,
    priceFactor(mall.db, { mall, memberId }),
    purchased(mall.db, mall, memberId, [row.goods_id]),
  ])
  return { ...detailRow(row, now, factor, bought.get(row.goods_id) ?? 0), goods_promotion: running }
}

function detailRow(
  row: store.DetailRow,
  now: number,
  factor: number,
  bought: number,
): Omit<GoodsDetail, 'goods_promotion'> {
  const { price, discounted } = currentPrice(row, now)
  const skus = (row.siblings ?? []).map(({ sku_id, specs }) => ({ skuId: sku_id, specs: specs as SkuSpec[] }))
  return {
    sku_id: row.sku_id,
    goods_id: row.goods_id,
    goods_name: row.goods_name,
    sku_name: row.sku_name,
    price: yuan(row.price),
    market_price: yuan(row.market_price),
    discount_price: yuan(price),
    promotion_type: discounted ? 1 : 0,
    start_time: discounted ? row.discount_start : 0,
    end_time: discounted ? row.discount_end : 0,
    member_price: yuan(memberPriceOf(row.price, factor)),
    stock: row.stock,
    sale_num: row.sale_num,
    click_num: row.click_num,
    collect_num: row.collect_num,
    evaluate: row.evaluate,
    max_buy: row.max_buy,
    min_buy: row.min_buy,
    purchased_num: bought,
    sku_spec_format: JSON.stringify(row.sku_spec_format),
    goods_spec_format: JSON.stringify(specFormat(row.goods_spec_format as unknown as Specs[], skus, row.sku_id)),
    goods_attr_format: JSON.stringify(row.goods_attr_format),
    sku_image: row.sku_image,
    sku_images: row.sku_images,
    goods_image: row.goods_image,
    goods_content: row.goods_content,
    introduction: row.introduction,
    unit: row.unit,
    video_url: row.video_url,
    // the row has no shop_status: goods of a closed shop are not sold either, nor is a sku that they no longer name
    goods_state: row.goods_state === 1 && row.is_delete === 0 && isOpen(row, now) ? 1 : 0,
    verify_state: row.verify_state,
    is_virtual: row.is_virtual,
    virtual_indate: row.virtual_indate,
    is_free_shipping: row.is_free_shipping,
  }
}
