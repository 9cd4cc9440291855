import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { ContentType } from '@mall/contract/chat'
import type { Language } from '@mall/contract/words'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type Room = Selectable<DB['chat_room']>
export type Message = Selectable<DB['chat_message']>

/** A room is one member and one site. */
export interface RoomKey {
  memberId: number
  siteId: number
}

export const sides = { member: 0, servicer: 1 } as const
export type Side = keyof typeof sides

/** What is said: of goods and orders the id, of texts and pictures the words. */
export interface Said {
  content_type: ContentType
  words: string
  goods_sku_id: number
  order_id: number
}

const rooms = (db: Kysely<DB>, { memberId, siteId }: RoomKey) =>
  db.selectFrom('chat_room').selectAll().where('member_id', '=', memberId).where('site_id', '=', siteId)

const messages = (db: Kysely<DB>, { memberId, siteId }: RoomKey) =>
  db.selectFrom('chat_message').selectAll().where('member_id', '=', memberId).where('site_id', '=', siteId)

export const findRoom = (db: Kysely<DB>, room: RoomKey): Promise<Room | undefined> => rooms(db, room).executeTakeFirst()

/** Nobody says anything there meanwhile. */
export const lockRoom = (trx: Tx, room: RoomKey): Promise<Room | undefined> =>
  rooms(trx, room).forNoKeyUpdate().executeTakeFirst()

/** A new message with the next number of its room, which it is answered; the room is made with its first one. */
export async function addMessage(
  trx: Tx,
  { memberId, siteId }: RoomKey,
  side: Side,
  said: Said,
  { at, checkId = 0, language }: { at: number; checkId?: number; language?: Language },
): Promise<number> {
  const last = `${side}_last_id` as const
  const newest = { content_type: said.content_type, words: said.words, add_time: at, ...(language && { language }) }
  const next = sql<number>`chat_room.last_id + 1`
  const { last_id: id } = await trx
    .insertInto('chat_room')
    .values({ member_id: memberId, site_id: siteId, last_id: 1, [last]: 1, ...newest })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'site_id']).doUpdateSet({ last_id: next, [last]: next, ...newest }),
    )
    .returning('last_id')
    .executeTakeFirstOrThrow()
  const place = { member_id: memberId, site_id: siteId, id, side: sides[side] }
  await trx
    .insertInto('chat_message')
    .values({ ...place, ...said, check_id: checkId, add_time: at })
    .execute()
  return id
}

/** Newest first, from message `upTo` downwards. */
export const listDown = (db: Kysely<DB>, room: RoomKey, upTo: number, limit: number): Promise<Message[]> =>
  messages(db, room).where('id', '<=', upTo).orderBy('id', 'desc').limit(limit).execute()

/** What the servicer has said after message `after`, in its order. */
export const servicerSaid = (db: Kysely<DB>, room: RoomKey, after: number, limit: number): Promise<Message[]> =>
  messages(db, room).where('side', '=', sides.servicer).where('id', '>', after).orderBy('id').limit(limit).execute()

/** Marks what the other side has said read, up to message `upTo`; false = it was before. */
export async function markRead(db: Kysely<DB>, room: RoomKey, by: Side, upTo: number): Promise<boolean> {
  const column = `${by}_read_id` as const
  const { numUpdatedRows } = await db
    .updateTable('chat_room')
    .set({ [column]: upTo })
    .where('member_id', '=', room.memberId)
    .where('site_id', '=', room.siteId)
    .where(column, '<', upTo)
    .where('last_id', '>=', upTo)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface Thread extends Room {
  /** of what the servicer has said */
  unread: number
}

export const countThreads = (db: Kysely<DB>, memberId: number): Promise<number> =>
  countRows(db.selectFrom('chat_room').where('member_id', '=', memberId))

/** The rooms of a member, with the newest word first. */
export const listThreads = (db: Kysely<DB>, memberId: number, limit: number, offset: number): Promise<Thread[]> =>
  db
    .selectFrom('chat_room')
    .selectAll('chat_room')
    .select((eb) =>
      eb
        .selectFrom('chat_message')
        .select((one) => one.cast<number>(one.fn.countAll(), 'integer').as('unread'))
        .whereRef('chat_message.member_id', '=', 'chat_room.member_id')
        .whereRef('chat_message.site_id', '=', 'chat_room.site_id')
        .whereRef('chat_message.id', '>', 'chat_room.member_read_id')
        .where('chat_message.side', '=', sides.servicer)
        .as('unread'),
    )
    .where('chat_room.member_id', '=', memberId)
    .orderBy('chat_room.add_time', 'desc')
    .orderBy('chat_room.site_id')
    .limit(limit)
    .offset(offset)
    .$castTo<Thread>()
    .execute()

/** Rooms whose newest word is the member's; `siteId` 0 = of every site. */
const waiting = (db: Kysely<DB>, siteId: number) =>
  db
    .selectFrom('chat_room')
    .where((eb) => eb('member_last_id', '>', eb.ref('servicer_last_id')))
    .$if(siteId > 0, (some) => some.where('site_id', '=', siteId))

export const countWaiting = (db: Kysely<DB>, siteId: number): Promise<number> => countRows(waiting(db, siteId))

/** Who has waited longest comes first. */
export const listWaiting = (db: Kysely<DB>, siteId: number, limit: number, offset: number): Promise<Room[]> =>
  waiting(db, siteId)
    .selectAll()
    .orderBy('add_time')
    .orderBy('member_id')
    .orderBy('site_id')
    .limit(limit)
    .offset(offset)
    .execute()

export const findChecked = (db: Kysely<DB>, memberId: number, checkId: number): Promise<Message | undefined> =>
  db
    .selectFrom('chat_message')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('check_id', '=', checkId)
    .executeTakeFirst()

/** The row and its number stay, so that none is missed. */
export async function takeOut(trx: Tx, { member_id, site_id, id }: Message): Promise<void> {
  const ifNewest = <V>(empty: V, column: string): RawBuilder<V> =>
    sql`CASE WHEN last_id = ${id} THEN ${empty} ELSE ${sql.ref(column)} END`
  const emptied = { content_type: 0, words: '' } as const
  await trx
    .updateTable('chat_room')
    .set({ content_type: ifNewest(0, 'content_type'), words: ifNewest('', 'words') })
    .where('member_id', '=', member_id)
    .where('site_id', '=', site_id)
    .execute()
  await trx
    .updateTable('chat_message')
    .set(emptied)
    .where('member_id', '=', member_id)
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute()
}

export async function markSeen(db: Kysely<DB>, siteId: number, at: number, unlessSince: number): Promise<void> {
  await db
    .insertInto('chat_presence')
    .values({ site_id: siteId, seen_at: at })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({ seen_at: at }).where('chat_presence.seen_at', '<', unlessSince),
    )
    .execute()
}

export async function seenAt(db: Kysely<DB>, siteId: number): Promise<number> {
  const row = await db.selectFrom('chat_presence').select('seen_at').where('site_id', '=', siteId).executeTakeFirst()
  return row?.seen_at ?? 0
}
