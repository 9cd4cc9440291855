import type { MessageKind } from '@mall/contract/message'
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type Message = Selectable<DB['site_message']>

export const messageStates = { unread: 0, read: 1, deleted: 2 } as const
const { unread, read, deleted } = messageStates

/** One that was written before stays as it is, read or deleted; answers the keys of those that are new. */
export async function insertMessages(trx: Kysely<DB>, rows: Insertable<DB['site_message']>[]): Promise<string[]> {
  if (rows.length === 0) return []
  const fresh = await trx
    .insertInto('site_message')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['member_id', 'message_key']).doNothing())
    .returning('message_key')
    .execute()
  return fresh.map((row) => row.message_key)
}

/** Unread again with what is new, under another id: who deletes or reads the one of before does not touch it. */
export async function renewMessage(trx: Tx, row: Insertable<DB['site_message']>): Promise<void> {
  await trx
    .insertInto('site_message')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'message_key']).doUpdateSet({
        ...{ message_id: row.message_id, facts: row.facts, create_time: row.create_time, state: unread },
      }),
    )
    .execute()
}

export interface Listed {
  memberId: number
  kind: MessageKind
  /** 0 = all */
  siteId: number
  isRead?: boolean | undefined
}

const own = (db: Kysely<DB>, memberId: number) => db.selectFrom('site_message').where('member_id', '=', memberId)

const listed = (db: Kysely<DB>, { memberId, kind, siteId, isRead }: Listed) =>
  own(db, memberId)
    .where('sub_type', '=', kind)
    .where('state', '<', deleted)
    .$if(siteId > 0, (some) => some.where('site_id', '=', siteId))
    .$if(isRead !== undefined, (some) => some.where('state', '=', isRead ? read : unread))

export const countListed = (db: Kysely<DB>, of: Listed): Promise<number> => countRows(listed(db, of))

export const findListed = (db: Kysely<DB>, of: Listed, limit: number, offset: number): Promise<Message[]> =>
  listed(db, of)
    .selectAll()
    .orderBy('create_time', 'desc')
    .orderBy('message_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countUnread = (db: Kysely<DB>, memberId: number): Promise<number> =>
  countRows(own(db, memberId).where('state', '=', unread))

/** What belongs together in the list of kinds: all of a kind, of servicer each shop by itself. */
const threadSite = sql<number>`CASE WHEN sub_type = 'servicer' THEN site_id ELSE 0 END`

export type Thread = Message & { thread_site: number; unread: number }

/** The newest message of each thread, and how many of it are unread; newest first. */
export async function findThreads(db: Kysely<DB>, memberId: number): Promise<Thread[]> {
  const { rows } = await sql<Thread>`
    SELECT DISTINCT ON (sub_type, thread_site) *
    FROM (
      SELECT site_message.*, ${threadSite} AS thread_site,
        COUNT(*) FILTER (WHERE state = ${unread}) OVER (PARTITION BY sub_type, ${threadSite}) AS unread
      FROM site_message WHERE member_id = ${memberId} AND state < ${deleted}
    ) AS own
    ORDER BY sub_type, thread_site, create_time DESC, message_id DESC`.execute(db)
  return rows.sort((a, b) => b.create_time - a.create_time || b.message_id - a.message_id)
}

export const findMessage = (db: Kysely<DB>, memberId: number, messageId: number): Promise<Message | undefined> =>
  own(db, memberId).selectAll().where('message_id', '=', messageId).executeTakeFirst()

const reading = (db: Kysely<DB>, memberId: number) =>
  db.updateTable('site_message').set({ state: read }).where('member_id', '=', memberId).where('state', '=', unread)

export async function markRead(db: Kysely<DB>, memberId: number, messageId: number): Promise<void> {
  await reading(db, memberId).where('message_id', '=', messageId).execute()
}

export async function markKeyRead(db: Kysely<DB>, memberId: number, key: string): Promise<void> {
  await reading(db, memberId).where('message_key', '=', key).execute()
}

/** siteId 0 = of all */
export async function markKindsRead(
  db: Kysely<DB>,
  memberId: number,
  kinds: readonly MessageKind[],
  siteId: number,
): Promise<void> {
  await reading(db, memberId)
    .where((eb) => eb('sub_type', '=', eb.fn.any(eb.val([...kinds]))))
    .$if(siteId > 0, (some) => some.where('site_id', '=', siteId))
    .execute()
}

const removing = (db: Kysely<DB>, memberId: number) =>
  db
    .updateTable('site_message')
    .set({ state: deleted, facts: '{}' })
    .where('member_id', '=', memberId)
    .where('state', '<', deleted)

export async function remove(db: Kysely<DB>, memberId: number, messageId: number): Promise<void> {
  await removing(db, memberId).where('message_id', '=', messageId).execute()
}

/** All that belongs together with this one; what comes meanwhile stays. */
export async function removeThread(db: Kysely<DB>, of: Message): Promise<void> {
  await removing(db, of.member_id)
    .where('sub_type', '=', of.sub_type)
    .$if(of.sub_type === 'servicer', (some) => some.where('site_id', '=', of.site_id))
    .execute()
}
