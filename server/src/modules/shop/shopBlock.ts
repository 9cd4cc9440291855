import type { ShopBlock } from '@mall/contract/goods'
import type { Selectable } from 'kysely'
import type { DB } from '../../database/schema'
import { yuan } from '../../lib/money'

export type ShopRow = Selectable<DB['shop']>

/** Columns of `shop` that a block shows; none of them is also a column of goods or sku, except site_id. */
export const blockColumns = [
  'site_id',
  'site_name',
  'is_own',
  'logo',
  'avatar',
  'banner',
  'seo_description',
  'qq',
  'ww',
  'telephone',
  'desccredit',
  'servicecredit',
  'deliverycredit',
  'guarantees',
  'shop_sales',
  'sub_num',
] as const

/** Flags by their wire name; shop_baozhrmb in cents. Whatever is missing is 0. */
type Guarantees = Record<string, number | undefined>

/** The wire's shop block (goods-and-cart section 2.1). */
export function shopBlock(row: Pick<ShopRow, (typeof blockColumns)[number]>): ShopBlock {
  const guarantees = row.guarantees as Guarantees
  const has = (name: string) => (guarantees[name] ? 1 : 0)
  return {
    site_id: row.site_id,
    site_name: row.site_name,
    is_own: row.is_own,
    logo: row.logo,
    avatar: row.avatar,
    banner: row.banner,
    seo_description: row.seo_description,
    qq: row.qq,
    ww: row.ww,
    telephone: row.telephone,
    shop_desccredit: yuan(row.desccredit),
    shop_servicecredit: yuan(row.servicecredit),
    shop_deliverycredit: yuan(row.deliverycredit),
    shop_baozh: has('shop_baozh'),
    shop_baozhopen: has('shop_baozhopen'),
    shop_baozhrmb: yuan(guarantees.shop_baozhrmb ?? 0),
    shop_qtian: has('shop_qtian'),
    shop_zhping: has('shop_zhping'),
    shop_erxiaoshi: has('shop_erxiaoshi'),
    shop_tuihuo: has('shop_tuihuo'),
    shop_shiyong: has('shop_shiyong'),
    shop_shiti: has('shop_shiti'),
    shop_xiaoxie: has('shop_xiaoxie'),
    shop_sales: row.shop_sales,
    sub_num: row.sub_num,
  }
}

/** A shop past its expire time counts as closed. */
export const isOpen = (row: Pick<ShopRow, 'shop_status' | 'expire_time'>, now: number): boolean =>
  row.shop_status === 1 && (row.expire_time === 0 || row.expire_time > now)
