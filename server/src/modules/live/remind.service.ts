import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import type { Job, NewJob } from '../../jobs/jobs'
import { restoreJobs } from '../../jobs/restoreJobs'
import { timeText } from '../../lib/date'
import type { Mall } from '../../mall'
import { leaveMessage } from '../message/message.service'
import { promiseNotice } from '../message/notice.service'
import { isUpcoming, unknownRoom } from './live.service'
import * as store from './live.store'

const kind = 'live.remind'
/** s before the start */
const ahead = 600
/** members told between two looks at who is left */
const handful = 200

type Start = Pick<store.Room, 'site_id' | 'live_id' | 'start_time'>

const jobOf = ({ site_id, live_id, start_time }: Start): NewJob => ({
  ...{ kind, distKey: site_id, key: live_id, runAt: start_time - ahead },
})

/** With a new room, and with one whose start is another now: the job goes along. */
export async function planRemind(trx: Tx, mall: Mall, room: Start, now: number): Promise<void> {
  if (room.start_time > now) await mall.jobs.enqueue(trx, jobOf(room))
}

export const dropRemind = (trx: Tx, mall: Mall, siteId: number, liveId: number): Promise<void> =>
  mall.jobs.cancel(trx, { kind, distKey: siteId, key: liveId })

/** Only of a room that has not started; taking back what is not there succeeds without effect. */
export async function remind({ mall, memberId, now }: Ctx, liveId: number, isWanted: boolean): Promise<null> {
  if (!isWanted) {
    await store.deleteRemind(mall.db, memberId, liveId)
    return null
  }
  const room = await store.findShownRoom(mall.db, liveId, now)
  if (!room) throw unknownRoom()
  if (!isUpcoming(room)) throw refuse({ zh: '直播已开始或已结束', en: 'It has started or is over' })
  await mall.tx(async (trx) => {
    await store.insertRemind(trx, { member_id: memberId, live_id: liveId, site_id: room.site_id, create_time: now })
    // all others of the room are being told already
    if (jobOf(room).runAt <= now) await mall.jobs.enqueue(trx, { ...jobOf(room), runAt: now })
  })
  return null
}

/** A room that started early, was banned, hidden or taken away reminds nobody. */
export async function tellReminded({ key }: Job, mall: Mall): Promise<void> {
  const at = mall.clock.now()
  const room = await store.findShownRoom(mall.db, Number(key), at)
  if (!isUpcoming(room) || jobOf(room).runAt > at) return
  for (;;) {
    const members = await store.findUntold(mall.db, room.live_id, handful)
    for (const memberId of members) await mall.tx((trx) => tell(trx, mall, room, memberId, at))
    if (members.length < handful) return
  }
}

async function tell(trx: Tx, mall: Mall, room: store.Room, memberId: number, at: number): Promise<void> {
  if (!(await store.markTold(trx, memberId, room.live_id))) return
  await leaveMessage(trx, mall, {
    ...{ memberId, siteId: room.site_id, occasion: 'liveSoon', at, type: 'live' },
    ...{ activityId: room.live_id, goodsId: 0, startTime: room.start_time },
  })
  const page = `otherpages/live/list/list?site_id=${room.site_id}`
  const told = { room: room.name, time: timeText(room.start_time) }
  await promiseNotice(trx, mall, { moment: 'LIVE_START', memberId, ref: room.live_id }, { at, page, told })
}

export const restoreReminds = (mall: Mall): Promise<void> => {
  const now = mall.clock.now()
  return restoreJobs(mall, async (most) =>
    (await store.findForgotten(mall.db, kind, now, now + ahead, most)).map((room) => ({ ...jobOf(room), runAt: now })),
  )
}

export const remindJobs = { [kind]: tellReminded }
