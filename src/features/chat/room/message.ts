import type { ContentType, Dialogue, Servicer } from '@mall/contract/chat'

const kinds = ['text', 'goods', 'order', 'image'] as const
export type Kind = (typeof kinds)[number]

/** content_type of the wire. */
export const contentTypeOf = (kind: Kind): ContentType => kinds.indexOf(kind) as ContentType

/** What is said: words, the path of a picture, goods or an order. */
export interface Content {
  kind: Kind
  text: string
  skuId: number
  orderId: number
}

/** A message that the room has. */
export interface Message extends Content {
  /** the room's own sequence 1, 2, 3 ... */
  id: number
  /** the member's own */
  own: boolean
  /** unix seconds */
  at: number
  read: boolean
}

/** What comes over the wire may be anything. */
type Fields = Readonly<Record<string, unknown>>

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const numberIn = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0

export const servicerOf = (value: unknown): Servicer | undefined => {
  const { servicer_id: id, nickname, avatar } = fieldsOf(value)
  return numberIn(id) > 0
    ? { servicer_id: numberIn(id), nickname: textOf(nickname), avatar: textOf(avatar) }
    : undefined
}

/** A row of dialogs; undefined when it is none. What was taken out has no words any more. */
export function messageOfRow(row: Dialogue): Message | undefined {
  const { id, type, content_type: content, ...rest } = fieldsOf(row)
  const kind = kinds[numberIn(content)]
  if (numberIn(id) === 0 || !kind || (type !== 0 && type !== 1)) return undefined
  return {
    id: numberIn(id),
    own: type === 0,
    kind,
    text: textOf(type === 0 ? rest.consumer_say : rest.servicer_say),
    skuId: numberIn(rest.goods_sku_id),
    orderId: numberIn(rest.order_id),
    at: numberIn(rest.add_time),
    read: rest.read === 1,
  }
}

const frameKinds: Readonly<Record<string, Kind>> = { string: 'text', image: 'image', goodssku: 'goods', order: 'order' }

/** What a servicer said in this room, from a frame; undefined when it is no such frame. */
export function messageOfFrame(type: unknown, data: unknown, siteId: number): Message | undefined {
  const kind = Object.keys(frameKinds).includes(String(type)) ? frameKinds[String(type)] : undefined
  const { id, site_id: site, message, goods_sku_id: sku, order_id: order, add_time: at } = fieldsOf(data)
  if (!kind || numberIn(id) === 0 || site !== siteId) return undefined
  return {
    id: numberIn(id),
    own: false,
    kind,
    text: textOf(message),
    skuId: numberIn(sku),
    orderId: numberIn(order),
    at: numberIn(at),
    read: false,
  }
}
