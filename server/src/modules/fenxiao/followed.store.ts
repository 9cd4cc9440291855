import type { Insertable, Kysely, Selectable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type Followed = Selectable<DB['fenxiao_collect']>

const own = (db: Kysely<DB>, memberId: number) => db.selectFrom('fenxiao_collect').where('member_id', '=', memberId)

/** The member is locked, and does not follow the goods yet. */
export async function insert(trx: Tx, row: Insertable<DB['fenxiao_collect']>): Promise<void> {
  await trx.insertInto('fenxiao_collect').values(row).execute()
}

export async function remove(db: Kysely<DB>, memberId: number, collectIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('fenxiao_collect')
    .where('member_id', '=', memberId)
    .where((eb) => eb('collect_id', '=', eb.fn.any(eb.val([...collectIds]))))
    .execute()
}

/** collect_id by goods_id, of those that the member follows */
export async function followedOf(
  db: Kysely<DB>,
  memberId: number,
  goodsIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await own(db, memberId)
    .select(['goods_id', 'collect_id'])
    .where((eb) => eb('goods_id', '=', eb.fn.any(eb.val([...goodsIds]))))
    .execute()
  return new Map(rows.map(({ goods_id, collect_id }) => [goods_id, collect_id]))
}

export const count = (db: Kysely<DB>, memberId: number): Promise<number> => countRows(own(db, memberId))

export const findNewest = (db: Kysely<DB>, memberId: number, limit: number, offset: number): Promise<Followed[]> =>
  own(db, memberId)
    .selectAll()
    .orderBy('create_time', 'desc')
    .orderBy('collect_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
