import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { blockColumns } from '../shop/shopBlock'
import { priceColumns } from './currentPrice'
import { keptSkus } from './sku.store'

const skuColumns = [
  'sku.sku_id',
  'sku.goods_id',
  'sku.sku_name',
  'sku.sku_spec_format',
  ...priceColumns,
  'sku.market_price',
  'sku.stock',
  'sku.is_delete',
  'sku.sku_image',
  'sku.sku_images',
] as const

const goodsColumns = [
  'goods.goods_name',
  'goods.sale_num',
  'goods.click_num',
  'goods.collect_num',
  'goods.evaluate',
  'goods.max_buy',
  'goods.min_buy',
  'goods.goods_spec_format',
  'goods.goods_attr_format',
  'goods.goods_image',
  'goods.goods_content',
  'goods.introduction',
  'goods.unit',
  'goods.video_url',
  'goods.goods_state',
  'goods.verify_state',
  'goods.is_virtual',
  'goods.virtual_indate',
  'goods.is_free_shipping',
] as const

export interface Sibling {
  sku_id: number
  specs: unknown
}

/** All that a detail page shows of a sku, its goods, the goods' other skus and the shop; deleted goods are missing. */
export const findDetail = (db: Kysely<DB>, skuId: number) =>
  keptSkus(db)
    .where('sku.sku_id', '=', skuId)
    .select([...skuColumns, ...goodsColumns])
    .select(blockColumns.map((column) => `shop.${column}` as const))
    .select(['shop.shop_status', 'shop.expire_time'])
    .select((eb) =>
      eb
        .selectFrom('sku as other')
        .select(
          sql<
            Sibling[]
          >`jsonb_agg(jsonb_build_object('sku_id', other.sku_id, 'specs', other.sku_spec_format) order by other.sku_id)`.as(
            'list',
          ),
        )
        .whereRef('other.site_id', '=', 'sku.site_id')
        .whereRef('other.goods_id', '=', 'sku.goods_id')
        .where('other.is_delete', '=', 0)
        .as('siblings'),
    )
    .executeTakeFirst()

export type DetailRow = NonNullable<Awaited<ReturnType<typeof findDetail>>>
