import { changed, sent } from '../import/list'
import { tableList } from '../import/tableList'
import { levelColumns, stepsFault } from './level.service'
import { listLevels } from './level.store'

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
    const others = (await listLevels(plan.trx)).filter((level) => rows.every(({ id }) => id !== level.level_id))
    const growths = rows.map(({ columns, before }) => Number(columns.growth ?? before?.growth))
    const fault = stepsFault([...others.map(({ growth }) => growth), ...growths])
    if (fault && rows[0]) plan.fail(`${rows[0].path}.growth`, fault)
  },
})
