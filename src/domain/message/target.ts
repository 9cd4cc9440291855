import type { GoodsPromotion } from '@mall/contract/goods'
import type { MessageKind, MessageRow } from '@mall/contract/message'
import { orderRoute } from '@/domain/order-status/orderRoute'
import { promotionKinds } from '@/domain/promotion/kinds'
import { ownTarget } from '@/domain/promotion/ownTarget'
import { promotionTarget } from '@/domain/promotion/promotionTarget'
import { numberOf } from '@/lib/numberNames'
import type { Target } from '@/navigation/address'
import { isOpenable } from '@/navigation/openable'
import { routes, type Route } from '@/routes'

/** What message_json should tell; anything may stand there. */
type News = Readonly<Record<string, unknown>>
type Message = Pick<MessageRow, 'id' | 'site_id' | 'sub_type' | 'message_json'>

export function newsOf({ message_json: text }: Pick<MessageRow, 'message_json'>): News {
  try {
    const found: unknown = typeof text === 'string' ? JSON.parse(text) : text
    return typeof found === 'object' && found !== null ? (found as News) : {}
  } catch {
    return {}
  }
}

/** A number of things; 0 of anything else. */
function idIn(news: News, name: string): number {
  const id = numberOf(news[name])
  return Number.isSafeInteger(id) ? Math.max(0, id as number) : 0
}

const byId = <P extends object>(route: Route<P>, name: keyof P & string, id: number): Target | undefined =>
  id > 0 ? { route: route as Route, query: { [name]: String(id) } } : undefined

/** The room with a shop, or of site 0 with the mall. */
export const roomOf = (siteId: number): Target => ({
  route: routes.chatRoom as Route,
  query: { site_id: String(siteId) },
})

/** Names that every object has, such as `constructor`, are none of its own. */
const isIn = <T extends object>(table: T, key: unknown): key is keyof T => Object.keys(table).includes(key as string)

function promotionOf(news: News, { site_id: site }: Message): Target | undefined {
  const type = news.promotion_type
  if (type === 'live') return { route: routes.liveList as Route, query: site > 0 ? { site_id: String(site) } : {} }
  if (!isIn(promotionKinds, type)) return undefined
  const ref = idIn(news, 'promotion_ref')
  const goods = { goods_id: idIn(news, 'goods_id'), sku_id: 0 }
  const id = idIn(news, 'promotion_id') || idIn(news, 'presale_id')
  const promotion = { promotion_type: type, [promotionKinds[type].idField]: id } as GoodsPromotion
  return ownTarget({ promotion_type: type, promotion_ref: ref }) ?? promotionTarget(promotion, goods)
}

const targets: Readonly<Record<MessageKind, (news: News, message: Message) => Target | undefined>> = {
  order: (news) =>
    news.action_type === 'refundrefuse'
      ? { route: routes.refundList as Route, query: {} }
      : byId(orderRoute(Number(news.order_type)), 'order_id', idIn(news, 'order_id')),
  delivery: (news) => byId(routes.orderLogistics, 'order_id', idIn(news, 'order_id')),
  account: (_news, { id }) => byId(routes.accountMessage, 'id', id),
  promotion: promotionOf,
  group: (news) => byId(routes.groupMessage, 'id', idIn(news, 'record_id')),
  servicer: (_news, { site_id: site }) => roomOf(site),
}

/**
 * What a message opens (wire/messages-chat-verification.md section 1); undefined where that is no page of ours, its
 * addon is off, or message_json does not tell.
 */
export function targetOf(message: Message): Target | undefined {
  const target = isIn(targets, message.sub_type) ? targets[message.sub_type](newsOf(message), message) : undefined
  return target && isOpenable(target.route) ? target : undefined
}
