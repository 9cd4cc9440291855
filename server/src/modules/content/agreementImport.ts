import { isDeepStrictEqual } from 'node:util'
import type { ImportRow } from '@mall/contract/importRows'
import { sent, type ImportedList } from '../import/list'
import { twice } from '../import/tableList'

/** The four agreements are parts of one setting: there is nothing to make and no id to tell. */
export const agreementList: ImportedList = {
  name: 'agreements',
  async plan(rows, plan) {
    const { settings } = plan.mall
    const before = await settings.get('agreements', 0, plan.trx)
    const patch: Record<string, object> = {}
    let differing = 0
    for (const { path, row, shop } of rows) {
      if (row === undefined) continue
      const { code, ...fields } = row as ImportRow<'agreements'>
      if (patch[code]) plan.fail(`${path}.code`, twice())
      const own = code === 'fenxiao' ? (['is_agreement', 'img'] as const) : []
      patch[code] = sent(fields, 'title', 'content', ...own)
      if (!isDeepStrictEqual({ ...before[code], ...patch[code] }, before[code])) differing += 1
      ;(plan.ids.agreements ??= []).push({ shop, code, id: 0 })
    }
    plan.updated += differing
    if (differing > 0) plan.begin(() => settings.save(plan.trx, 'agreements', 0, patch))
  },
}
