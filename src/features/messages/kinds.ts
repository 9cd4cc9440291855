import type { MessageKind } from '@mall/contract/message'
import { routes, type Route } from '@/routes'
import type { IconName } from '@/ui/Icon'

export type ListedKind = Exclude<MessageKind, 'servicer'>

export const icons: Readonly<Record<MessageKind, IconName>> = {
  order: 'order',
  delivery: 'truck',
  group: 'bell',
  promotion: 'fire',
  account: 'wallet',
  servicer: 'service',
}

/** Each kind has a page of its own, but for the words of servicers: those are read in the room. */
export const lists = {
  order: { route: routes.orderMessages, path: '/sitemessage/api/sitemessage/getSiteMemberSubMessageOrderList' },
  delivery: {
    route: routes.deliveryMessages,
    path: '/sitemessage/api/sitemessage/getSiteMemberSubMessageDeliveryList',
  },
  group: { route: routes.groupMessages, path: '/sitemessage/api/sitemessage/getSiteMemberSubMessageGroupList' },
  promotion: {
    route: routes.promotionMessages,
    path: '/sitemessage/api/sitemessage/getSiteMemberSubMessagePromotionList',
  },
  account: { route: routes.accountMessages, path: '/sitemessage/api/sitemessage/getSiteMemberSubMessageAccountList' },
} as const satisfies Record<ListedKind, { route: Route; path: string }>

const listed = Object.keys(lists) as ListedKind[]

/** The kind that the page at an address lists. */
export const kindAt = (path: string): ListedKind =>
  listed.find((kind) => lists[kind].route.path === path.replace(/^\//, '')) ?? 'order'
