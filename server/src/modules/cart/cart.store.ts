import type { Kysely } from 'kysely'
import { countRows } from '../../database/countRows'
import { padded } from '../../database/padded'
import type { DB } from '../../database/schema'
import { statement } from '../../database/statement'
import type { Tx } from '../../database/transaction'

export interface CartItem {
  cart_id: number
  site_id: number
  sku_id: number
  num: number
  create_time: number
}

/** The carts of a member lie in tables of the same columns. */
export type CartTable = 'cart_item' | 'wholesale_cart_item'

const columns = ['cart_id', 'site_id', 'sku_id', 'num', 'create_time'] as const

export function cartStore(of: CartTable) {
  // one name for both: the builder takes no union of tables, and they differ in nothing else
  const table = of as 'cart_item'
  const items = (db: Pick<Kysely<DB>, 'selectFrom'>, memberId: number) =>
    db.selectFrom(table).select(columns).where('member_id', '=', memberId)
  const readSome = statement((db, { memberId, cartIds }: { memberId: number; cartIds: number[] }) =>
    items(db, memberId).where('cart_id', 'in', cartIds).orderBy('cart_id'),
  )
  const deleteSome = statement((db, { memberId, cartIds }: { memberId: number; cartIds: number[] }) => {
    const inOrder = items(db, memberId)
      .clearSelect()
      .select('cart_id')
      .where('cart_id', 'in', cartIds)
      .orderBy('cart_id')
      .forUpdate()
    return db.deleteFrom(table).where('member_id', '=', memberId).where('cart_id', 'in', inOrder).returning('cart_id')
  })

  return {
    findItems: (db: Kysely<DB>, memberId: number): Promise<CartItem[]> =>
      items(db, memberId).orderBy('cart_id', 'desc').execute(),

    findItemsById: async (db: Kysely<DB>, memberId: number, cartIds: number[]): Promise<CartItem[]> =>
      cartIds.length > 0 ? readSome(db, { memberId, cartIds: padded(cartIds) }) : [],

    /** Locks the member's row of a sku, so that two additions at once add up. */
    lockItemOfSku: (trx: Tx, memberId: number, skuId: number): Promise<CartItem | undefined> =>
      items(trx, memberId).where('sku_id', '=', skuId).forUpdate().executeTakeFirst(),

    /** A row, and the one of a sku it may become: locked together, so that two such changes do not cross. */
    lockItems: (trx: Tx, memberId: number, cartId: number, skuId: number): Promise<CartItem[]> =>
      items(trx, memberId)
        .where((eb) => eb.or([eb('cart_id', '=', cartId), eb('sku_id', '=', skuId)]))
        .orderBy('cart_id')
        .forUpdate()
        .execute(),

    countItems: (trx: Tx, memberId: number): Promise<number> => countRows(items(trx, memberId)),

    async insertItem(trx: Tx, memberId: number, item: CartItem): Promise<void> {
      await trx
        .insertInto(table)
        .values({ member_id: memberId, ...item })
        .execute()
    },

    async updateItem(
      trx: Tx,
      memberId: number,
      cartId: number,
      change: { num: number; sku_id?: number; site_id?: number },
    ): Promise<void> {
      await trx.updateTable(table).set(change).where('member_id', '=', memberId).where('cart_id', '=', cartId).execute()
    },

    /** Returns how many rows there were. */
    async deleteItems(db: Kysely<DB>, memberId: number, cartIds: number[]): Promise<number> {
      if (cartIds.length === 0) return 0
      return (await deleteSome(db, { memberId, cartIds: padded(cartIds) })).length
    },

    async deleteAll(db: Kysely<DB>, memberId: number): Promise<void> {
      await db.deleteFrom(table).where('member_id', '=', memberId).execute()
    },
  }
}
