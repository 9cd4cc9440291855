import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import { insertAll } from '../../database/bulk'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { TagRow, TagsAsked } from '../promotionKind'

export type Topic = Selectable<DB['topic']>
/** One sku of a topic, with what it needs of the topic itself. */
export type TopicGoods = Selectable<DB['topic_goods']> &
  Pick<Topic, 'topic_name' | 'start_time' | 'end_time' | 'is_closed'>

const runs = (now: number) =>
  sql<boolean>`topic.is_closed = 0 AND topic.start_time <= ${now} AND topic.end_time > ${now}`

/** Those that run now; a shop's are those with goods of it. */
const running = (db: Kysely<DB>, now: number, siteId: number) => {
  const all = db.selectFrom('topic').where('topic.site_id', '=', 0).where(runs(now))
  if (siteId === 0) return all
  return all.where((eb) =>
    eb.exists(
      eb
        .selectFrom('topic_goods')
        .select('topic_goods.topic_goods_id')
        .whereRef('topic_goods.topic_id', '=', 'topic.topic_id')
        .where('topic_goods.site_id', '=', siteId),
    ),
  )
}

export const countRunning = (db: Kysely<DB>, now: number, siteId: number): Promise<number> =>
  countRows(running(db, now, siteId))

/** The newest first. */
export const findRunning = (
  db: Kysely<DB>,
  now: number,
  siteId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<Topic[]> =>
  running(db, now, siteId).selectAll().orderBy('topic_id', 'desc').limit(limit).offset(offset).execute()

/** In any state. */
export const findTopic = (db: Kysely<DB>, topicId: number): Promise<Topic | undefined> =>
  db.selectFrom('topic').selectAll().where('site_id', '=', 0).where('topic_id', '=', topicId).executeTakeFirst()

const goods = (db: Kysely<DB>) =>
  db
    .selectFrom('topic_goods')
    .innerJoin('topic', (join) => join.onRef('topic.topic_id', '=', 'topic_goods.topic_id').on('topic.site_id', '=', 0))
    .selectAll('topic_goods')
    .select(['topic.topic_name', 'topic.start_time', 'topic.end_time', 'topic.is_closed'])

/** All of a topic, or those of one shop, as the operator put them. */
export function findGoodsOf(db: Kysely<DB>, topicId: number, siteId: number): Promise<TopicGoods[]> {
  const all = goods(db).where('topic_goods.topic_id', '=', topicId).orderBy('topic_goods.topic_goods_id')
  return (siteId > 0 ? all.where('topic_goods.site_id', '=', siteId) : all).execute()
}

/** In any state. */
export const findGoods = (db: Kysely<DB>, topicGoodsId: number): Promise<TopicGoods | undefined> =>
  goods(db).where('topic_goods.topic_goods_id', '=', topicGoodsId).executeTakeFirst()

/** The id is that of the entry: of the topic goods. */
export const tagsOf = ({ goodsIds, now }: TagsAsked) => sql<TagRow>`
  SELECT 'topic' AS type, goods_id, 0::int8 AS sku_id, topic_goods_id AS id FROM (
    SELECT DISTINCT ON (topic_goods.goods_id) topic_goods.goods_id, topic_goods.topic_goods_id
      FROM topic_goods JOIN topic ON topic.site_id = 0 AND topic.topic_id = topic_goods.topic_id
      WHERE topic_goods.goods_id = ANY(${goodsIds}::int8[]) AND ${runs(now)}
      ORDER BY topic_goods.goods_id, topic_goods.topic_id DESC, topic_goods.topic_goods_id) newest`

export async function insertTopic(
  trx: Tx,
  topic: Insertable<DB['topic']>,
  its: Insertable<DB['topic_goods']>[],
): Promise<void> {
  await trx.insertInto('topic').values(topic).execute()
  await insertAll(trx, 'topic_goods', its)
}

/** `num` pieces more, or less, count as sold of a sku of a topic; never below 0, for a refund must not fail by a count. */
export async function changeSold(
  trx: Tx,
  { siteId, topicId, skuId, num }: { siteId: number; topicId: number; skuId: number; num: number },
): Promise<void> {
  await trx
    .updateTable('topic_goods')
    .set({ sale_num: sql<number>`greatest(0, sale_num + ${num})` })
    .where('site_id', '=', siteId)
    .where('topic_id', '=', topicId)
    .where('sku_id', '=', skuId)
    .execute()
}
