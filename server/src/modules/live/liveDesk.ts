import type { Ctx } from '../../http/route'
import { written, type ContentDesk } from '../content/contentDesk'
import { unknownRoom } from './live.service'
import * as store from './live.store'
import { firstAudit, liveColumns, liveNeeds } from './liveFields'
import { dropRemind, planRemind } from './remind.service'

const isPlatforms = ({ operator }: Ctx) => operator?.siteId === 0

export const liveDesk: ContentDesk<'live', store.Room, ReturnType<typeof liveColumns>> = {
  kind: 'live',
  needs: liveNeeds,
  list: 'lives',
  unknown: unknownRoom,
  find: store.findRoom,
  columns: async (_trx, fields, before, { ctx }) => liveColumns(fields, before, isPlatforms(ctx)),
  async create(trx, columns, { ctx, siteId, id }) {
    const { name = '', start_time = 0, end_time = 0, audit_status = firstAudit(isPlatforms(ctx)) } = columns
    const room = { site_id: siteId, live_id: id, start_time }
    await store.insertRoom(trx, { ...written(columns), ...room, name, end_time, audit_status, create_time: ctx.now })
    await planRemind(trx, ctx.mall, room, ctx.now)
  },
  async change(trx, columns, before, { ctx, siteId, id }) {
    await store.updateRoom(trx, before, written(columns))
    const { start_time } = columns
    if (start_time !== undefined) await planRemind(trx, ctx.mall, { site_id: siteId, live_id: id, start_time }, ctx.now)
  },
  async remove(trx, { ctx, siteId, id }) {
    await dropRemind(trx, ctx.mall, siteId, id)
    await store.deleteRoom(trx, { site_id: siteId, live_id: id })
  },
}
