import { sql, type Kysely } from 'kysely'
import { padded } from '../../database/padded'
import type { DB } from '../../database/schema'
import { statement } from '../../database/statement'
import type { Tx } from '../../database/transaction'
import { currentPrice, priceColumns } from './currentPrice'

/** What cart and checkout need to know of a sku; money in cents, weight in grams, volume in cubic centimetres. */
export interface SkuFacts {
  siteId: number
  siteName: string
  websiteId: number
  isOwn: number
  skuId: number
  goodsId: number
  goodsName: string
  skuName: string
  skuNo: string
  skuSpecFormat: string
  skuImage: string
  price: number
  marketPrice: number
  /** Price with the time-limited discount running now, else `price`. */
  discountPrice: number
  /** 1 = a time-limited discount runs */
  promotionType: number
  stock: number
  weight: number
  volume: number
  unit: string
  isVirtual: boolean
  isFreeShipping: boolean
  /** 0 = the shop's default */
  templateId: number
  minBuy: number
  maxBuy: number
  /** 1 sold; of a sku that its goods no longer name 0 */
  goodsState: number
  verifyState: number
  /** 1 open; a shop past its expire time counts as closed */
  shopStatus: number
}

/** Skus with their goods and shop, those of deleted goods left out. */
export const keptSkus = (db: Pick<Kysely<DB>, 'selectFrom'>) =>
  db
    .selectFrom('sku')
    .innerJoin('goods', (join) =>
      join.onRef('goods.site_id', '=', 'sku.site_id').onRef('goods.goods_id', '=', 'sku.goods_id'),
    )
    .innerJoin('shop', 'shop.site_id', 'sku.site_id')
    .where('goods.is_delete', '=', 0)

/** Skus by id; deleted goods are left out. */
export async function findSkus(db: Kysely<DB>, skuIds: number[], now: number): Promise<SkuFacts[]> {
  if (skuIds.length === 0) return []
  const rows = await readFacts(db, { skuIds: padded(skuIds) })
  return rows.map((row) => factsOf(row, now))
}

const readFacts = statement((db, { skuIds }: { skuIds: number[] }) =>
  keptSkus(db)
    .where('sku.sku_id', 'in', skuIds)
    .select([
      'sku.site_id',
      'shop.site_name',
      'shop.website_id',
      'shop.is_own',
      'shop.shop_status',
      'shop.expire_time',
      'sku.sku_id',
      'sku.goods_id',
      'goods.goods_name',
      'sku.sku_name',
      'sku.sku_no',
      'sku.sku_spec_format',
      'sku.sku_image',
      ...priceColumns,
      'sku.market_price',
      'sku.stock',
      'sku.is_delete',
      'sku.weight',
      'sku.volume',
      'goods.unit',
      'goods.is_virtual',
      'goods.is_free_shipping',
      'goods.template_id',
      'goods.min_buy',
      'goods.max_buy',
      'goods.goods_state',
      'goods.verify_state',
    ]),
)

function factsOf(row: Awaited<ReturnType<typeof readFacts>>[number], now: number): SkuFacts {
  const { price: discountPrice, discounted } = currentPrice(row, now)
  return {
    siteId: row.site_id,
    siteName: row.site_name,
    websiteId: row.website_id,
    isOwn: row.is_own,
    skuId: row.sku_id,
    goodsId: row.goods_id,
    goodsName: row.goods_name,
    skuName: row.sku_name,
    skuNo: row.sku_no,
    skuSpecFormat: JSON.stringify(row.sku_spec_format),
    skuImage: row.sku_image,
    price: row.price,
    marketPrice: row.market_price,
    discountPrice,
    promotionType: discounted ? 1 : 0,
    stock: row.stock,
    weight: row.weight,
    volume: row.volume,
    unit: row.unit,
    isVirtual: row.is_virtual === 1,
    isFreeShipping: row.is_free_shipping === 1,
    templateId: row.template_id,
    minBuy: row.min_buy,
    maxBuy: row.max_buy,
    goodsState: row.is_delete === 1 ? 0 : row.goods_state,
    verifyState: row.verify_state,
    shopStatus: row.shop_status === 1 && (row.expire_time === 0 || row.expire_time > now) ? 1 : 0,
  }
}

export interface Sale {
  siteId: number
  goodsId: number
  skuId: number
  num: number
}

export async function addSkuSales(trx: Tx, { siteId, skuId, num }: Sale): Promise<void> {
  await trx
    .updateTable('sku')
    .set({ sale_num: sql`sale_num + ${num}` })
    .where('site_id', '=', siteId)
    .where('sku_id', '=', skuId)
    .execute()
}

export async function addGoodsSales(trx: Tx, { siteId, goodsId, num }: Sale): Promise<void> {
  await trx
    .updateTable('goods')
    .set({ sale_num: sql`sale_num + ${num}` })
    .where('site_id', '=', siteId)
    .where('goods_id', '=', goodsId)
    .execute()
}
