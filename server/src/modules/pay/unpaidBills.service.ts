import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Mall } from '../../mall'
import * as store from './bill.store'

/** Whether the member has something that could still be paid. */
export const hasUnpaid = async (db: Kysely<DB>, memberId: number): Promise<boolean> =>
  (await store.findUnpaidOf(db, memberId)).length > 0

/** What nobody has paid is not paid any more: whatever bills pay, each closed in its own way. */
export async function closeAllUnpaid(mall: Mall, memberId: number): Promise<void> {
  for (const bill of await store.findUnpaidOf(mall.db, memberId))
    await mall.payables.of(bill).closeUnpaid(mall, memberId, await store.billIds(mall.db, bill))
}
