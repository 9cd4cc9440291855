import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { ShippingTemplate } from '../../pricing/quote'

export interface ShopTemplate extends ShippingTemplate {
  siteId: number
  isDefault: boolean
}

/** Templates of shops; `areas` is stored in the units of the pricing pipeline. */
export async function findTemplates(db: Kysely<DB>, siteIds: number[]): Promise<ShopTemplate[]> {
  const rows = await db
    .selectFrom('shipping_template')
    .selectAll()
    .where((eb) => eb('site_id', '=', eb.fn.any(eb.val(siteIds))))
    .execute()
  return rows.map((row) => ({
    siteId: row.site_id,
    templateId: row.template_id,
    feeType: row.fee_type as ShippingTemplate['feeType'],
    areas: row.areas as unknown as ShippingTemplate['areas'],
    isDefault: row.is_default === 1,
  }))
}
