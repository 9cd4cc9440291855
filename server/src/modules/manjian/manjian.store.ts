import type { Insertable, Kysely, Selectable } from 'kysely'
import type { DB } from '../../database/schema'
import { statement } from '../../database/statement'
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
  /** the newest first */
  manjian: Pick<
    ManjianRow,
    'manjian_id' | 'manjian_name' | 'manjian_type' | 'type' | 'goods_ids' | 'rules' | 'start_time' | 'end_time'
  >[]
  free_shipping: { at_least: number; region_ids: number[]; start_time: number; end_time: number }[]
}

/** What runs in a shop or is to come. */
export async function findOffers(db: Kysely<DB>, siteId: number, now: number): Promise<ShopOffers> {
  const [manjian, free_shipping] = await Promise.all([
    db
      .selectFrom('manjian')
      .select(['manjian_id', 'manjian_name', 'manjian_type', 'type', 'goods_ids', 'rules', 'start_time', 'end_time'])
      .where('site_id', '=', siteId)
      .where('is_closed', '=', 0)
      .where('end_time', '>', now)
      .orderBy('manjian_id', 'desc')
      .execute(),
    db
      .selectFrom('free_shipping')
      .select(['at_least', 'region_ids', 'start_time', 'end_time'])
      .where('site_id', '=', siteId)
      .where('is_closed', '=', 0)
      .where('end_time', '>', now)
      .execute(),
  ])
  return { manjian, free_shipping }
}

export async function insertEarned(trx: Tx, rows: Insertable<DB['order_manjian']>[]): Promise<void> {
  await writeEarned(trx, { rows })
}

const writeEarned = statement((db, { rows }: { rows: Insertable<DB['order_manjian']>[] }) =>
  db.insertInto('order_manjian').values(rows),
)

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
