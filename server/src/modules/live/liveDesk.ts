import type { Ctx } from '../../http/route'
import { written, type ContentDesk } from '../content/contentDesk'
import { unknownRoom } from './live.service'
import * as store from './live.store'
import { firstAudit, liveColumns, liveNeeds } from './liveFields'
import { dropRemind, planRemind } from './remind.service'

const isPlatforms = ({ operator }: Ctx) => operator?.siteId === 0

export const liveDesk: ContentDesk<'live'> = {
  kind: 'live',
  needs: liveNeeds,
  list: 'lives',
  unknown: unknownRoom,
  siteOf: async (trx, id) => (await store.findRoom(trx, id))?.site_id,
  async create(trx, fields, { ctx, siteId, id }) {
    const byPlatform = isPlatforms(ctx)
    const columns = written(liveColumns(fields, undefined, byPlatform))
    const { name = '', start_time = 0, end_time = 0, audit_status = firstAudit(byPlatform) } = columns
    const room = { site_id: siteId, live_id: id, start_time }
    await store.insertRoom(trx, { ...columns, ...room, name, end_time, audit_status, create_time: ctx.now })
    await planRemind(trx, ctx.mall, room, ctx.now)
  },
  async change(trx, fields, { ctx, siteId, id }) {
    const before = await store.findRoom(trx, id)
    if (!before) throw unknownRoom()
    const columns = written(liveColumns(fields, before, isPlatforms(ctx)))
    if (Object.keys(columns).length === 0) return
    await store.updateRoom(trx, before, columns)
    const { start_time = before.start_time } = columns
    if (start_time !== before.start_time)
      await planRemind(trx, ctx.mall, { site_id: siteId, live_id: id, start_time }, ctx.now)
  },
  async remove(trx, { ctx, siteId, id }) {
    await dropRemind(trx, ctx.mall, siteId, id)
    await store.deleteRoom(trx, { site_id: siteId, live_id: id })
  },
}
