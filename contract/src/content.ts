/** Notices, help, live (home-and-diy.md section 3). */
import * as v from 'valibot'
import { call } from './define'
import { flag, id, idList, idOrNone, oneOf, out, page, paging, site, text } from './fields'

const noticeRow = v.object({
  id: out.int,
  title: out.text,
  content: out.html,
  create_time: out.time,
  is_top: out.flag,
  receiving_type: out.text,
  receiving_name: out.text,
})
export type NoticeRow = v.InferOutput<typeof noticeRow>

const helpClass = v.object({
  class_id: out.int,
  class_name: out.text,
  child_list: v.array(v.object({ id: out.int, title: out.text })),
})
export type HelpClass = v.InferOutput<typeof helpClass>
const helpHead = { id: out.int, title: out.text, class_id: out.int, class_name: out.text, create_time: out.time }
const helpRow = v.object({ ...helpHead, sort: out.int })
export type HelpRow = v.InferOutput<typeof helpRow>
const helpInfo = v.object({ ...helpHead, content: out.html, link_address: out.url })
export type HelpInfo = v.InferOutput<typeof helpInfo>

/** 101 live, 102 not started, 103 ended, 104 banned, 105 paused, 106 abnormal, 107 expired */
export const liveCodes = [101, 102, 103, 104, 105, 106, 107] as const
const liveRoom = v.object({
  id: out.int,
  /** WeChat's, 0 = none */
  roomid: out.int,
  name: out.text,
  banner: out.url,
  anchor_name: out.text,
  anchor_img: out.url,
  live_status: v.picklist(liveCodes),
  status_name: out.text,
  start_time: out.time,
  end_time: out.time,
  /** LiveGoods[] */
  goods: out.json,
  site_id: out.int,
  /** the recording, '' = none */
  replay_url: out.url,
  /** opens the room in WeChat */
  weapp_url: out.url,
  /** the member asked to be told before it starts */
  is_remind: out.flag,
})
export type LiveRoom = v.InferOutput<typeof liveRoom>
/** Parsed `goods` of a room. */
export interface LiveGoods {
  name: string
  price: string
  cover_img: string
}

const module = { app_module: v.optional(text(20)) }

export const content = {
  '/api/notice/page': call({
    auth: '-',
    params: { ...paging, receiving_type: v.optional(text(20)) },
    data: page(noticeRow),
  }),
  '/api/notice/lists': call({ auth: '-', params: { id_arr: idList() }, data: v.array(noticeRow) }),
  '/api/notice/info': call({ auth: '-', params: { id: id() }, data: noticeRow }),
  '/api/helpclass/lists': call({ auth: '-', params: module, data: v.array(helpClass) }),
  '/api/help/page': call({
    auth: '-',
    params: { ...paging, class_id: v.optional(idOrNone()), ...module },
    data: page(helpRow),
  }),
  '/api/help/info': call({ auth: '-', params: { id: id() }, data: helpInfo }),
  '/live/api/live/page': call({ auth: 't', params: { ...paging, ...site }, data: page(liveRoom) }),
  /** null: the site has no room now */
  '/live/api/live/info': call({ auth: 't', params: site, data: v.nullable(liveRoom) }),
  /** only for a room that has not started (102) */
  '/live/api/live/remind': call({ auth: 'T', params: { id: id(), is_remind: flag() }, data: out.none }),
  '/live/api/live/modifyLiveStatus': call({
    auth: '-',
    params: { room_id: id(), status: oneOf(liveCodes) },
    data: out.none,
  }),
} as const
