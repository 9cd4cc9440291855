import { sql, type Insertable } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

/** Held until an activity of it is written: a slot that is being closed waits, and sees the activity then. */
export async function holdSlot(trx: Tx, slotId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('seckill_time')
    .select('seckill_time_id')
    .where('seckill_time_id', '=', slotId)
    .where('is_closed', '=', 0)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export const insertSeckill = (trx: Tx, row: Insertable<DB['seckill']>) =>
  trx.insertInto('seckill').values(row).execute()

/**
 * Lets one transaction at a time insert slots: two that insert overlapping rows at the same moment deadlock on the exclusion
 * constraint. Readers of slots, and activities that hold one, do not wait.
 */
export const lockSlots = (trx: Tx) => sql`LOCK TABLE seckill_time IN SHARE ROW EXCLUSIVE MODE`.execute(trx)

export const insertSlot = (trx: Tx, row: Insertable<DB['seckill_time']>) =>
  trx.insertInto('seckill_time').values(row).execute()

/** An open slot that shares a second with this one. */
export async function overlapsSlot(trx: Tx, start: number, end: number): Promise<boolean> {
  const row = await trx
    .selectFrom('seckill_time')
    .select('seckill_time_id')
    .where('is_closed', '=', 0)
    .where('seckill_start_time', '<', end)
    .where('seckill_end_time', '>', start)
    .executeTakeFirst()
  return row !== undefined
}

export const lockSlot = (trx: Tx, slotId: number) =>
  trx
    .selectFrom('seckill_time')
    .select('is_closed')
    .where('seckill_time_id', '=', slotId)
    .forUpdate()
    .executeTakeFirst()

/** Activities of the slot that are running or to come. */
export async function isUsed(trx: Tx, slotId: number, now: number): Promise<boolean> {
  const row = await trx
    .selectFrom('seckill')
    .select('seckill_id')
    .where('seckill_time_id', '=', slotId)
    .where('is_closed', '=', 0)
    .where('end_time', '>', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const closeSlot = (trx: Tx, slotId: number) =>
  trx.updateTable('seckill_time').set({ is_closed: 1 }).where('seckill_time_id', '=', slotId).execute()
