import { notAllowed } from '../../operator/gate'
import { sent } from '../import/list'
import { tableList } from '../import/tableList'
import { firstAudit, liveColumns, liveNeeds } from './liveFields'
import { planRemind } from './remind.service'

export const liveList = tableList<'lives'>({
  name: 'lives',
  of: 'shops',
  table: 'live_room',
  id: 'live_id',
  needs: liveNeeds,
  columns({ row: { audit_status, ...fields }, before, path }, _, plan) {
    if (plan.keySite === 0) return liveColumns({ ...fields, ...sent({ audit_status }, 'audit_status') }, before, true)
    if (audit_status !== undefined) plan.fail(`${path}.audit_status`, notAllowed())
    return liveColumns(fields, before, false)
  },
  initial: (_, { keySite, now }) => ({ audit_status: firstAudit(keySite === 0), create_time: now }),
  more({ before, columns, siteId, id }, _, plan) {
    const start_time = Number(columns.start_time)
    const isMoved = columns.start_time !== undefined && start_time !== before?.start_time
    const room = { site_id: siteId, live_id: id, start_time }
    if (isMoved) plan.then('live_room', () => planRemind(plan.trx, plan.mall, room, plan.now))
    return false
  },
})
