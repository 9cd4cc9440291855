import type { Kysely } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export interface Collected {
  member_id: number
  goods_id: number
  collect_id: number
  site_id: number
  sku_id: number
  create_time: number
}

const own = (db: Kysely<DB>, memberId: number) => db.selectFrom('member_collect').where('member_id', '=', memberId)

/** False when the goods was collected before. */
export async function insert(trx: Tx, row: Collected): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('member_collect')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'goods_id']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) === 1
}

/** What was taken away. */
export const remove = (trx: Kysely<DB>, memberId: number, goodsIds: number[]) =>
  trx
    .deleteFrom('member_collect')
    .where('member_id', '=', memberId)
    .where((eb) => eb('goods_id', '=', eb.fn.any(eb.val(goodsIds))))
    .returning(['site_id', 'goods_id'])
    .execute()

export const find = (db: Kysely<DB>, memberId: number, goodsId: number) =>
  own(db, memberId).select('collect_id').where('goods_id', '=', goodsId).executeTakeFirst()

export const count = (db: Kysely<DB>, memberId: number): Promise<number> => countRows(own(db, memberId))

export const findNewest = (db: Kysely<DB>, memberId: number, limit: number, offset: number): Promise<Collected[]> =>
  own(db, memberId)
    .selectAll()
    .orderBy('create_time', 'desc')
    .orderBy('collect_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
