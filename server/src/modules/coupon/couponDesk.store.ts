import type { Insertable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export interface TypeLife {
  /** 1 running, 2 ended, -1 closed */
  status: number
  /** 0: until end_time */
  validity_type: number
  end_time: number
}

export async function insertType(trx: Tx, row: Insertable<DB['coupon_type']>): Promise<void> {
  await trx.insertInto('coupon_type').values(row).execute()
}

export const lockType = (trx: Tx, typeId: number): Promise<(TypeLife & { site_id: number }) | undefined> =>
  trx
    .selectFrom('coupon_type')
    .select(['site_id', 'status', 'validity_type', 'end_time'])
    .where('coupon_type_id', '=', typeId)
    .forUpdate()
    .executeTakeFirst()

export async function closeType(trx: Tx, siteId: number, typeId: number): Promise<void> {
  await trx
    .updateTable('coupon_type')
    .set({ status: -1 })
    .where('site_id', '=', siteId)
    .where('coupon_type_id', '=', typeId)
    .execute()
}

export async function insertPlatformType(trx: Tx, row: Insertable<DB['platform_coupon_type']>): Promise<void> {
  await trx.insertInto('platform_coupon_type').values(row).execute()
}

export const lockPlatformType = (trx: Tx, typeId: number): Promise<TypeLife | undefined> =>
  trx
    .selectFrom('platform_coupon_type')
    .select(['status', 'validity_type', 'end_time'])
    .where('platformcoupon_type_id', '=', typeId)
    .forUpdate()
    .executeTakeFirst()

export async function closePlatformType(trx: Tx, typeId: number): Promise<void> {
  await trx
    .updateTable('platform_coupon_type')
    .set({ status: -1 })
    .where('site_id', '=', 0)
    .where('platformcoupon_type_id', '=', typeId)
    .execute()
}

/** How many of these groups of shops there are. */
export async function countGroups(trx: Tx, groupIds: readonly number[]): Promise<number> {
  if (groupIds.length === 0) return 0
  return countRows(trx.selectFrom('shop_group').where((eb) => eb('group_id', '=', eb.fn.any(eb.val([...groupIds])))))
}
