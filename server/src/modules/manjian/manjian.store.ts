import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import { padded } from '../../database/padded'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type ManjianRow = Selectable<DB['manjian']>
export type EarnedRow = Selectable<DB['order_manjian']>

const running = (db: Kysely<DB>, now: number) =>
  db
    .selectFrom('manjian')
    .where('manjian.is_closed', '=', 0)
    .where('manjian.start_time', '<=', now)
    .where('manjian.end_time', '>', now)

/** The shop-wide one before those of some goods, as checkout takes them, the newest first. */
export const findForGoods = (db: Kysely<DB>, goodsId: number, now: number): Promise<ManjianRow | undefined> =>
  running(db, now)
    .innerJoin('goods', 'goods.site_id', 'manjian.site_id')
    .where('goods.goods_id', '=', goodsId)
    .where((eb) =>
      eb.or([eb('manjian.manjian_type', '=', 1), eb(eb.val(goodsId), '=', eb.fn.any('manjian.goods_ids'))]),
    )
    .selectAll('manjian')
    .orderBy('manjian.manjian_type')
    .orderBy('manjian.manjian_id', 'desc')
    .limit(1)
    .executeTakeFirst()

export interface ShopOffers {
  site_id: number
  /** the newest first */
  manjian: Pick<ManjianRow, 'manjian_id' | 'manjian_name' | 'manjian_type' | 'type' | 'goods_ids' | 'rules'>[] | null
  free_shipping: { at_least: number; region_ids: number[] }[] | null
}

/** What runs in these shops, one row each and one statement for all. */
export async function findOffers(db: Kysely<DB>, siteIds: number[], now: number): Promise<ShopOffers[]> {
  if (siteIds.length === 0) return []
  const { rows } = await sql<ShopOffers>`
    SELECT site_id,
      (SELECT json_agg(json_build_object('manjian_id', manjian_id, 'manjian_name', manjian_name,
          'manjian_type', manjian_type, 'type', type, 'goods_ids', goods_ids, 'rules', rules) ORDER BY manjian_id DESC)
        FROM manjian WHERE manjian.site_id = asked.site_id
          AND is_closed = 0 AND start_time <= ${now} AND end_time > ${now}) AS manjian,
      (SELECT json_agg(json_build_object('at_least', at_least, 'region_ids', region_ids))
        FROM free_shipping WHERE free_shipping.site_id = asked.site_id
          AND is_closed = 0 AND start_time <= ${now} AND end_time > ${now}) AS free_shipping
    FROM shop AS asked WHERE site_id IN (${sql.join(padded(siteIds))})`.execute(db)
  return rows
}

export async function insertEarned(trx: Tx, rows: Insertable<DB['order_manjian']>[]): Promise<void> {
  await trx.insertInto('order_manjian').values(rows).execute()
}

export const findEarned = (trx: Tx, memberId: number, orderId: number): Promise<EarnedRow[]> =>
  trx
    .selectFrom('order_manjian')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('order_id', '=', orderId)
    .orderBy('manjian_id')
    .execute()

/** Its present is withdrawn, once: false = it was before. */
export async function notePresentBack(trx: Tx, row: EarnedRow, at: number): Promise<boolean> {
  const noted = await trx
    .updateTable('order_manjian')
    .set({ present_back_time: at })
    .where('member_id', '=', row.member_id)
    .where('order_id', '=', row.order_id)
    .where('manjian_id', '=', row.manjian_id)
    .where('present_back_time', '=', 0)
    .returning('manjian_id')
    .executeTakeFirst()
  return noted !== undefined
}

/** Marks what the order earned as given; answers only what was not given before. */
export const takeEarned = (trx: Tx, memberId: number, orderId: number, at: number): Promise<EarnedRow[]> =>
  trx
    .updateTable('order_manjian')
    .set({ given_time: at })
    .where('member_id', '=', memberId)
    .where('order_id', '=', orderId)
    .where('given_time', '=', 0)
    .returningAll()
    .execute()
