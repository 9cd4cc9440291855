import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { hasNoJob } from '../jobs/jobStore'
import type { DB } from './schema'
import type { Tx } from './transaction'

/** Tables of what one bill pays, and what closes when nobody does: `order_status`, `ends_at`. */
export type UnpaidTable = 'exchange_order' | 'recharge_order'

/**
 * The statements such tables have alike.
 * @param unpaid order_status of those that wait
 * @param closeKind kind of the job that closes them
 */
export function unpaidRows<T extends UnpaidTable>(table: T, unpaid: number, closeKind: string) {
  // only columns that all of them have are named here
  const rows = table as 'recharge_order'
  const own = (db: Kysely<DB>, memberId: number) => db.selectFrom(rows).where('member_id', '=', memberId)
  return {
    async insertOrder(trx: Tx, row: Insertable<DB[T]>): Promise<void> {
      await trx
        .insertInto(rows)
        .values(row as Insertable<DB['recharge_order']>)
        .execute()
    },

    lockOrders: async (trx: Tx, memberId: number, ids: number[]) =>
      (await own(trx, memberId)
        .selectAll()
        .where((eb) => eb('order_id', '=', eb.fn.any(eb.val(ids))))
        .orderBy('order_id')
        .forUpdate()
        .execute()) as Selectable<DB[T]>[],

    /** Changes it while it is unpaid; undefined = it is not any more. */
    changeUnpaid: async (trx: Tx, memberId: number, orderId: number, change: Updateable<DB[T]>) =>
      (await trx
        .updateTable(rows)
        .set(change as Updateable<DB['recharge_order']>)
        .where('member_id', '=', memberId)
        .where('order_id', '=', orderId)
        .where('order_status', '=', unpaid)
        .returningAll()
        .executeTakeFirst()) as Selectable<DB[T]> | undefined,

    /** Unpaid past their time, and no job closes them. */
    findOverdue: (db: Kysely<DB>, now: number, most: number) =>
      db
        .selectFrom(rows)
        .select(['member_id', 'order_id'])
        .where('order_status', '=', unpaid)
        .where('ends_at', '<=', now)
        .where(hasNoJob([closeKind], `${rows}.member_id`, `${rows}.order_id`))
        .orderBy('ends_at')
        .limit(most)
        .execute(),
  }
}
