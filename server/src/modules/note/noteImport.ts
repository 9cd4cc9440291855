import { changed, type Given } from '../import/list'
import { tableList, unknownCode } from '../import/tableList'
import type { Plan } from '../import/plan'
import { findGroupsOf } from './note.store'
import { noteColumns, noteNeeds } from './noteFields'

/** Ids of groups by site and name. */
type Groups = Map<string, number>
const nameOf = (siteId: number, group: string) => JSON.stringify([siteId, group.trim()])

/** Notes name their group, made when it is new, and skus of their shop by code. */
export const noteList = tableList<'notes', Groups>({
  name: 'notes',
  of: 'shops',
  table: 'note',
  id: 'note_id',
  needs: noteNeeds,
  async prepare(rows, plan) {
    const sites = [...new Set(rows.map(({ siteId }) => siteId))]
    const skus = rows.flatMap(({ row }) => row.goods ?? [])
    await plan.codes.load('skus', sites, skus)
    const groups: Groups = new Map(
      (await findGroupsOf(plan.trx, sites)).map((one) => [nameOf(one.site_id, one.group_name), one.group_id]),
    )
    for (const { siteId, row } of rows) {
      const group_name = row.group_name?.trim()
      if (!group_name || groups.has(nameOf(siteId, group_name))) continue
      const group_id = plan.mall.newId()
      plan.insert('note_group', { site_id: siteId, group_id, group_name })
      groups.set(nameOf(siteId, group_name), group_id)
    }
    return groups
  },
  columns: (given, groups, plan) => ({
    ...noteColumns(given.row),
    ...changed(given.row.group_name, 'group_id', (name) => groups.get(nameOf(given.siteId, name)) ?? 0),
    ...changed(given.row.goods, 'goods', () => skuIds(given, plan)),
  }),
  initial: (_, { now }) => ({ update_time: now }),
  more({ before, siteId, id }, _, plan, isOther) {
    if (before && isOther)
      plan.update('note', ['site_id', 'note_id'], { site_id: siteId, note_id: id, update_time: plan.now })
    return false
  },
})

function skuIds({ siteId, row, path }: Given<'notes'>, plan: Plan): number[] {
  return (row.goods ?? []).map((code, i) => {
    const id = plan.codes.find('skus', siteId, code)?.row_id
    if (id === undefined) plan.fail(`${path}.goods[${i}]`, unknownCode(code))
    return id ?? 0
  })
}
