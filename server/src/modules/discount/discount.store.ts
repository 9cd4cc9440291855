import { sql, type Insertable } from 'kysely'
import { currentCents } from '../../database/currentCents'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export interface DiscountSku {
  sku_id: number
  /** cents */
  discount_price: number
}

export async function insertDiscount(trx: Tx, row: Insertable<DB['discount']>, skus: DiscountSku[]): Promise<void> {
  const { site_id, discount_id } = row
  await trx.insertInto('discount').values(row).execute()
  await trx
    .insertInto('discount_sku')
    .values(skus.map(({ sku_id, discount_price }) => ({ site_id, discount_id, sku_id, discount_price })))
    .execute()
}

export const findDiscount = (trx: Tx, siteId: number, discountId: number) =>
  trx
    .selectFrom('discount')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('discount_id', '=', discountId)
    .executeTakeFirst()

const itsSkus = (siteId: number, discountId: number) => sql<boolean>`sku.sku_id IN (SELECT discount_sku.sku_id
  FROM discount_sku WHERE discount_sku.site_id = ${siteId} AND discount_sku.discount_id = ${discountId})`

/** Locks the skus of a discount before many of them are changed; returns what they cost without it. */
export const lockSkus = (trx: Tx, siteId: number, discountId: number) =>
  trx
    .selectFrom('sku')
    .select(['sku_id', 'price'])
    .where('site_id', '=', siteId)
    .where(itsSkus(siteId, discountId))
    .orderBy('sku_id')
    .forUpdate()
    .execute()

/** Locks the goods whose default sku it is. */
async function lockGoods(trx: Tx, siteId: number, discountId: number): Promise<void> {
  await trx
    .selectFrom('goods')
    .select('goods_id')
    .where('site_id', '=', siteId)
    .where((eb) =>
      eb(
        'default_sku_id',
        'in',
        eb
          .selectFrom('discount_sku')
          .select('sku_id')
          .where('discount_sku.site_id', '=', siteId)
          .where('discount_id', '=', discountId),
      ),
    )
    .orderBy('goods_id')
    .forUpdate()
    .execute()
}

/** The skus wear the price of the discount, whether it runs is told by its times; answers how many were free to. */
export async function wear(
  trx: Tx,
  { site_id, discount_id, start_time, end_time }: Omit<Insertable<DB['discount']>, 'create_time'>,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('sku')
    .from('discount_sku')
    .set((eb) => ({
      discount_price: eb.ref('discount_sku.discount_price'),
      promotion_type: 1,
      discount_start: start_time,
      discount_end: end_time,
    }))
    .whereRef('discount_sku.site_id', '=', 'sku.site_id')
    .whereRef('discount_sku.sku_id', '=', 'sku.sku_id')
    .where('discount_sku.discount_id', '=', discount_id)
    .where('sku.site_id', '=', site_id)
    .where((eb) => eb.or([eb('sku.promotion_type', '=', 0), eb('sku.discount_end', '<=', now)]))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Its skus that wear a discount cost their own price again. */
const bare = (trx: Tx, siteId: number, discountId: number) =>
  trx
    .updateTable('sku')
    .set((eb) => ({ discount_price: eb.ref('price'), promotion_type: 0, discount_start: 0, discount_end: 0 }))
    .where('sku.site_id', '=', siteId)
    .where('promotion_type', '=', 1)
    .where(itsSkus(siteId, discountId))

/** A discount that is over; what wears the next one by now is left. */
export async function takeOff(trx: Tx, siteId: number, discountId: number, now: number): Promise<void> {
  await bare(trx, siteId, discountId).where('discount_end', '<=', now).execute()
}

/** A discount that was closed before its end: its own times tell it from another one. */
export async function takeOffClosed(trx: Tx, siteId: number, discountId: number): Promise<void> {
  await bare(trx, siteId, discountId)
    .where((eb) =>
      eb(
        eb.refTuple('discount_start', 'discount_end'),
        'in',
        eb
          .selectFrom('discount')
          .select(['start_time', 'end_time'])
          .where('site_id', '=', siteId)
          .where('discount_id', '=', discountId)
          .$asTuple('start_time', 'end_time'),
      ),
    )
    .execute()
}

/** goods.min_price is the current price of the default sku. */
export async function listPrices(trx: Tx, siteId: number, discountId: number, now: number): Promise<void> {
  await lockGoods(trx, siteId, discountId)
  await trx
    .updateTable('goods')
    .from('sku')
    .set({ min_price: currentCents(now) })
    .whereRef('sku.site_id', '=', 'goods.site_id')
    .whereRef('sku.sku_id', '=', 'goods.default_sku_id')
    .where('goods.site_id', '=', siteId)
    .where(itsSkus(siteId, discountId))
    .execute()
}
