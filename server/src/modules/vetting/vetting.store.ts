/** Words and pictures that wait for a verdict. */
import type { Kysely } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'

/** Where it stands; the row it belongs to is the member's own, that of the order, the evaluation or the message. */
export type Kind =
  'nickname' | 'headimg' | 'buyer_message' | 'evaluate_words' | 'evaluate_picture' | 'chat_words' | 'chat_picture'

export interface Place {
  member_id: number
  kind: Kind
  ref_id: number
}

export interface HeldRow extends Place {
  content_id: number
  /** evaluate_id; 0 where one alone stands in a place */
  part_of: number
  value: string
  create_time: number
}

const columns = ['member_id', 'kind', 'ref_id', 'content_id', 'part_of', 'value', 'create_time'] as const
const held = (db: Kysely<DB>) => db.selectFrom('content_unchecked').select(columns).$castTo<HeldRow>()
const placed = ({ member_id, kind, ref_id }: Place) => ({ member_id, kind, ref_id })

/** What stood there before and waited is forgotten. `nextTime`: when it is asked about again. */
export async function keep(db: Kysely<DB>, row: HeldRow, trace: string, nextTime: number): Promise<void> {
  const { content_id, part_of, value, create_time } = row
  const fresh = { content_id, part_of, value, create_time, trace_id: trace, tries: 0, next_time: nextTime }
  await db
    .insertInto('content_unchecked')
    .values({ ...placed(row), ...fresh })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'ref_id']).doUpdateSet(fresh))
    .execute()
}

export async function drop(db: Kysely<DB>, place: Place): Promise<void> {
  const { member_id, kind, ref_id } = place
  await db
    .deleteFrom('content_unchecked')
    .where('member_id', '=', member_id)
    .where('kind', '=', kind)
    .where('ref_id', '=', ref_id)
    .execute()
}

/** Takes the row only as it was judged: what stands there meanwhile stays. */
export async function take(db: Kysely<DB>, { member_id, kind, ref_id, value }: HeldRow): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('content_unchecked')
    .where('member_id', '=', member_id)
    .where('kind', '=', kind)
    .where('ref_id', '=', ref_id)
    .where('value', '=', value)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const findOf = (db: Kysely<DB>, memberId: number, kinds: readonly Kind[]): Promise<HeldRow[]> =>
  held(db).where('member_id', '=', memberId).where('kind', 'in', kinds).execute()

export async function hasPart(db: Kysely<DB>, memberId: number, partOf: number): Promise<boolean> {
  const one = db.selectFrom('content_unchecked').select('ref_id').where('member_id', '=', memberId)
  return (await one.where('part_of', '=', partOf).limit(1).executeTakeFirst()) !== undefined
}

export const findById = (db: Kysely<DB>, contentId: number): Promise<HeldRow | undefined> =>
  held(db).where('content_id', '=', contentId).executeTakeFirst()

export const findByTrace = (db: Kysely<DB>, trace: string): Promise<HeldRow[]> =>
  held(db).where('trace_id', '=', trace).execute()

/** Oldest first. */
export const list = (db: Kysely<DB>, limit: number, offset: number): Promise<HeldRow[]> =>
  held(db).orderBy('create_time').orderBy('content_id').limit(limit).offset(offset).execute()

export const count = (db: Kysely<DB>): Promise<number> => countRows(db.selectFrom('content_unchecked'))

/** The next to be asked about again; those asked about `most` times wait for a person. */
export const nextToAsk = (db: Kysely<DB>, now: number, most: number, limit: number): Promise<HeldRow[]> =>
  held(db).where('next_time', '<=', now).where('tries', '<', most).orderBy('next_time').limit(limit).execute()

/** It was asked about again, and nobody could say. */
export async function askedAgain(db: Kysely<DB>, row: HeldRow, trace: string, nextTime: number): Promise<void> {
  await db
    .updateTable('content_unchecked')
    .set((eb) => ({ tries: eb('tries', '+', 1), trace_id: trace, next_time: nextTime }))
    .where('member_id', '=', row.member_id)
    .where('kind', '=', row.kind)
    .where('ref_id', '=', row.ref_id)
    .where('value', '=', row.value)
    .execute()
}
