import type { Kysely, Selectable } from 'kysely'
import type { DB } from '../../database/schema'

export type TicketRow = Selectable<DB['auth_ticket']>
export type PhoneRow = Selectable<DB['wechat_phone']>

export async function insertTicket(db: Kysely<DB>, row: TicketRow): Promise<void> {
  await db.insertInto('auth_ticket').values(row).execute()
}

export const findTicket = (db: Kysely<DB>, hash: string, now: number): Promise<TicketRow | undefined> =>
  db.selectFrom('auth_ticket').selectAll().where('ticket_hash', '=', hash).where('ends_at', '>', now).executeTakeFirst()

export async function insertPhone(db: Kysely<DB>, row: PhoneRow): Promise<void> {
  await db
    .insertInto('wechat_phone')
    .values(row)
    .onConflict((conflict) => conflict.column('code_hash').doNothing())
    .execute()
}

export const findPhone = (db: Kysely<DB>, hash: string, openid: string, now: number): Promise<PhoneRow | undefined> =>
  db
    .selectFrom('wechat_phone')
    .selectAll()
    .where('code_hash', '=', hash)
    .where('openid', '=', openid)
    .where('ends_at', '>', now)
    .executeTakeFirst()

export async function dropEnded(db: Kysely<DB>, now: number): Promise<void> {
  await db.deleteFrom('auth_ticket').where('ends_at', '<=', now).execute()
  await db.deleteFrom('wechat_phone').where('ends_at', '<=', now).execute()
}
