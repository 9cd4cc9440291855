import { serve } from '../../http/route'
import type { Module } from '../module'
import * as live from './live.service'
import { remind, remindJobs, restoreReminds } from './remind.service'
import { askWeChat, heard } from './weChatStatus.service'

export const liveModule: Module = {
  jobs: remindJobs,
  sweeps: [
    { kind: 'live.ask', seconds: 300, run: askWeChat },
    { kind: 'live.sweep', seconds: 300, run: restoreReminds },
  ],
  routes: [
    serve('/live/api/live/page', ({ site_id = 0, ...paging }, ctx) => live.page(ctx, site_id, paging)),
    serve('/live/api/live/info', ({ site_id = 0 }, ctx) => live.current(ctx, site_id)),
    serve('/live/api/live/remind', ({ id, is_remind }, ctx) => remind(ctx, id, is_remind === 1)),
    serve('/live/api/live/modifyLiveStatus', ({ room_id, status }, ctx) => heard(ctx, room_id, status)),
  ],
}
