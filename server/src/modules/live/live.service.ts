import type { LiveRoom } from '@mall/contract/content'
import type { Words } from '@mall/contract/words'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import { siteRows } from '../pending/siteRows.service'
import { live, liveStates, notStarted, type LiveStatus } from './liveStatus'
import * as store from './live.store'

export const unknownRoom = () => refuse({ zh: '直播间不存在', en: 'Live room not found' })

const names: Record<LiveStatus, Words> = {
  101: { zh: '直播中', en: 'Live' },
  102: { zh: '未开始', en: 'Not started' },
  103: { zh: '已结束', en: 'Ended' },
  104: { zh: '已禁播', en: 'Banned' },
  105: { zh: '暂停中', en: 'Paused' },
  106: { zh: '异常', en: 'Interrupted' },
  107: { zh: '已过期', en: 'Expired' },
}

/** Site 0 = rooms of all shops. */
export function page(ctx: Ctx, siteId: number, paging: Paging): Promise<PageOf<LiveRoom>> {
  const { db } = ctx.mall
  return pageOf(paging, {
    count: () => store.countShown(db, siteId, ctx.now),
    list: async (limit, offset) => wireRooms(ctx, await store.findShown(db, siteId, ctx.now, limit, offset)),
  })
}

/** The site's room that is live, else the next one; of site 0 that of any shop. */
export async function current(ctx: Ctx, siteId: number): Promise<LiveRoom | null> {
  const room = await store.findCurrent(ctx.mall.db, siteId, ctx.now)
  return (room && (await wireRooms(ctx, [room]))[0]) ?? null
}

async function wireRooms({ mall, memberId, language }: Ctx, rooms: store.RoomNow[]): Promise<LiveRoom[]> {
  const ids = rooms.map(({ live_id }) => live_id)
  const reminded =
    memberId === 0 || ids.length === 0 ? new Set<number>() : await store.findReminded(mall.db, memberId, ids)
  return rooms.map((room) => {
    const status = liveStates.find((one) => one === room.live_status) ?? live
    return {
      ...{ id: room.live_id, roomid: room.roomid, site_id: room.site_id, name: room.name, banner: room.banner },
      ...{ anchor_name: room.anchor_name, anchor_img: room.anchor_img },
      ...{ live_status: status, status_name: names[status][language] },
      ...{ start_time: room.start_time, end_time: room.end_time, goods: JSON.stringify(room.goods) },
      ...{ replay_url: room.replay_url, weapp_url: room.weapp_url },
      is_remind: reminded.has(room.live_id) ? 1 : 0,
    }
  })
}

/** Rooms that wait for the platform to pass them. */
export const waiting = siteRows({
  count: store.countWaiting,
  list: store.findWaiting,
  row: (room) => ({
    ...{ id: room.live_id, site_id: room.site_id, member_id: 0, status: room.audit_status, title: room.name },
    ...{ money: yuan(0), create_time: room.create_time },
  }),
})

export const isUpcoming = (room: store.RoomNow | undefined): room is store.RoomNow => room?.live_status === notStarted
