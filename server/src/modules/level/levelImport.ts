import { changed, sent } from '../import/list'
import { tableList } from '../import/tableList'
import { levelColumns, stepsFault } from './level.service'
import { listLevels } from './level.store'
import { rememberPassed } from './passedLevels'

export const levelList = tableList({
  name: 'levels',
  table: 'member_level',
  id: 'level_id',
  keys: ['level_id'],
  needs: ['level_name', 'growth'],
  columns: ({ row }) => ({
    ...sent(row, 'level_name', 'growth', 'remark', 'is_free_shipping', 'send_point', 'send_coupon'),
    ...changed(row.point_feedback, 'point_feedback', levelColumns.point_feedback),
    ...changed(row.consume_discount, 'consume_discount', levelColumns.consume_discount),
    ...changed(row.send_balance, 'send_balance', levelColumns.send_balance),
  }),
  async check(rows, _, plan) {
    const { trx, now } = plan
    const before = await listLevels(trx)
    const others = before.filter((level) => rows.every(({ id }) => id !== level.level_id))
    const after = [
      ...others,
      ...rows.map((row) => ({ level_id: row.id, growth: Number(row.columns.growth ?? row.before?.growth) })),
    ]
    const fault = stepsFault(after.map(({ growth }) => growth))
    if (fault && rows[0]) plan.fail(`${rows[0].path}.growth`, fault)
    plan.then('member_level', () => rememberPassed(trx, { before, after, now }))
  },
})
