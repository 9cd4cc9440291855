/** Nicknames and faces that wait for a verdict. */
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'

export type ShownField = 'nickname' | 'headimg'

export interface UncheckedRow {
  member_id: number
  field: ShownField
  value: string
}

export async function keep(db: Kysely<DB>, row: UncheckedRow, now: number): Promise<void> {
  const { value } = row
  await db
    .insertInto('member_unchecked')
    .values({ ...row, create_time: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'field']).doUpdateSet({ value, tries: 0, create_time: now }),
    )
    .execute()
}

export async function drop(db: Kysely<DB>, memberId: number, field: ShownField): Promise<void> {
  await db.deleteFrom('member_unchecked').where('member_id', '=', memberId).where('field', '=', field).execute()
}

/** Takes the row only as it was judged: what the member chose meanwhile stays. */
export async function take(db: Kysely<DB>, { member_id, field, value }: UncheckedRow): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('member_unchecked')
    .where('member_id', '=', member_id)
    .where('field', '=', field)
    .where('value', '=', value)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function findOf(db: Kysely<DB>, memberId: number): Promise<Partial<Record<ShownField, string>>> {
  const rows = await db
    .selectFrom('member_unchecked')
    .select(['field', 'value'])
    .where('member_id', '=', memberId)
    .execute()
  return Object.fromEntries(rows.map(({ field, value }) => [field, value]))
}

/** The next to be asked about again, each counted; those asked about `most` times wait for a person. */
export async function nextToAsk(db: Kysely<DB>, most: number, limit: number): Promise<UncheckedRow[]> {
  const rows = await db
    .selectFrom('member_unchecked')
    .select(['member_id', 'field', 'value'])
    .where('tries', '<', most)
    .orderBy('create_time')
    .limit(limit)
    .execute()
  for (const { member_id, field } of rows)
    await db
      .updateTable('member_unchecked')
      .set((eb) => ({ tries: eb('tries', '+', 1) }))
      .where('member_id', '=', member_id)
      .where('field', '=', field)
      .execute()
  return rows as UncheckedRow[]
}
