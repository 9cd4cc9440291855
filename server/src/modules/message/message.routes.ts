import type { MessageKind } from '@mall/contract/message'
import { serve, serveOnce } from '../../http/route'
import type { Module } from '../module'
import { accountNewsJobs } from './accountNews.service'
import * as inbox from './inbox.service'
import { orderNewsJobs, tellOfOrders } from './orderNews.service'
import { noticeJobs, noticeOrders } from './notice.service'
import { send } from './records.service'

const at = '/sitemessage/api/sitemessage'

const lists = {
  [`${at}/getSiteMemberSubMessageOrderList`]: 'order',
  [`${at}/getSiteMemberSubMessageDeliveryList`]: 'delivery',
  [`${at}/getSiteMemberSubMessagePromotionList`]: 'promotion',
  [`${at}/getSiteMemberSubMessageAccountList`]: 'account',
  [`${at}/getSiteMemberSubMessageGroupList`]: 'group',
  [`${at}/getSiteMemberSubMessageServicerList`]: 'servicer',
} as const satisfies Record<string, MessageKind>

export const messageModule: Module = {
  routes: [
    serve(`${at}/lists`, (paging, ctx) => inbox.threads(ctx, paging)),
    serve(`${at}/getpermessagecount`, (_, ctx) => inbox.unread(ctx)),
    serve(`${at}/staticdata`, (_, { language }) => inbox.names(language)),
    ...(Object.keys(lists) as (keyof typeof lists)[]).map((path) =>
      serve(path, (asked, ctx) => inbox.ofKind(ctx, lists[path], asked)),
    ),
    serve(`${at}/getSiteMessageRecordsInfo`, ({ id }, ctx) => inbox.groupMessage(ctx, id)),
    serve(`${at}/seed`, ({ id }, ctx) => inbox.read(ctx, id)),
    serve(`${at}/recordsSeed`, (_, ctx) => inbox.receive(ctx)),
    serve(`${at}/editallseed`, ({ sub_type, site_id = 0 }, ctx) => inbox.readKinds(ctx, sub_type, site_id)),
    serve(`${at}/deletemembersubmessage`, ({ id }, ctx) => inbox.remove(ctx, id)),
    serve(`${at}/deleteMemberMessage`, ({ id }, ctx) => inbox.removeThread(ctx, id)),
    serveOnce('/operator/api/message/send', async (asked, ctx, trx) => {
      await send(trx, ctx, asked)
      return { data: null }
    }),
  ],
  subscribe(events) {
    tellOfOrders(events)
    noticeOrders(events)
  },
  jobs: noticeJobs,
  lastingJobs: { ...orderNewsJobs, ...accountNewsJobs },
}
