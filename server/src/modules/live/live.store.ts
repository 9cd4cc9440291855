import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import { countRows } from '../../database/countRows'
import { openShop } from '../../database/openShop'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { hasNoJob } from '../../jobs/jobStore'

export type Room = Selectable<DB['live_room']>
/** With its status now. */
export type RoomNow = Room & { live_status: number }
type RoomKey = Pick<Room, 'site_id' | 'live_id'>

/** 102 before it starts, 101 until it ends, then 103; what WeChat told goes before. */
const statusAt = (now: number) => sql<number>`CASE
  WHEN live_room.told_status > 0 AND live_room.told_until > ${now} THEN live_room.told_status
  WHEN live_room.start_time > ${now} THEN 102
  WHEN live_room.end_time > ${now} THEN 101
  ELSE 103 END`

/** Rooms that are shown: passed, of open shops; site 0 = of all of them. */
function shown(db: Kysely<DB>, siteId: number, now: number) {
  const query = db
    .selectFrom('live_room')
    .innerJoin('shop', 'shop.site_id', 'live_room.site_id')
    .where('live_room.audit_status', '=', 1)
    .where(openShop(now))
  return siteId === 0 ? query : query.where('live_room.site_id', '=', siteId)
}

const withStatus = (db: Kysely<DB>, siteId: number, now: number) =>
  shown(db, siteId, now).selectAll('live_room').select(statusAt(now).as('live_status'))

export const countShown = (db: Kysely<DB>, siteId: number, now: number): Promise<number> =>
  countRows(shown(db, siteId, now))

/** Live ones first, then the next ones by their start, then all others, the newest first. */
const ranked = (db: Kysely<DB>, siteId: number, now: number) => {
  const status = statusAt(now)
  return withStatus(db, siteId, now)
    .orderBy(sql`CASE ${status} WHEN 101 THEN 0 WHEN 102 THEN 1 ELSE 2 END`)
    .orderBy(sql`CASE WHEN ${status} = 102 THEN live_room.start_time ELSE -live_room.start_time END`)
    .orderBy('live_room.live_id')
}

export const findShown = (
  db: Kysely<DB>,
  siteId: number,
  now: number,
  limit: number,
  offset: number,
): Promise<RoomNow[]> => ranked(db, siteId, now).limit(limit).offset(offset).execute()

/** The one that is live, else the next one. */
export const findCurrent = (db: Kysely<DB>, siteId: number, now: number): Promise<RoomNow | undefined> =>
  ranked(db, siteId, now)
    .where(sql<boolean>`${statusAt(now)} IN (101, 102)`)
    .limit(1)
    .executeTakeFirst()

export const findShownRoom = (db: Kysely<DB>, liveId: number, now: number): Promise<RoomNow | undefined> =>
  withStatus(db, 0, now).where('live_room.live_id', '=', liveId).executeTakeFirst()

// ---- what WeChat tells

export const findByRoomid = (db: Kysely<DB>, roomid: number): Promise<Room[]> =>
  db.selectFrom('live_room').selectAll().where('roomid', '=', roomid).execute()

/** Rooms whose state WeChat may still change. */
export const findAskable = (db: Kysely<DB>, endsAfter: number): Promise<Room[]> =>
  db
    .selectFrom('live_room')
    .selectAll()
    .where('roomid', '>', 0)
    .where('end_time', '>', endsAfter)
    .orderBy('site_id')
    .orderBy('live_id')
    .execute()

export async function keepTold(
  db: Kysely<DB>,
  { site_id, live_id, roomid }: RoomKey & Pick<Room, 'roomid'>,
  told: Pick<Room, 'told_status' | 'told_until'>,
): Promise<void> {
  await db
    .updateTable('live_room')
    .set(told)
    .where('site_id', '=', site_id)
    .where('live_id', '=', live_id)
    // another room of WeChat's may stand here meanwhile
    .where('roomid', '=', roomid)
    .execute()
}

// ---- reminders

export async function insertRemind(trx: Tx, row: Insertable<DB['live_remind']>): Promise<void> {
  await trx
    .insertInto('live_remind')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'live_id']).doNothing())
    .execute()
}

export async function deleteRemind(db: Kysely<DB>, memberId: number, liveId: number): Promise<void> {
  await db.deleteFrom('live_remind').where('member_id', '=', memberId).where('live_id', '=', liveId).execute()
}

/** Of these rooms those that the member is to be reminded of. */
export async function findReminded(db: Kysely<DB>, memberId: number, liveIds: number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('live_remind')
    .select('live_id')
    .where('member_id', '=', memberId)
    .where((eb) => eb('live_id', '=', eb.fn.any(eb.val(liveIds))))
    .execute()
  return new Set(rows.map(({ live_id }) => live_id))
}

export async function findUntold(db: Kysely<DB>, liveId: number, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('live_remind')
    .select('member_id')
    .where('live_id', '=', liveId)
    .where('is_told', '=', 0)
    .orderBy('member_id')
    .limit(most)
    .execute()
  return rows.map(({ member_id }) => member_id)
}

/** False = the member was told before, or does not want to be any more. */
export async function markTold(trx: Tx, memberId: number, liveId: number): Promise<boolean> {
  const row = await trx
    .updateTable('live_remind')
    .set({ is_told: 1 })
    .where('member_id', '=', memberId)
    .where('live_id', '=', liveId)
    .where('is_told', '=', 0)
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Rooms that are about to start, with members to be told, whose job was lost. */
export const findForgotten = (db: Kysely<DB>, kind: string, now: number, startsBefore: number, most: number) =>
  db
    .selectFrom('live_room')
    .select(['site_id', 'live_id', 'start_time'])
    .where('start_time', '>', now)
    .where('start_time', '<=', startsBefore)
    .where('live_id', 'in', (eb) => eb.selectFrom('live_remind').select('live_remind.live_id').where('is_told', '=', 0))
    .where(hasNoJob([kind], 'live_room.site_id', 'live_room.live_id'))
    .limit(most)
    .execute()

// ---- the operator's side

/** In any state. */
export const findRoom = (db: Kysely<DB>, liveId: number): Promise<Room | undefined> =>
  db.selectFrom('live_room').selectAll().where('live_id', '=', liveId).executeTakeFirst()

export async function insertRoom(trx: Tx, row: Insertable<DB['live_room']>): Promise<void> {
  await trx.insertInto('live_room').values(row).execute()
}

export async function updateRoom(
  trx: Tx,
  { site_id, live_id }: RoomKey,
  change: Partial<Insertable<DB['live_room']>>,
): Promise<void> {
  await trx.updateTable('live_room').set(change).where('site_id', '=', site_id).where('live_id', '=', live_id).execute()
}

/** With its reminders. */
export async function deleteRoom(trx: Tx, { site_id, live_id }: RoomKey): Promise<void> {
  await trx.deleteFrom('live_remind').where('live_id', '=', live_id).execute()
  await trx.deleteFrom('live_room').where('site_id', '=', site_id).where('live_id', '=', live_id).execute()
}

/** Rooms that wait for the platform, of one shop or, with site 0, of all. */
const unaudited = (db: Kysely<DB>, siteId: number) => {
  const query = db.selectFrom('live_room').where('audit_status', '=', 0)
  return siteId === 0 ? query : query.where('site_id', '=', siteId)
}

export const countWaiting = (db: Kysely<DB>, siteId: number): Promise<number> => countRows(unaudited(db, siteId))

/** The oldest first. */
export const findWaiting = (db: Kysely<DB>, siteId: number, limit: number, offset: number): Promise<Room[]> =>
  unaudited(db, siteId).selectAll().orderBy('create_time').orderBy('live_id').limit(limit).offset(offset).execute()
