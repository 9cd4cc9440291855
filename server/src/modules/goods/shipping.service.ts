import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Mall } from '../../mall'
import type { ShippingTemplate } from '../../pricing/quote'
import { findTemplates } from './shipping.store'
import type { SkuFacts } from './sku.service'

/** Finds the template of a sku: its goods' own or the shop's default; undefined = the shop has none. */
export async function templateFinder(
  db: Kysely<DB>,
  { rules }: Mall,
  siteIds: number[],
): Promise<(sku: SkuFacts) => ShippingTemplate | undefined> {
  const kept = await Promise.all(
    siteIds.map((siteId) => rules.keep(`templates/${siteId}`, () => findTemplates(db, [siteId]), db)),
  )
  const templates = kept.flat()
  return (sku) => {
    const its = templates.filter((one) => one.siteId === sku.siteId)
    return its.find((one) => one.templateId === sku.templateId) ?? its.find((one) => one.isDefault)
  }
}
