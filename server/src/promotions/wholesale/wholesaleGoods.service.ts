import type { ShopBlock } from '@mall/contract/goods'
import type { WholesaleGoods, WholesaleRow } from '@mall/contract/wholesale'
import { refuse, type Ctx } from '../../http/route'
import type { PageOf, Paging } from '../../lib/paging'
import * as goods from '../../modules/goods/goods.service'
import { detail as plainDetail, info as plainInfo } from '../../modules/goods/goodsDetail.service'
import { skuFacts } from '../../modules/goods/sku.service'
import * as store from './wholesale.store'
import { rangeOf, stepFields } from './wholesaleRow'

/** Goods on offer that are listed, the newest offer first. */
export async function page(
  ctx: Ctx,
  { goodsIds, ...filter }: Pick<goods.GoodsQuery, 'siteId' | 'websiteId' | 'categoryId' | 'goodsIds'>,
  paging: Paging,
): Promise<PageOf<WholesaleRow>> {
  const { readDb } = ctx.mall
  const offered = await store.findGoodsIds(readDb)
  const chosen = goodsIds?.filter((id) => offered.includes(id)) ?? offered
  const { list, ...counts } = await goods.page(ctx, { ...filter, goodsIds: chosen }, paging)
  const offers = await store.findByGoods(
    readDb,
    list.map((row) => row.goods_id),
  )
  const skus = await skuFacts(
    readDb,
    offers.map((offer) => offer.sku_id),
    ctx.now,
  )
  const rows = list.map((row): WholesaleRow => {
    const own = offers.filter((offer) => offer.goods_id === row.goods_id)
    const shown = own.find((offer) => offer.sku_id === row.sku_id) ?? own[0]
    const sku = shown && skus.get(shown.sku_id)
    if (!sku) throw new Error(`no wholesale sku of goods ${row.goods_id}`)
    return {
      wholesale_goods_id: shown.wholesale_goods_id,
      ...rangeOf(own.map((offer) => offer.steps)),
      status: 1,
      sku_id: sku.skuId,
      price: row.price,
      sku_name: sku.skuName,
      sku_image: sku.skuImage,
      goods_id: row.goods_id,
      goods_name: row.goods_name,
      goods_image: row.goods_image,
      goods_stock: own.reduce((sum, offer) => sum + (skus.get(offer.sku_id)?.stock ?? 0), 0),
      sale_num: row.sale_num,
      unit: row.unit,
      site_id: row.site_id,
    }
  })
  return { ...counts, list: rows }
}

/** By goods. An offer that is over is shown with its state. */
export async function detail(
  ctx: Ctx,
  goodsId: number,
): Promise<{ goods_sku_detail: WholesaleGoods; shop_info: ShopBlock }> {
  const opening = await openingOf(ctx, goodsId)
  const { goods_sku_detail, shop_info } = await plainDetail(ctx, opening.sku_id)
  return { goods_sku_detail: { ...goods_sku_detail, ...offerFields(opening, opening.status) }, shop_info }
}

/** The first sku on offer that can be bought, else the first. */
export async function openingOf(ctx: Ctx, goodsId: number): Promise<store.WholesaleSku> {
  const offers = await offersOf(ctx, goodsId)
  const skus = await skuFacts(
    ctx.mall.readDb,
    offers.map((offer) => offer.sku_id),
    ctx.now,
  )
  const enough = (offer: store.WholesaleSku) => (skus.get(offer.sku_id)?.stock ?? 0) >= (offer.steps[0]?.num ?? 1)
  const first = offers.find(enough) ?? offers[0]
  if (!first) throw notOffered()
  return first
}

/** One sku of goods on offer; a sku that is not on offer itself has no steps. */
export async function info(ctx: Ctx, skuId: number): Promise<WholesaleGoods> {
  const row = await plainInfo(ctx, skuId)
  const offers = await offersOf(ctx, row.goods_id)
  return {
    ...row,
    ...offerFields(
      offers.find((offer) => offer.sku_id === skuId),
      offers[0]?.status ?? 0,
    ),
  }
}

async function offersOf({ mall }: Ctx, goodsId: number): Promise<store.WholesaleSku[]> {
  const offers = await store.findOfferOf(mall.readDb, goodsId)
  if (offers.length === 0) throw notOffered()
  return offers
}

export const notOffered = () => refuse({ zh: '该商品未参加批发，或活动已下架', en: 'This item is not sold wholesale' })

const offerFields = (offer: store.WholesaleSku | undefined, status: number) => ({
  status,
  wholesale_sku_id: offer?.wholesale_sku_id ?? 0,
  ...stepFields(offer?.steps ?? []),
})
