import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export interface CartItem {
  cart_id: number
  site_id: number
  sku_id: number
  num: number
  create_time: number
}

const columns = ['cart_id', 'site_id', 'sku_id', 'num', 'create_time'] as const

export const findItems = (db: Kysely<DB>, memberId: number): Promise<CartItem[]> =>
  db.selectFrom('cart_item').select(columns).where('member_id', '=', memberId).orderBy('cart_id', 'desc').execute()

export const findItemsById = (db: Kysely<DB>, memberId: number, cartIds: number[]): Promise<CartItem[]> =>
  db
    .selectFrom('cart_item')
    .select(columns)
    .where('member_id', '=', memberId)
    .where((eb) => eb('cart_id', '=', eb.fn.any(eb.val(cartIds))))
    .orderBy('cart_id')
    .execute()

/** Locks the member's row of a sku, so that two additions at once add up. */
export const lockItemOfSku = (trx: Tx, memberId: number, skuId: number): Promise<CartItem | undefined> =>
  trx
    .selectFrom('cart_item')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('sku_id', '=', skuId)
    .forUpdate()
    .executeTakeFirst()

export const lockItem = (trx: Tx, memberId: number, cartId: number): Promise<CartItem | undefined> =>
  trx
    .selectFrom('cart_item')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('cart_id', '=', cartId)
    .forUpdate()
    .executeTakeFirst()

export async function countItems(trx: Tx, memberId: number): Promise<number> {
  const { rows } = await trx
    .selectFrom('cart_item')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(rows)
}

export async function insertItem(trx: Tx, memberId: number, item: CartItem): Promise<void> {
  await trx
    .insertInto('cart_item')
    .values({ member_id: memberId, ...item })
    .execute()
}

export async function updateItem(
  trx: Tx,
  memberId: number,
  cartId: number,
  change: { num: number; sku_id?: number; site_id?: number },
): Promise<void> {
  await trx
    .updateTable('cart_item')
    .set(change)
    .where('member_id', '=', memberId)
    .where('cart_id', '=', cartId)
    .execute()
}

export async function deleteItems(db: Kysely<DB>, memberId: number, cartIds: number[]): Promise<void> {
  if (cartIds.length === 0) return
  await db
    .deleteFrom('cart_item')
    .where('member_id', '=', memberId)
    .where((eb) => eb('cart_id', '=', eb.fn.any(eb.val(cartIds))))
    .execute()
}

export async function deleteAll(db: Kysely<DB>, memberId: number): Promise<void> {
  await db.deleteFrom('cart_item').where('member_id', '=', memberId).execute()
}
