import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import { statement } from '../../database/statement'
import type { Tx } from '../../database/transaction'

export type AddressRow = Selectable<DB['member_address']>

const own = (db: Pick<Kysely<DB>, 'selectFrom'>, memberId: number) =>
  db.selectFrom('member_address').where('member_id', '=', memberId)

export const find = (db: Kysely<DB>, memberId: number, id: number): Promise<AddressRow | undefined> =>
  own(db, memberId).where('id', '=', id).selectAll().executeTakeFirst()

export async function findDefault(db: Kysely<DB>, memberId: number): Promise<AddressRow | undefined> {
  const [row] = await readDefault(db, { memberId })
  return row
}

const readDefault = statement((db, { memberId }: { memberId: number }) =>
  own(db, memberId).where('is_default', '=', 1).selectAll().orderBy('id').limit(1),
)

/** Another one than `last`. */
export async function findNewest(db: Kysely<DB>, memberId: number, last: number): Promise<number | undefined> {
  const row = await own(db, memberId).where('id', '<>', last).select('id').orderBy('id', 'desc').executeTakeFirst()
  return row?.id
}

export const count = (db: Kysely<DB>, memberId: number, type?: number): Promise<number> =>
  countRows(own(db, memberId).$if(type !== undefined, (some) => some.where('type', '=', type ?? 0)))

export const list = (db: Kysely<DB>, memberId: number, type: number | undefined, limit: number, offset: number) =>
  own(db, memberId)
    .$if(type !== undefined, (some) => some.where('type', '=', type ?? 0))
    .selectAll()
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function insert(trx: Tx, row: Insertable<DB['member_address']>): Promise<void> {
  await trx.insertInto('member_address').values(row).execute()
}

export async function update(trx: Tx, memberId: number, id: number, change: Updateable<DB['member_address']>) {
  const row = await trx
    .updateTable('member_address')
    .set(change)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function clearDefault(trx: Tx, memberId: number): Promise<void> {
  await trx
    .updateTable('member_address')
    .set({ is_default: 0 })
    .where('member_id', '=', memberId)
    .where('is_default', '=', 1)
    .execute()
}

export async function remove(db: Tx, memberId: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('member_address')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
