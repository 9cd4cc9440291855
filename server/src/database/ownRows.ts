import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { countRows } from './countRows'
import type { DB } from './schema'
import { statement } from './statement'
import type { Tx } from './transaction'

/** Tables whose rows are one member's own, with `id` and `is_default`. */
export type OwnTable = 'member_address' | 'member_bank_account'
type Row<T extends OwnTable> = Selectable<DB[T]>

/** The statements such tables have alike. */
export function ownRows<T extends OwnTable>(table: T) {
  // only columns that all of them have are named here
  const rows = table as 'member_address'
  const own = (db: Pick<Kysely<DB>, 'selectFrom'>, memberId: number) =>
    db.selectFrom(rows).where('member_id', '=', memberId)
  const readDefault = statement((db, { memberId }: { memberId: number }) =>
    own(db, memberId).where('is_default', '=', 1).selectAll().orderBy('id').limit(1),
  )
  return {
    find: async (db: Kysely<DB>, memberId: number, id: number) =>
      (await own(db, memberId).where('id', '=', id).selectAll().executeTakeFirst()) as Row<T> | undefined,

    async findDefault(db: Kysely<DB>, memberId: number) {
      const [row] = await readDefault(db, { memberId })
      return row as Row<T> | undefined
    },

    /** Another one than `last`. */
    async findNewest(db: Kysely<DB>, memberId: number, last: number): Promise<number | undefined> {
      const row = await own(db, memberId).where('id', '<>', last).select('id').orderBy('id', 'desc').executeTakeFirst()
      return row?.id
    },

    count: (db: Kysely<DB>, memberId: number): Promise<number> => countRows(own(db, memberId)),

    /** The default one first, then the newest. */
    list: async (db: Kysely<DB>, memberId: number, limit: number, offset: number) =>
      (await own(db, memberId)
        .selectAll()
        .orderBy('is_default', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()) as Row<T>[],

    async insert(trx: Tx, row: Insertable<DB[T]>): Promise<void> {
      await trx
        .insertInto(rows)
        .values(row as Insertable<DB['member_address']>)
        .execute()
    },

    async update(
      trx: Tx,
      memberId: number,
      id: number,
      change: Updateable<DB[T]> | { is_default: number },
    ): Promise<boolean> {
      const row = await trx
        .updateTable(rows)
        .set(change as Updateable<DB['member_address']>)
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    async clearDefault(trx: Tx, memberId: number): Promise<void> {
      await trx
        .updateTable(rows)
        .set({ is_default: 0 })
        .where('member_id', '=', memberId)
        .where('is_default', '=', 1)
        .execute()
    },

    async remove(trx: Tx, memberId: number, id: number): Promise<boolean> {
      const row = await trx
        .deleteFrom(rows)
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}

export type OwnRows<T extends OwnTable> = ReturnType<typeof ownRows<T>>
