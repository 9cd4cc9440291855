/** Chat with a shop's servicer (messages-chat-verification.md section 2). */
import * as v from 'valibot'
import { call } from './define'
import { id, idOrNone, int, json, oneOf, out, page, text } from './fields'
import type { GoodsRow } from './goods'
import type { OrderRow } from './order'

/** Numbers of content_type, in say and in the rows. */
export const contentTypes = { text: 0, goods: 1, order: 2, image: 3 } as const
export type ContentType = (typeof contentTypes)[keyof typeof contentTypes]

/** servicer_id: of our server site_id + 1, so that 0 stays none */
const servicer = v.object({ servicer_id: out.int, nickname: out.text, avatar: out.url })
export type Servicer = v.InferOutput<typeof servicer>

export const dialogue = v.object({
  /** the room's own sequence 1, 2, 3 ... */
  id: out.int,
  /** 0 member, 1 servicer */
  type: out.flag,
  content_type: v.picklist([0, 1, 2, 3]),
  consumer_say: out.text,
  servicer_say: out.text,
  goods_sku_id: out.int,
  order_id: out.int,
  member_id: out.int,
  servicer_id: out.int,
  /** a site_id */
  shop_id: out.int,
  /** `YYYY-MM-DD` and `HH:mm:ss` of add_time */
  create_day: out.text,
  create_time: out.text,
  add_time: out.time,
  read: out.flag,
})
export type Dialogue = v.InferOutput<typeof dialogue>

const chatThread = v.object({
  site_id: out.int,
  site_name: out.text,
  logo: out.url,
  servicer_id: out.int,
  last_message: out.text,
  add_time: out.time,
  unread: out.int,
})
export type ChatThread = v.InferOutput<typeof chatThread>

const onlineServicer = v.object({ ...servicer.entries, online: out.flag })
export type OnlineServicer = v.InferOutput<typeof onlineServicer>

interface Said {
  servicer_id: number
  site_id: number
  id: number
  add_time: number
}
/** Frames of the socket `/ws` from server to member; the client answers a ping's turn with `ClientFrame`. */
export type ServerFrame =
  | { type: 'init'; data: { client_id: string } }
  | { type: 'connect'; data: Servicer }
  | { type: 'string'; data: Said & { message: string } }
  | { type: 'image'; data: Said & { message: string } }
  | { type: 'goodssku'; data: Said & { goods_sku_id: number; goods: GoodsRow } }
  | { type: 'order'; data: Said & { order_id: number; order: OrderRow } }
  | { type: 'close'; data: { servicer_id: number } }
  | { type: 'ping'; data?: null }
  | { type: 'pong'; data?: null }
/** The member speaks by `say`, the socket carries only its pulse. */
export interface ClientFrame {
  type: 'ping' | 'pong'
  data?: null
}

/** `limit` follows the rules of page_size. */
const limited = { page: v.optional(int(-2_147_483_648)), limit: v.optional(int(-2_147_483_648)) }
const ofSite = { site_id: idOrNone() }
const withServicer = { servicer_id: id(), ...ofSite }

export const chat = {
  '/servicer/api/chat/hasServicers': call({
    auth: 'T',
    params: ofSite,
    data: v.object({ online_count: out.int }),
  }),
  '/servicer/api/chat/bind': call({
    auth: 'T',
    /** client_id of the socket's init; missing without a socket */
    params: { client_id: v.optional(text(64), ''), ...ofSite },
    data: servicer,
  }),
  '/servicer/api/chat/say': call({
    auth: 'T',
    params: {
      ...withServicer,
      content_type: oneOf([0, 1, 2, 3]),
      message: v.optional(text(2000), ''),
      /** a sku_id */
      goods_id: v.optional(idOrNone(), 0),
      order_id: v.optional(idOrNone(), 0),
      relate_data: v.optional(json(v.looseObject({}))),
    },
    data: v.object({ read: out.flag, id: out.int, add_time: out.time }),
    idempotent: true,
  }),
  '/servicer/api/chat/dialogs': call({
    auth: 'T',
    params: { ...limited, ...ofSite, servicer_id: v.optional(idOrNone()) },
    data: page(dialogue),
  }),
  '/servicer/api/chat/bye': call({ auth: 'T', params: withServicer, data: out.none }),
  '/servicer/api/chat/setRead': call({ auth: 'T', params: withServicer, data: out.none }),
  '/servicer/api/chat/chatList': call({ auth: 'T', params: limited, data: page(chatThread) }),
  '/servicer/api/chat/servicerList': call({
    auth: 'T',
    params: ofSite,
    data: v.array(onlineServicer),
  }),
} as const
