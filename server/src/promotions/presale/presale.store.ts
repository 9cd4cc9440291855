import { sql, type Insertable, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { statement } from '../../database/statement'
import type { Tx } from '../../database/transaction'
import type { TagRow, TagsAsked } from '../promotionKind'

const activities = (db: Kysely<DB>) =>
  db
    .selectFrom('presale')
    .innerJoin('promotion_stock as pool', (join) =>
      join
        .onRef('pool.site_id', '=', 'presale.site_id')
        .onRef('pool.activity_id', '=', 'presale.presale_id')
        .on('pool.promotion_type', '=', 'presale'),
    )
    .selectAll('presale')
    .select('pool.stock as activity_stock')

export type Presale = NonNullable<Awaited<ReturnType<typeof findPresale>>>

/** Whatever its status. */
export const findPresale = (db: Kysely<DB>, presaleId: number) =>
  activities(db).where('presale.presale_id', '=', presaleId).executeTakeFirst()

/** The same with a sku of its goods that is still sold; its price is null where it is none. */
export const findWithSku = (db: Kysely<DB>, presaleId: number, skuId: number) =>
  activities(db)
    .leftJoin('sku', (join) =>
      join
        .onRef('sku.site_id', '=', 'presale.site_id')
        .onRef('sku.goods_id', '=', 'presale.goods_id')
        .on('sku.sku_id', '=', skuId)
        .on('sku.is_delete', '=', 0),
    )
    .select('sku.price as sku_price')
    .where('presale.presale_id', '=', presaleId)
    .executeTakeFirst()

/** The newest first. */
export const findRunning = (db: Kysely<DB>, now: number) =>
  activities(db)
    .where('presale.is_closed', '=', 0)
    .where('presale.start_time', '<=', now)
    .where('presale.end_time', '>', now)
    .orderBy('presale.create_time', 'desc')
    .orderBy('presale.presale_id', 'desc')
    .execute()

/** The newest of each product. */
export const tagsOf = ({ goodsIds, now }: TagsAsked) => sql<TagRow>`
  SELECT 'presale' AS type, goods_id, 0::int8 AS sku_id, presale_id AS id FROM (
    SELECT DISTINCT ON (goods_id) goods_id, presale_id FROM presale
      WHERE goods_id = ANY(${goodsIds}::int8[]) AND is_closed = 0 AND start_time <= ${now} AND end_time > ${now}
      ORDER BY goods_id, create_time DESC, presale_id DESC) sold`

export async function insertPresale(trx: Tx, row: Insertable<DB['presale']>): Promise<void> {
  await trx.insertInto('presale').values(row).execute()
}

export const lockPresale = (trx: Tx, presaleId: number) =>
  trx
    .selectFrom('presale')
    .select(['site_id', 'is_closed', 'pay_end_time'])
    .where('presale_id', '=', presaleId)
    .forUpdate()
    .executeTakeFirst()

/** Its orders are ended by a job: they come before it in the lock order. */
export async function closePresale(trx: Tx, presaleId: number): Promise<void> {
  await trx.updateTable('presale').set({ is_closed: 1, is_ending: 1 }).where('presale_id', '=', presaleId).execute()
}

export async function noteEnded(trx: Tx, presaleId: number): Promise<void> {
  await trx.updateTable('presale').set({ is_ending: 0 }).where('presale_id', '=', presaleId).execute()
}

/** Whoever makes a deposit holds the activity open until COMMIT; fails in PostgreSQL where it was closed meanwhile. */
export const mustBeOpen = statement(
  (_, { presaleId }: { presaleId: number }) =>
    sql<{ rows: number }>`SELECT 1 / count(*) AS rows FROM (
    SELECT presale_id FROM presale WHERE presale_id = ${presaleId} AND is_closed = 0 FOR SHARE) held`,
)

/** Closed ones whose orders no job ends. */
export const findEnding = (db: Kysely<DB>, most: number) =>
  db.selectFrom('presale').select(['site_id', 'presale_id']).where('is_ending', '=', 1).limit(most).execute()
