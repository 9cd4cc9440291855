import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type Request = Selectable<DB['member_cancel']>

/** wire/member section 8 */
export const states = { waiting: 0, closed: 1, refused: -1 } as const

export const find = (db: Kysely<DB>, memberId: number): Promise<Request | undefined> =>
  db.selectFrom('member_cancel').selectAll().where('member_id', '=', memberId).executeTakeFirst()

/** A refused request makes way for a new one; false = one waits. */
export async function insert(trx: Tx, row: Insertable<DB['member_cancel']>): Promise<boolean> {
  const { reason = '', status = states.waiting, apply_time, audit_time = 0 } = row
  const made = await trx
    .insertInto('member_cancel')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ reason, status, apply_time, audit_time })
        .where('member_cancel.status', '=', states.refused),
    )
    .returning('member_id')
    .executeTakeFirst()
  return made !== undefined
}

/** Of one that waits; false = it does not any more. */
export async function decide(trx: Tx, memberId: number, change: Updateable<DB['member_cancel']>): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member_cancel')
    .set(change)
    .where('member_id', '=', memberId)
    .where('status', '=', states.waiting)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function takeBack(db: Kysely<DB>, memberId: number): Promise<void> {
  await db.deleteFrom('member_cancel').where('member_id', '=', memberId).where('status', '<>', states.closed).execute()
}

const waiting = (db: Kysely<DB>) =>
  db
    .selectFrom('member_cancel')
    .innerJoin('member', 'member.member_id', 'member_cancel.member_id')
    .where('member_cancel.status', '=', states.waiting)

export const countWaiting = (db: Kysely<DB>): Promise<number> => countRows(waiting(db))

/** The oldest first. */
export const listWaiting = (db: Kysely<DB>, limit: number, offset: number) =>
  waiting(db)
    .select(['member_cancel.member_id', 'member_cancel.status', 'member_cancel.apply_time', 'member.nickname'])
    .orderBy('apply_time')
    .orderBy('member_cancel.member_id')
    .limit(limit)
    .offset(offset)
    .execute()

/** How many things of each kind a member has open. */
export interface Open {
  /** orders in 1, 2, 3 or 4 */
  order: number
  /** lines with a refund or a complaint under way */
  refund: number
  /** presale orders whose deposit is paid and whose final payment is not */
  presale: number
  /** withdrawals in 0 or 1 */
  withdraw: number
}

export async function findOpen(db: Kysely<DB>, memberId: number): Promise<Open> {
  const { rows } = await sql<Open>`
    SELECT
      (SELECT count(*) FROM orders WHERE member_id = ${memberId} AND order_status IN (1, 2, 3, 4)) AS order,
      (SELECT count(*) FROM order_line line WHERE line.member_id = ${memberId} AND (line.refund_status IN (1, 2, 4, 5, 6)
        OR EXISTS (SELECT FROM order_complain complaint WHERE complaint.member_id = line.member_id
          AND complaint.order_goods_id = line.order_goods_id AND complaint.complain_status = 1))) AS refund,
      (SELECT count(*) FROM presale_order WHERE member_id = ${memberId} AND order_status = 1) AS presale,
      (SELECT count(*) FROM member_withdraw WHERE member_id = ${memberId} AND status IN (0, 1)) AS withdraw
  `.execute(db)
  const [open] = rows
  if (!open) throw new Error('an aggregate answers one row')
  const { order, refund, presale, withdraw } = open
  return { order: Number(order), refund: Number(refund), presale: Number(presale), withdraw: Number(withdraw) }
}

/** Pictures of the face and of the card: who removes the rows removes them too. */
export async function findPictures(trx: Tx, memberId: number): Promise<string[]> {
  const member = await trx.selectFrom('member').select('headimg').where('member_id', '=', memberId).executeTakeFirst()
  const card = await trx
    .selectFrom('member_realname')
    .select(['auth_card_front', 'auth_card_back', 'auth_card_hand'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  // a face may lie elsewhere: there is nothing of it here
  return [member?.headimg, card?.auth_card_front, card?.auth_card_back, card?.auth_card_hand]
    .map((path) => path?.replace(/^\//, '') ?? '')
    .filter((path) => path.startsWith('upload/'))
}
