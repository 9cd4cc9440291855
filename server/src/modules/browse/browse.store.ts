import type { Kysely } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export interface Browsed {
  member_id: number
  goods_id: number
  id: number
  site_id: number
  sku_id: number
  browse_time: number
}

const own = (db: Kysely<DB>, memberId: number) => db.selectFrom('member_browse').where('member_id', '=', memberId)

/** A goods seen before moves to the top, with the sku seen now. */
export async function save(trx: Tx, row: Browsed): Promise<void> {
  const { sku_id, browse_time } = row
  await trx
    .insertInto('member_browse')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'goods_id']).doUpdateSet({ sku_id, browse_time }))
    .execute()
}

/** Forgets what lies behind the newest `most`. */
export async function trim(trx: Tx, memberId: number, most: number): Promise<void> {
  await trx
    .deleteFrom('member_browse')
    .where('member_id', '=', memberId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('member_browse')
        .select('id')
        .where('member_id', '=', memberId)
        .orderBy('browse_time', 'desc')
        .orderBy('id', 'desc')
        .limit(1000)
        .offset(most),
    )
    .execute()
}

export const remove = (db: Kysely<DB>, memberId: number, ids: number[]) =>
  db
    .deleteFrom('member_browse')
    .where('member_id', '=', memberId)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute()

export const count = (db: Kysely<DB>, memberId: number): Promise<number> => countRows(own(db, memberId))

export const findNewest = (db: Kysely<DB>, memberId: number, limit: number, offset: number): Promise<Browsed[]> =>
  own(db, memberId)
    .selectAll()
    .orderBy('browse_time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
