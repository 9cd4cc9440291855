import type { PendingRow } from '@mall/contract/operator'
import type { Language } from '@mall/contract/words'
import type { Tx } from '../../database/transaction'
import { localCtx } from '../../http/localCtx'
import type { Ctx } from '../../http/route'
import { machineSeconds } from '../../lib/machineClock'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import type { Mall } from '../../mall'
import { notAllowed } from '../../operator/gate'
import { holdOpen } from '../../tokens/tokens'
import { isFollowed } from '../follow/follow.service'
import { findMember, unknownMember } from '../member/member.service'
import { leaveServicerNews } from '../message/servicerNews.service'
import { hasBoughtAt } from '../order/order.service'
import * as store from './chat.store'
import { contentOf, lineOf, type Asked } from './content.service'
import { dialogs } from './room.service'
import { markOnline } from './servicer.service'
import { isBound } from './socket.store'

export interface AskedToReply extends Asked {
  member_id: number
}

/** Pictures of the operator's uploads, or of wherever the shop keeps them. */
const isPicture = (address: string): Promise<boolean> =>
  Promise.resolve(/^(https?:\/\/|\/?upload\/)[^\s"'<>\\]+$/.test(address) && address.length <= 500)

/** A servicer writes to who wrote before, follows the shop or has bought there; the platform to everybody. */
async function mayWrite({ mall, operator }: Ctx, room: store.RoomKey): Promise<void> {
  if (operator?.siteId === 0) return
  if (((await store.findRoom(mall.db, room))?.member_last_id ?? 0) > 0) return
  if (await isFollowed(localCtx(mall, { memberId: room.memberId }), room.siteId)) return
  if (!(await hasBoughtAt(mall.db, room.memberId, room.siteId))) throw notAllowed()
}

/** What a servicer wants to say, held against the rules, before it is said. */
export async function weigh(ctx: Ctx, asked: AskedToReply): Promise<store.Said> {
  const { mall, siteId } = ctx
  const room = { memberId: asked.member_id, siteId }
  await mayWrite(ctx, room)
  if (!(await findMember(mall.db, room.memberId))) throw unknownMember()
  return contentOf(mall, room, asked, isPicture)
}

export async function reply(trx: Tx, { mall, siteId, now }: Ctx, memberId: number, said: store.Said): Promise<void> {
  if (!(await holdOpen(trx, memberId))) throw unknownMember()
  await answer(trx, mall, { memberId, siteId }, said, now)
  await markOnline(trx, siteId, now)
}

/** A servicer's word: who has the room open hears it, who has not finds it among the messages. */
export async function answer(trx: Tx, mall: Mall, room: store.RoomKey, said: store.Said, at: number): Promise<void> {
  await store.addMessage(trx, room, 'servicer', said, { at })
  if (await isBound(trx, room, machineSeconds())) return
  const { language } = (await store.findRoom(trx, room)) ?? {}
  await leaveServicerNews(trx, mall, { ...room, words: lineOf(said, language as Language), at })
}

/** The servicer reads: what the member has said is read. */
export async function readRoom(ctx: Ctx, memberId: number, paging: Paging) {
  const { mall, siteId, now } = ctx
  const room = { memberId, siteId }
  await markOnline(mall.db, siteId, now)
  const page = await dialogs(ctx, room, paging)
  await store.markRead(mall.db, room, 'servicer', page.count)
  return page
}

/** For pending/lists. Who looks at them is at the desk. */
export async function waiting(ctx: Ctx, siteId: number, paging: Paging): Promise<PageOf<PendingRow>> {
  const { mall, language, now } = ctx
  await markOnline(mall.db, siteId, now)
  return pageOf(paging, {
    count: () => store.countWaiting(mall.db, siteId),
    list: async (limit, offset) =>
      (await store.listWaiting(mall.db, siteId, limit, offset)).map((room) => ({
        member_id: room.member_id,
        site_id: room.site_id,
        status: 0,
        title: lineOf(room, language),
        money: '0.00',
        create_time: room.add_time,
      })),
  })
}
