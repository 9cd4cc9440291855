/** Site messages (messages-chat-verification.md section 1). */
import * as v from 'valibot'
import { call } from './define'
import { flag, id, out, page, paging, site, text } from './fields'

export const messageKinds = ['order', 'delivery', 'group', 'promotion', 'account', 'servicer'] as const
export type MessageKind = (typeof messageKinds)[number]

const kind = v.picklist(messageKinds)

/** One kind of messages with its newest text and what is unread. */
const messageThread = v.object({
  id: out.int,
  member_id: out.int,
  site_id: out.int,
  sub_type: kind,
  title: out.text,
  content: out.text,
  remind_num: out.int,
  send_time: out.time,
})
export type MessageThread = v.InferOutput<typeof messageThread>

const messageRow = v.object({
  id: out.int,
  site_id: out.int,
  type: out.int,
  sub_type: kind,
  title: out.text,
  content: out.text,
  text: out.html,
  image: out.url,
  /** JSON of MessageNews[sub_type] */
  message_json: out.json,
  /** 1 read */
  is_seed: out.flag,
  sended_status: out.int,
  sended_time: out.time,
  create_time: out.time,
})
export type MessageRow = v.InferOutput<typeof messageRow>

/** What message_json of each sub_type tells. */
export interface MessageNews {
  order: {
    order_id: number
    order_no: string
    order_type: number
    order_name: string
    order_money: string
    create_time: number
    action_type: 'create' | 'delivery' | 'receive' | 'close' | 'refundrefuse'
  }
  delivery: {
    order_id: number
    order_goods_id: number
    sku_name: string
    name: string
    mobile: string
    full_address: string
  }
  account: { account_type: string; account_data: string; remark: string; from_type: string; type_name: string }
  promotion: {
    promotion_type: string
    promotion_id: number
    goods_id: number
    start_time: number
    end_time: number
    /** of a presale, beside promotion_id */
    presale_id?: number
    /** the member's own group, launch or presale order, as in the order row */
    promotion_ref?: number
  }
  group: { record_id: number }
  servicer: { message: string; site_id: number }
}

const groupMessage = v.object({
  id: out.int,
  title: out.text,
  text: out.html,
  image: out.url,
  create_time: out.time,
})
export type GroupMessage = v.InferOutput<typeof groupMessage>

/** One kind, or a JSON array of kinds; parsed into an array. */
const kinds = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
    const raw = dataset.value
    if (typeof raw !== 'string') return raw
    if (!raw.startsWith('[')) return [raw]
    try {
      return JSON.parse(raw)
    } catch {
      addIssue({ message: 'json' })
      return NEVER
    }
  }),
  v.array(kind),
)

const base = { app_type: v.optional(text(20)) }

const ofKind = () =>
  call({
    auth: 'T',
    params: {
      ...paging,
      ...site,
      ...base,
      /** missing all, 0 unread, 1 read */
      status: v.optional(flag()),
    },
    data: page(messageRow),
  })
const onOne = () => call({ auth: 'T', params: { id: id(), ...site }, data: out.none })

export const message = {
  '/sitemessage/api/sitemessage/lists': call({
    auth: 'T',
    params: { ...paging, ...base },
    data: page(messageThread),
  }),
  '/sitemessage/api/sitemessage/getpermessagecount': call({
    auth: 'T',
    params: {},
    data: v.object({ count: out.int }),
  }),
  /** sub_type -> its name */
  '/sitemessage/api/sitemessage/staticdata': call({
    auth: '-',
    params: {},
    data: v.record(kind, out.text),
  }),
  '/sitemessage/api/sitemessage/getSiteMemberSubMessageOrderList': ofKind(),
  '/sitemessage/api/sitemessage/getSiteMemberSubMessageDeliveryList': ofKind(),
  '/sitemessage/api/sitemessage/getSiteMemberSubMessagePromotionList': ofKind(),
  '/sitemessage/api/sitemessage/getSiteMemberSubMessageAccountList': ofKind(),
  '/sitemessage/api/sitemessage/getSiteMemberSubMessageGroupList': ofKind(),
  '/sitemessage/api/sitemessage/getSiteMemberSubMessageServicerList': ofKind(),
  '/sitemessage/api/sitemessage/getSiteMessageRecordsInfo': call({
    auth: 'T',
    params: { id: id() },
    data: groupMessage,
  }),
  '/sitemessage/api/sitemessage/seed': onOne(),
  '/sitemessage/api/sitemessage/recordsSeed': onOne(),
  '/sitemessage/api/sitemessage/editallseed': call({
    auth: 'T',
    params: { sub_type: kinds, ...site },
    data: out.none,
  }),
  '/sitemessage/api/sitemessage/deletemembersubmessage': onOne(),
  '/sitemessage/api/sitemessage/deleteMemberMessage': onOne(),
} as const
