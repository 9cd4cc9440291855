import { sql, type Kysely } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'

/** 1 good, 2 medium, 3 bad; 0 = all */
export type ExplainType = 0 | 1 | 2 | 3

export interface Wanted {
  goodsId: number
  type?: ExplainType
  /** of the first or the second time */
  withPictures?: boolean
}

const listed = (db: Kysely<DB>, { goodsId, type = 0, withPictures = false }: Wanted) =>
  db
    .selectFrom('goods_evaluate')
    .where('goods_id', '=', goodsId)
    .where('is_audit', '=', 1)
    .$if(type !== 0, (rows) => rows.where('explain_type', '=', type))
    // in the words of the index
    .$if(withPictures, (rows) => rows.where(sql<boolean>`(images <> '' OR again_images <> '')`))

export const countListed = (db: Kysely<DB>, wanted: Wanted): Promise<number> => countRows(listed(db, wanted))

/** Newest first. */
export const findListed = (db: Kysely<DB>, wanted: Wanted, limit: number, offset: number) =>
  listed(db, wanted)
    .selectAll()
    .orderBy('create_time', 'desc')
    .orderBy('evaluate_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export type EvaluateRow = Awaited<ReturnType<typeof findListed>>[number]
