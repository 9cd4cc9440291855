import { sql, type Kysely } from 'kysely'
import type { EvaluationCounts } from '@mall/contract/goods'
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

// in the words of the index
const withImages = sql<boolean>`(images <> '' OR again_images <> '')`

const listed = (db: Kysely<DB>, { goodsId, type = 0, withPictures = false }: Wanted) =>
  db
    .selectFrom('goods_evaluate')
    .where('goods_id', '=', goodsId)
    .where('is_audit', '=', 1)
    .$if(type !== 0, (rows) => rows.where('explain_type', '=', type))
    .$if(withPictures, (rows) => rows.where(withImages))

export const countListed = (db: Kysely<DB>, wanted: Wanted): Promise<number> => countRows(listed(db, wanted))

/** Of each kind that shoppers can choose, in one statement. */
export const countKinds = (db: Kysely<DB>, goodsId: number): Promise<EvaluationCounts> =>
  listed(db, { goodsId })
    .select(({ fn }) => {
      const of = (type: ExplainType) => fn.countAll<number>().filterWhere('explain_type', '=', type)
      return [
        fn.countAll<number>().as('all'),
        fn.countAll<number>().filterWhere(withImages).as('pictured'),
        of(1).as('good'),
        of(2).as('medium'),
        of(3).as('bad'),
      ]
    })
    .executeTakeFirstOrThrow()

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
