import type { ChatThread, ContentType, Dialogue, Servicer } from '@mall/contract/chat'
import { refuse, type Ctx } from '../../http/route'
import { stillOpen } from '../../http/stillOpen'
import { machineSeconds } from '../../lib/machineClock'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import { timeText } from '../../lib/date'
import { readServicerNews } from '../message/servicerNews.service'
import { lineOf } from './content.service'
import * as store from './chat.store'
import { wakeHub } from './hub.service'
import { facesOf, isOnline, ofSite, servicerId, servicerOf } from './servicer.service'
import { bindSocket, takeSocket, unbind } from './socket.store'

/** Binds a socket to the room; without one it only tells whether somebody is there. */
export async function bind({ mall, memberId, language }: Ctx, siteId: number, clientId: string): Promise<Servicer> {
  const servicer = await servicerOf(mall, siteId)
  if (!(await isOnline(mall, siteId)))
    throw refuse({ zh: '客服不在线，请留言', en: 'Nobody is online. Please leave a message.' })
  if (clientId === '') return servicer
  const room = { memberId, siteId }
  const isTaken = await mall.tx(async (trx) => {
    await stillOpen(trx, memberId)
    const process = await takeSocket(trx, clientId, memberId, machineSeconds())
    if (process === undefined) return false
    const fromId = (await store.findRoom(trx, room))?.last_id ?? 0
    await bindSocket(trx, { ...room, clientId, process, bindingId: mall.newId(), fromId, language })
    return true
  })
  if (!isTaken) throw refuse({ zh: '连接已失效，请重试', en: 'The connection has ended. Please try again.' })
  wakeHub(mall)
  return servicer
}

export async function bye({ mall, memberId }: Ctx, siteId: number, servicer: number): Promise<void> {
  ofSite(servicer, siteId)
  await unbind(mall.db, { memberId, siteId })
  wakeHub(mall)
}

/** What the servicer has said so far was seen, and so was what the messages tell of it. */
export async function setRead({ mall, memberId }: Ctx, siteId: number, servicer: number): Promise<void> {
  ofSite(servicer, siteId)
  const key = { memberId, siteId }
  await mall.tx(async (trx) => {
    const room = await store.findRoom(trx, key)
    if (room) await store.markRead(trx, key, 'member', room.last_id)
    await readServicerNews(trx, memberId, siteId)
  })
}

export const ownDialogs = (
  ctx: Ctx,
  siteId: number,
  servicer: number | undefined,
  paging: Paging,
): Promise<PageOf<Dialogue>> =>
  // of a servicer who is not there nothing was heard
  servicer !== undefined && servicer !== servicerId(siteId)
    ? pageOf(paging, { count: () => Promise.resolve(0), list: () => Promise.resolve([]) })
    : dialogs(ctx, { memberId: ctx.memberId, siteId }, paging)

/** Numbers have no holes: a page is a span of them. */
export async function dialogs(ctx: Ctx, key: store.RoomKey, paging: Paging): Promise<PageOf<Dialogue>> {
  const { db } = ctx.mall
  const room = await store.findRoom(db, key)
  return pageOf(paging, {
    count: () => Promise.resolve(room?.last_id ?? 0),
    list: async (limit, offset) =>
      room && offset < room.last_id
        ? (await store.listDown(db, key, room.last_id - offset, limit)).map((row) => dialogue(row, room))
        : [],
  })
}

function dialogue(row: store.Message, room: store.Room): Dialogue {
  const isServicers = row.side === store.sides.servicer
  const [create_day = '', create_time = ''] = timeText(row.add_time).split(' ')
  return {
    id: row.id,
    type: isServicers ? 1 : 0,
    content_type: row.content_type as ContentType,
    consumer_say: isServicers ? '' : row.words,
    servicer_say: isServicers ? row.words : '',
    goods_sku_id: row.goods_sku_id,
    order_id: row.order_id,
    member_id: row.member_id,
    servicer_id: servicerId(row.site_id),
    shop_id: row.site_id,
    create_day,
    create_time,
    add_time: row.add_time,
    read: row.id <= (isServicers ? room.member_read_id : room.servicer_read_id) ? 1 : 0,
  }
}

/** The rooms of a member. */
export function threads({ mall, memberId, language }: Ctx, paging: Paging): Promise<PageOf<ChatThread>> {
  return pageOf(paging, {
    count: () => store.countThreads(mall.db, memberId),
    list: async (limit, offset) => {
      const rows = await store.listThreads(mall.db, memberId, limit, offset)
      const faces = await facesOf(
        mall,
        rows.map((row) => row.site_id),
      )
      return rows.map((row) => ({
        site_id: row.site_id,
        site_name: faces.get(row.site_id)?.name ?? '',
        logo: faces.get(row.site_id)?.logo ?? '',
        servicer_id: servicerId(row.site_id),
        last_message: lineOf(row, language),
        add_time: row.add_time,
        unread: row.unread,
      }))
    },
  })
}
