import type { MessageNews } from '@mall/contract/message'
import type { NewJob } from './jobs'
import type { Phrase } from '../words/phrases'

/*
 * What members are told of is promised in the transaction of the event, by a job that writes the message afterwards.
 */

export const orderNewsKind = 'message.order'
export const packageNewsKind = 'message.package'
export const accountNewsKind = 'message.account'

interface OfOrder {
  memberId: number
  orderId: number
  at: number
}

export interface OrderNews {
  at: number
  /** of a refused refund, as the shop wrote it */
  reason?: string
}

type Action = MessageNews['order']['action_type']

/** `create` is promised with the order itself (order/order.store.ts). A refund of an order may be refused several times. */
export const orderNews = (
  { memberId, orderId, at }: OfOrder,
  action: Exclude<Action, 'create'>,
  more: { time?: string; reason?: string } = {},
): NewJob => ({
  ...{ kind: orderNewsKind, distKey: memberId, runAt: at },
  key: [orderId, action, ...(more.time === undefined ? [] : [more.time])].join('/'),
  payload: { at, ...(more.reason === undefined ? {} : { reason: more.reason }) } satisfies OrderNews,
})

/** packageId 0 = a deliverer brings it */
export const packageNews = ({ memberId, orderId, at }: OfOrder, packageId: number): NewJob => ({
  ...{ kind: packageNewsKind, distKey: memberId, key: `${orderId}/${packageId}`, runAt: at, payload: { at } },
})

/** message_json of an account message with its phrases, and when it happened. */
export interface AccountNews {
  account_type: string
  account_data: string
  from_type: string
  type_name: Phrase | string
  remark: Phrase | string
  at: number
}

/** `name`: the event's among all of the member's accounts */
export const accountNews = (memberId: number, name: string, news: AccountNews): NewJob => ({
  ...{ kind: accountNewsKind, distKey: memberId, key: name, runAt: news.at, payload: news },
})
