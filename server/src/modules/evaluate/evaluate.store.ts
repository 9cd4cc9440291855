import type { Kysely } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'

/** 1 good, 2 medium, 3 bad; 0 = all */
export type ExplainType = 0 | 1 | 2 | 3

const listed = (db: Kysely<DB>, goodsId: number, type: ExplainType) => {
  const query = db.selectFrom('goods_evaluate').where('goods_id', '=', goodsId).where('is_audit', '=', 1)
  return type === 0 ? query : query.where('explain_type', '=', type)
}

export const countListed = (db: Kysely<DB>, goodsId: number, type: ExplainType): Promise<number> =>
  countRows(listed(db, goodsId, type))

/** Newest first. */
export const findListed = (db: Kysely<DB>, goodsId: number, type: ExplainType, limit: number, offset: number) =>
  listed(db, goodsId, type)
    .selectAll()
    .orderBy('create_time', 'desc')
    .orderBy('evaluate_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export type EvaluateRow = Awaited<ReturnType<typeof findListed>>[number]
