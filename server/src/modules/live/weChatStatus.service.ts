import type { Ctx } from '../../http/route'
import type { Mall } from '../../mall'
import * as store from './live.store'
import { unknownRoom } from './live.service'
import { told } from './liveStatus'

/** s after its end that a room is still asked about */
const askedFor = 86_400

/**
 * What a player has seen of WeChat's room. Anybody may say so: WeChat is asked, its word is kept, and without an answer
 * nothing changes (wire/home-and-diy section 3).
 */
export async function heard({ mall, now, log }: Ctx, roomid: number, status: number): Promise<null> {
  const rooms = await store.findByRoomid(mall.db, roomid)
  if (rooms.length === 0) throw unknownRoom()
  if (rooms.every((room) => room.told_status === status && room.told_until > now)) return null
  const states = await mall.outside.liveRooms.states().catch((error: unknown) => {
    log.warn({ err: error, roomid }, 'WeChat did not tell of its live rooms')
    return null
  })
  await keep(mall, rooms, states)
  return null
}

/** Sweep: rooms may end, or be banned, while nobody looks. */
export async function askWeChat(mall: Mall): Promise<void> {
  const rooms = await store.findAskable(mall.db, mall.clock.now() - askedFor)
  if (rooms.length > 0) await keep(mall, rooms, await mall.outside.liveRooms.states())
}

async function keep(mall: Mall, rooms: store.Room[], states: ReadonlyMap<number, number> | null): Promise<void> {
  const now = mall.clock.now()
  for (const room of rooms) {
    const word = told(states?.get(room.roomid) ?? 0, now)
    if (word) await store.keepTold(mall.db, room, word)
  }
}
