import type { ImportRow } from '@mall/contract/importRows'
import { refuse } from '../../http/route'
import { changed, sent, type Given } from '../import/list'
import type { Columns, Plan } from '../import/plan'
import { tableList, type TableList } from '../import/tableList'
import { groupIds } from '../shop/shopImport'
import { termFaults } from './couponRules'

type Row = Given<'coupons'>

const needs = ['type', 'at_least', 'count', 'validity_type'] as const
const initial = (_: Row, { now }: Plan): Columns => ({ create_time: now })

const shopCoupons: TableList<'coupons'> = {
  name: 'coupons',
  of: 'shops',
  table: 'coupon_type',
  id: 'coupon_type_id',
  needs: ['coupon_name', 'goods_type', ...needs],
  refers: { goods_ids: 'goods' },
  columns: ({ row, many }) => ({
    ...terms(row),
    ...sent(row, 'coupon_name', 'goods_type'),
    ...changed(many.goods_ids, 'goods_ids'),
  }),
  initial,
  check: (rows, _, plan) => reportFaults(rows, plan),
}

/** Groups have no codes: a coupon names them as shops do (level_name). */
const platformCoupons: TableList<'coupons', Map<string, number>> = {
  name: 'coupons',
  of: 'platform',
  table: 'platform_coupon_type',
  id: 'platformcoupon_type_id',
  needs: ['platformcoupon_name', 'use_scenario', 'platform_split_rare', ...needs],
  prepare: (_, plan) => groupIds(plan),
  columns: ({ row, path }, groups, plan) => ({
    ...terms(row),
    ...sent(row, 'platformcoupon_name', 'use_scenario', 'platform_split_rare'),
    ...changed(row.group_ids, 'group_ids', (names) =>
      names.map((name, i) => groups.get(name) ?? unknownGroup(plan, `${path}.group_ids[${i}]`, name)),
    ),
  }),
  initial,
  check: (rows, _, plan) => reportFaults(rows, plan),
}

export const couponList = tableList(shopCoupons)
export const platformCouponList = tableList(platformCoupons)

/** A discount is kept as the percent that is paid. */
const terms = (row: ImportRow<'coupons'>): Columns => ({
  ...sent(row, 'type', 'money', 'discount_limit', 'max_fetch', 'at_least', 'count', 'validity_type', 'end_time'),
  ...sent(row, 'fixed_term', 'image', 'is_show'),
  ...(row.type === 'reward'
    ? { pay_percent: 100 }
    : changed(row.discount, 'pay_percent', (tenths) => Math.round(tenths * 10))),
})

function unknownGroup(plan: Plan, path: string, name: string): number {
  plan.fail(path, refuse({ zh: `店铺等级 ${name} 不存在`, en: `There is no group of shops named ${name}` }))
  return 0
}

function reportFaults(rows: Row[], plan: Plan): void {
  for (const { path, before, columns } of rows)
    for (const [field, refusal] of termFaults({ ...before, ...columns })) plan.fail(`${path}.${field}`, refusal)
}
