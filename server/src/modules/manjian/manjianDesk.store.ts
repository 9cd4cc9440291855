import type { Insertable } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export async function insertManjian(trx: Tx, row: Insertable<DB['manjian']>): Promise<void> {
  await trx.insertInto('manjian').values(row).execute()
}

export async function insertFreeShipping(trx: Tx, row: Insertable<DB['free_shipping']>): Promise<void> {
  await trx.insertInto('free_shipping').values(row).execute()
}
