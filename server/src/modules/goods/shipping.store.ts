import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { ShippingTemplate } from '../../pricing/quote'

export interface ShopTemplate extends ShippingTemplate {
  siteId: number
  templateName: string
  isDefault: boolean
}

/** Templates of shops; `areas` is stored in the units of the pricing pipeline. */
export async function findTemplates(db: Kysely<DB>, siteIds: number[]): Promise<ShopTemplate[]> {
  const rows = await db
    .selectFrom('shipping_template')
    .selectAll()
    .where((eb) => eb('site_id', '=', eb.fn.any(eb.val(siteIds))))
    .orderBy('template_id')
    .execute()
  return rows.map((row) => ({
    siteId: row.site_id,
    templateId: row.template_id,
    templateName: row.template_name,
    feeType: row.fee_type as ShippingTemplate['feeType'],
    areas: row.areas as unknown as ShippingTemplate['areas'],
    isDefault: row.is_default === 1,
  }))
}

interface NewTemplate {
  template_id: number
  template_name: string
  fee_type: number
  is_default: number
  areas: ShippingTemplate['areas']
}

/** The shop then has these templates and no other. */
export async function replaceTemplates(trx: Tx, siteId: number, list: NewTemplate[]): Promise<void> {
  const ids = list.map((one) => one.template_id)
  await trx
    .deleteFrom('shipping_template')
    .where('site_id', '=', siteId)
    .where((eb) => eb.not(eb('template_id', '=', eb.fn.any(eb.val(ids)))))
    .execute()
  for (const { areas, ...one } of list) {
    const row = { ...one, areas: JSON.stringify(areas) }
    await trx
      .insertInto('shipping_template')
      .values({ ...row, site_id: siteId, code: String(one.template_id) })
      .onConflict((conflict) => conflict.columns(['site_id', 'template_id']).doUpdateSet(row))
      .execute()
  }
}
