import { missing } from '../../http/params'
import { sent } from '../import/list'
import { tableList } from '../import/tableList'
import { areasOf, defaultFault } from './shippingTemplate.service'
import { findTemplates } from './shipping.store'

export const templateList = tableList({
  name: 'templates',
  of: 'shops',
  table: 'shipping_template',
  id: 'template_id',
  needs: ['template_name', 'fee_type', 'areas'],
  columns({ row, before, path }, _, plan) {
    const { areas, fee_type = before?.fee_type as typeof row.fee_type } = row
    // amounts are kept in the unit of the fee
    if (row.fee_type !== undefined && row.fee_type !== before?.fee_type && !areas)
      plan.fail(`${path}.areas`, missing('areas'))
    const calculated = areas && fee_type ? plan.attempt(`${path}.areas`, () => areasOf({ fee_type, areas })) : undefined
    return { ...sent(row, 'template_name', 'fee_type', 'is_default'), ...(calculated ? { areas: calculated } : {}) }
  },
  async check(rows, _, plan) {
    const stored = await findTemplates(plan.trx, [...new Set(rows.map(({ siteId }) => siteId))])
    for (const site of new Set(rows.map(({ siteId }) => siteId))) {
      const own = rows.filter(({ siteId }) => siteId === site)
      const others = stored.filter((one) => one.siteId === site && own.every(({ id }) => id !== one.templateId))
      const fault = defaultFault([
        ...others.map(({ isDefault }) => ({ is_default: isDefault ? 1 : 0 })),
        ...own.map(({ columns, before }) => ({ is_default: columns.is_default ?? before?.is_default ?? 0 })),
      ])
      if (fault) plan.fail(`${own[0]?.path}.is_default`, fault)
    }
  },
})
