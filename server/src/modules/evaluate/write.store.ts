import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type Evaluation = Selectable<DB['goods_evaluate']>

export async function insertEvaluations(trx: Tx, rows: Insertable<DB['goods_evaluate']>[]): Promise<void> {
  await trx.insertInto('goods_evaluate').values(rows).execute()
}

/** The buyer's second word about a line, once; undefined = there is no first one, or a second already. */
export const addAgain = (
  trx: Tx,
  line: { siteId: number; memberId: number; orderGoodsId: number },
  words: { again_content: string; again_images: string; again_time: number },
): Promise<Evaluation | undefined> =>
  trx
    .updateTable('goods_evaluate')
    .set(words)
    .where('site_id', '=', line.siteId)
    .where('order_goods_id', '=', line.orderGoodsId)
    .where('member_id', '=', line.memberId)
    .where('again_time', '=', 0)
    .returningAll()
    .executeTakeFirst()

export const findOfLines = (db: Kysely<DB>, siteId: number, lineIds: readonly number[]): Promise<Evaluation[]> =>
  db
    .selectFrom('goods_evaluate')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_goods_id', 'in', [0, ...lineIds])
    .execute()

export const lockEvaluation = (trx: Tx, evaluateId: number): Promise<Evaluation | undefined> =>
  trx.selectFrom('goods_evaluate').selectAll().where('evaluate_id', '=', evaluateId).forUpdate().executeTakeFirst()

export async function changeEvaluation(
  trx: Tx,
  { site_id, evaluate_id }: Evaluation,
  change: Updateable<DB['goods_evaluate']>,
): Promise<void> {
  await trx
    .updateTable('goods_evaluate')
    .set(change)
    .where('site_id', '=', site_id)
    .where('evaluate_id', '=', evaluate_id)
    .execute()
}

const waiting = (db: Kysely<DB>, siteId: number) =>
  db
    .selectFrom('goods_evaluate')
    .where('is_audit', '=', 0)
    .$if(siteId > 0, (rows) => rows.where('site_id', '=', siteId))

export const countWaiting = (db: Kysely<DB>, siteId: number): Promise<number> => countRows(waiting(db, siteId))

export const findWaiting = (db: Kysely<DB>, siteId: number, limit: number, offset: number): Promise<Evaluation[]> =>
  waiting(db, siteId).selectAll().orderBy('evaluate_id', 'desc').limit(limit).offset(offset).execute()

/** How many listed evaluations the goods has more, or less. */
export async function countListed(trx: Tx, siteId: number, goodsId: number, more: number): Promise<void> {
  await trx
    .updateTable('goods')
    .set({ evaluate: sql`evaluate + ${more}` })
    .where('site_id', '=', siteId)
    .where('goods_id', '=', goodsId)
    .execute()
}

/** Sets the scores of a shop (0 = of all), in hundredths: the mean since then, 500 without any. */
export async function rateShops(db: Kysely<DB>, siteId: number, since: number): Promise<void> {
  const site = siteId > 0 ? sql`AND site_id = ${siteId}` : sql``
  await sql`UPDATE shop SET desccredit = coalesce(mean.description, 500), servicecredit = coalesce(mean.service, 500),
      deliverycredit = coalesce(mean.delivery, 500)
    FROM shop s LEFT JOIN
      (SELECT site_id, round(avg(shop_desccredit) * 100) AS description, round(avg(shop_servicecredit) * 100) AS service,
        round(avg(shop_deliverycredit) * 100) AS delivery
        FROM goods_evaluate WHERE is_audit = 1 AND create_time > ${since} ${site} GROUP BY site_id) mean USING (site_id)
    WHERE shop.site_id = s.site_id ${siteId > 0 ? sql`AND shop.site_id = ${siteId}` : sql``}
      AND (shop.desccredit, shop.servicecredit, shop.deliverycredit)
        IS DISTINCT FROM (coalesce(mean.description, 500), coalesce(mean.service, 500), coalesce(mean.delivery, 500))`.execute(
    db,
  )
}
