import { changed, sent, type Given } from '../import/list'
import type { Columns, Plan } from '../import/plan'
import { tableList } from '../import/tableList'
import * as store from './shop.store'

const flags = [
  ...(['shop_baozh', 'shop_baozhopen', 'shop_qtian', 'shop_zhping', 'shop_erxiaoshi'] as const),
  ...(['shop_tuihuo', 'shop_shiyong', 'shop_shiti', 'shop_xiaoxie'] as const),
]
const noGuarantees = { ...Object.fromEntries(flags.map((flag) => [flag, 0])), shop_baozhrmb: 0 }

/** Ids by name. */
interface Known {
  groups: Map<string, number>
  trades: Map<string, number>
}

export const shopList = tableList<'shops', Known>({
  name: 'shops',
  table: 'shop',
  id: 'site_id',
  keys: ['site_id'],
  needs: ['site_name'],
  refers: { city: 'cities' },
  newId: nextSite(),
  async prepare(rows, plan) {
    const [groups, trades] = [await groupIds(plan), await store.findTrades(plan.trx)]
    const known = { groups, trades: new Map(trades.map((one) => [one.category_name, one.category_id])) }
    for (const { row } of rows) openNamed(plan, known, row)
    return known
  },
  initial: () => ({ guarantees: noGuarantees, shop_adv: [] }),
  columns: ({ row, one, before }, { groups, trades }) => ({
    ...sent(row, 'site_name', 'is_own', 'shop_status', 'start_time', 'expire_time', 'logo', 'avatar', 'banner'),
    ...sent(row, 'seo_description', 'shop_adv', 'qq', 'ww', 'telephone', 'address', 'full_address', 'workingtime'),
    ...sent(row, 'work_week', 'level_name', 'category_name'),
    ...changed(row.level_name, 'group_id', (name) => groups.get(name) ?? 0),
    ...changed(row.category_name, 'category_id', (name) => trades.get(name) ?? 0),
    ...changed(row.longitude, 'longitude', String),
    ...changed(row.latitude, 'latitude', String),
    ...changed(one.city, 'website_id'),
    ...guarantees(row, before),
  }),
})

const groupsOf = new WeakMap<Plan, Map<string, number>>()

/** Groups of shops by name, those that this call makes among them. */
export async function groupIds(plan: Plan): Promise<Map<string, number>> {
  const known =
    groupsOf.get(plan) ?? new Map((await store.findGroups(plan.trx)).map((one) => [one.group_name, one.group_id]))
  groupsOf.set(plan, known)
  return known
}

/** site_ids are numbers that people type: the next one after the highest, whoever makes shops has the platform's turn. */
function nextSite() {
  const next = new WeakMap<Plan, number>()
  return async (plan: Plan) => {
    const site = next.get(plan) ?? (await store.highestSite(plan.trx)) + 1
    next.set(plan, site + 1)
    return site
  }
}

/** A group or main trade that is not there yet is made. */
function openNamed(plan: Plan, { groups, trades }: Known, { level_name, category_name }: Given<'shops'>['row']): void {
  if (level_name && !groups.has(level_name)) {
    groups.set(level_name, plan.mall.newId())
    plan.insert('shop_group', { site_id: 0, group_id: groups.get(level_name), group_name: level_name })
  }
  if (category_name && !trades.has(category_name)) {
    trades.set(category_name, plan.mall.newId())
    plan.insert('shop_trade', {
      ...{ site_id: 0, category_id: trades.get(category_name), category_name },
      sort: trades.size - 1,
    })
  }
}

function guarantees(row: Given<'shops'>['row'], before: Columns | undefined): Columns {
  const given = sent(row, ...flags, 'shop_baozhrmb')
  return Object.keys(given).length === 0
    ? {}
    : { guarantees: { ...noGuarantees, ...(before?.guarantees as object | undefined), ...given } }
}
