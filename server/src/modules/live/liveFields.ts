import { isDeepStrictEqual } from 'node:util'
import { refuse } from '../../http/route'
import { notAllowed } from '../../operator/gate'
import type { ContentFields } from '../content/contentDesk'
import { sent } from '../import/list'
import type { Columns } from '../import/plan'

export const liveNeeds = ['name', 'start_time', 'end_time'] as const
/** What the platform has judged when it passes a room. */
const judged = ['name', 'banner', 'goods'] as const

const endsFirst = () => refuse({ zh: '结束时间必须晚于开始时间', en: 'end_time must be after start_time' })

/**
 * Columns of the fields that were sent. `byPlatform`: whose key it is, for a room of a shop's key waits for the platform,
 * and waits again when what was judged is another (wire/home-and-diy section 3).
 */
export function liveColumns(fields: ContentFields<'live'>, before: Columns | undefined, byPlatform: boolean) {
  const [start, end] = [fields.start_time ?? before?.start_time, fields.end_time ?? before?.end_time].map(Number)
  if (start !== undefined && end !== undefined && end <= start) throw endsFirst()
  if (fields.audit_status !== undefined && !byPlatform) throw notAllowed()
  const isOther = fields.roomid !== undefined && before !== undefined && fields.roomid !== before.roomid
  const mustWait =
    !byPlatform && judged.some((name) => fields[name] !== undefined && !isDeepStrictEqual(fields[name], before?.[name]))
  return {
    ...sent(fields, 'roomid', 'name', 'banner', 'anchor_name', 'anchor_img', 'start_time', 'end_time', 'goods'),
    ...sent(fields, 'replay_url', 'weapp_url', 'audit_status'),
    ...(mustWait ? { audit_status: 0 } : {}),
    // what WeChat told was of the other room
    ...(isOther ? { told_status: 0, told_until: 0 } : {}),
  }
}

export const firstAudit = (byPlatform: boolean) => (byPlatform ? 1 : 0)
