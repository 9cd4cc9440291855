import { codes } from '@mall/contract/envelope'
import type { ConfigValue } from '@mall/contract/settings'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse, type Refusal } from '../../http/route'
import { yuan } from '../../lib/money'
import type { ShippingTemplate } from '../../pricing/quote'
import * as store from './shipping.store'

type Template = ConfigValue<'express_template'>['list'][number]

/** One unit of the wire (kg, m3, piece) in that of the pricing pipeline (gram, cubic centimetre, piece). */
export const unit = { 1: 1000, 2: 1_000_000, 3: 1 } as const

/** Value of the key express_template (operator.md section 2.9). */
export async function templates(db: Kysely<DB>, siteId: number): Promise<ConfigValue<'express_template'>> {
  const rows = await store.findTemplates(db, [siteId])
  return { list: rows.map(wireRow) }
}

const wireRow = ({ templateId, templateName, feeType, isDefault, areas }: store.ShopTemplate): Template => ({
  template_id: templateId,
  template_name: templateName,
  fee_type: feeType,
  is_default: isDefault ? 1 : 0,
  areas: areas.map((area) => ({
    region_ids: area.regionIds,
    snum: area.first / unit[feeType],
    sprice: yuan(area.firstMoney),
    xnum: area.further / unit[feeType],
    xprice: yuan(area.furtherMoney),
  })),
})

/** The shop's whole list: templates left out end, their goods use the default one. */
export async function saveTemplates(trx: Tx, siteId: number, list: Template[], newId: () => number): Promise<void> {
  const before = await store.findTemplates(trx, [siteId])
  const kept = list.map(({ template_id }) => template_id).filter((id) => id !== 0)
  if (kept.some((id) => !before.some((one) => one.templateId === id)) || new Set(kept).size < kept.length)
    throw refuse({ zh: '运费模板不存在', en: 'Shipping template not found' })
  const fault = defaultFault(list)
  if (fault) throw fault
  const rows = list.map((one) => ({ ...one, template_id: one.template_id || newId(), areas: areasOf(one) }))
  await store.replaceTemplates(trx, siteId, rows)
}

/** A shop with templates has one for goods that name none. */
export const defaultFault = (list: readonly { is_default: unknown }[]): Refusal | undefined =>
  list.length === 0 || list.filter(({ is_default }) => is_default === 1).length === 1
    ? undefined
    : refuse({ zh: '必须有且只有一个默认运费模板', en: 'One shipping template, and only one, must be the default' })

/** Areas of the wire in the units of the pricing pipeline. */
export function areasOf({ fee_type, areas }: Pick<Template, 'fee_type' | 'areas'>): ShippingTemplate['areas'] {
  return areas.map(({ region_ids, snum, sprice, xnum, xprice }) => {
    const further = Math.round(xnum * unit[fee_type])
    // nothing can be charged for each further nothing
    if (further === 0)
      throw refuse(
        { zh: '续件数量必须大于0', en: 'The number of further units must be above 0' },
        { code: codes.PARAMETER_ERROR },
      )
    return {
      regionIds: region_ids,
      first: Math.round(snum * unit[fee_type]),
      firstMoney: Math.round(Number(sprice) * 100),
      further,
      furtherMoney: Math.round(Number(xprice) * 100),
    }
  })
}
