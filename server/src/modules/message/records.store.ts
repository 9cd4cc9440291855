import { sql, type Insertable, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type SentRecord = Selectable<DB['site_message_record']>

export async function insertRecord(trx: Tx, row: Insertable<DB['site_message_record']>): Promise<void> {
  await trx.insertInto('site_message_record').values(row).execute()
}

export async function findRecords(
  db: Kysely<DB>,
  keys: readonly { site_id: number; record_id: number }[],
): Promise<SentRecord[]> {
  if (keys.length === 0) return []
  return db
    .selectFrom('site_message_record')
    .selectAll()
    .where((eb) => eb('site_id', '=', eb.fn.any(eb.val(keys.map((key) => key.site_id)))))
    .where((eb) => eb('record_id', '=', eb.fn.any(eb.val(keys.map((key) => key.record_id)))))
    .execute()
}

/** A site's messages reach who followed it or had paid there by then, the platform's everybody. */
const reaches = (member: RawBuilder<number>, site: RawBuilder<number>, at: RawBuilder<number>) => sql<boolean>`(
  ${site} = 0
  OR EXISTS (SELECT FROM shop_member f
    WHERE f.member_id = ${member} AND f.site_id = ${site} AND f.subscribe_time <= ${at})
  OR EXISTS (SELECT FROM orders o
    WHERE o.member_id = ${member} AND o.site_id = ${site} AND o.pay_status = 1 AND o.pay_time <= ${at}))`

export const keyOfRecord = (recordId: number) => `record/${recordId}`

/** Copies for those of the members whom it reaches and who have not closed their account. */
export async function insertCopies(trx: Tx, record: Insertable<DB['site_message_record']>, memberIds: number[]) {
  const { record_id, site_id, sub_type, create_time } = record
  await sql`
    INSERT INTO site_message
      (member_id, message_key, message_id, site_id, sub_type, occasion, record_id, facts, create_time)
    SELECT member_id, ${keyOfRecord(record_id)}, ${record_id}, ${site_id}, ${sub_type}, ${copied}, ${record_id},
      ${factsOfCopy(record)}, ${create_time}
    FROM (
      SELECT member_id FROM member
      WHERE member_id = ANY(${memberIds}::int8[]) AND is_delete = 0
        AND ${reaches(sql.ref('member.member_id'), sql`${site_id}::int8`, sql`${create_time}::int8`)}
      ORDER BY member_id FOR KEY SHARE
    ) reached
    ON CONFLICT (member_id, message_key) DO NOTHING`.execute(trx)
}

export const copied = 'sent'
export const factsOfCopy = ({ sub_type, record_id }: Pick<Sent, 'sub_type' | 'record_id'>) =>
  JSON.stringify(sub_type === 'group' ? { record_id } : {})

export type Sent = Pick<SentRecord, 'site_id' | 'record_id' | 'sub_type' | 'create_time'>

/** The record that was looked at last, in the order of create_time and record_id. */
export type After = Pick<Sent, 'create_time' | 'record_id'>

export interface Slice {
  /** up to when all was brought before */
  until: number
  /** what was sent to all next; `isNew`: it reaches the member, who has not got it yet */
  sent: (Sent & { isNew: boolean })[]
}

/**
 * The next `most` records for all members, from `margin` seconds before what was brought last: those that were sent at
 * the same time become visible in any order. Nothing from before the member's registration.
 */
export async function findSent(
  db: Kysely<DB>,
  memberId: number,
  { margin, most, after }: { margin: number; most: number; after?: After | undefined },
): Promise<Slice> {
  const member = sql<number>`${memberId}::int8`
  const from = after
    ? sql`(${after.create_time}::int8, ${after.record_id}::int8)`
    : sql`(GREATEST(m.create_time, reader.brought_until - ${margin}),
        CASE WHEN reader.brought_until - ${margin} > m.create_time THEN 0 ELSE m.member_id END)`
  const { rows } = await sql<{ until: number } & { [C in keyof Sent]: Sent[C] | null } & { isNew: boolean }>`
    SELECT GREATEST(m.create_time, reader.brought_until) AS until, r.site_id, r.record_id, r.sub_type, r.create_time,
      ${reaches(member, sql`r.site_id`, sql`r.create_time`)} AND NOT EXISTS (SELECT FROM site_message own
        WHERE own.member_id = ${member} AND own.message_key = 'record/' || r.record_id) AS "isNew"
    FROM member m
    LEFT JOIN message_reader reader ON reader.member_id = m.member_id
    LEFT JOIN LATERAL (
      SELECT * FROM site_message_record
      WHERE to_all = 1 AND (create_time, record_id) > ${from}
      ORDER BY create_time, record_id LIMIT ${most}
    ) r ON true
    WHERE m.member_id = ${member}
    ORDER BY r.create_time, r.record_id`.execute(db)
  return {
    until: rows[0]?.until ?? 0,
    sent: rows.flatMap(({ site_id, record_id, sub_type, create_time, isNew }) =>
      site_id === null || record_id === null || sub_type === null || create_time === null
        ? []
        : [{ site_id, record_id, sub_type, create_time, isNew }],
    ),
  }
}

export async function keepUntil(trx: Tx, memberId: number, until: number): Promise<void> {
  await trx
    .insertInto('message_reader')
    .values({ member_id: memberId, brought_until: until })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({
        brought_until: sql<number>`GREATEST(message_reader.brought_until, excluded.brought_until)`,
      }),
    )
    .execute()
}
