import { sql, type Insertable } from 'kysely'
import { atTheEnd } from '../database/atTheEnd'
import type { DB } from '../database/schema'
import { statement } from '../database/statement'
import type { Tx } from '../database/transaction'
import { backOf, divisionByZero } from './stock'

/** The stock that an activity has beside that of its skus (wire/promotions section 0): one number for all of it. */
export interface Pool {
  siteId: number
  type: string
  activityId: number
}

export interface PoolMove extends Pool {
  /** pieces, above 0 */
  num: number
  /** names the cause once per pool, e.g. `line:12` */
  ref: string
}

/** A new activity sets its stock apart; `endTime` in unix seconds, also when it is closed before. */
export async function openPool(trx: Tx, pool: Pool & { stock: number; endTime: number }): Promise<void> {
  await trx
    .insertInto('promotion_stock')
    .values({ ...keyOf(pool), initial: pool.stock, stock: pool.stock, end_time: pool.endTime })
    .execute()
}

/** Nothing comes back to it from then on. Locks the pool: handed to the end of the transaction. */
export const endPool = (trx: Tx, pool: Pool, at: number): void =>
  later(trx, pool, (last) =>
    last
      .updateTable('promotion_stock')
      .set({ end_time: sql<number>`least(end_time, ${at}::int8)` })
      .where('site_id', '=', pool.siteId)
      .where('promotion_type', '=', pool.type)
      .where('activity_id', '=', pool.activityId)
      .execute(),
  )

/** Writes down what `takePools` is about to take, as `logTaken` does for skus. */
export async function logPoolsTaken(trx: Tx, moves: PoolMove[], at: number): Promise<void> {
  if (moves.length === 0) return
  await insertLog(trx, { rows: moves.map((move) => ({ ...keyOf(move), ref: move.ref, delta: -move.num, at })) })
}

const insertLog = statement((db, { rows }: { rows: Insertable<DB['promotion_stock_log']>[] }) =>
  db.insertInto('promotion_stock_log').values(rows),
)

/** As `carryTaken` of skus. */
export const carryPools = (trx: Tx, moves: (PoolMove & { to: string })[], at: number): Promise<unknown> =>
  insertLog(trx, {
    rows: moves.flatMap((move) => [
      { ...keyOf(move), ref: backOf(move.ref), delta: move.num, at },
      { ...keyOf(move), ref: move.to, delta: -move.num, at },
    ]),
  })

/** Lowers the pools at the end of the transaction, before their skus; too little fails with `short`. */
export function takePools(trx: Tx, moves: PoolMove[], short: (move: PoolMove) => Error): void {
  for (const move of moves) {
    const { siteId, type, activityId, num } = move
    const run = (last: Tx) =>
      mustLower(last, { siteId, type, activityId, num }).catch((error: unknown) => {
        throw (error as { code?: string }).code === divisionByZero ? short(move) : error
      })
    later(trx, move, run, true)
  }
}

/** Fails in PostgreSQL when no row was lowered, as that of skus does (docs/decisions/0010-statements-side-by-side.md). */
const mustLower = statement((db, { siteId, type, activityId, num }: Omit<PoolMove, 'ref'>) =>
  db
    .with('lowered', (own) =>
      own
        .updateTable('promotion_stock')
        .set({ stock: sql`stock - ${num}` })
        .where('site_id', '=', siteId)
        .where('promotion_type', '=', type)
        .where('activity_id', '=', activityId)
        .where('stock', '>=', num)
        .returning('stock'),
    )
    .selectFrom('lowered')
    .select(sql<number>`1 / count(*)`.as('rows')),
)

/** Gives back what was taken under this ref, at most once, and nothing once the activity has ended. */
export function returnPools(trx: Tx, taken: (Pool & { ref: string })[], at: number): void {
  for (const one of taken) later(trx, one, (last) => returnOne(last, one, at))
}

const returnOne = (trx: Tx, { siteId, type, activityId, ref }: Pool & { ref: string }, at: number) =>
  sql`
    WITH logged AS (
      INSERT INTO promotion_stock_log (site_id, promotion_type, activity_id, ref, delta, at)
      SELECT l.site_id, l.promotion_type, l.activity_id, l.ref || ':back', -l.delta, ${at}::int8
      FROM promotion_stock_log l JOIN promotion_stock p USING (site_id, promotion_type, activity_id)
      WHERE l.site_id = ${siteId} AND l.promotion_type = ${type} AND l.activity_id = ${activityId}
        AND l.ref = ${ref} AND p.end_time > ${at}
      ON CONFLICT (site_id, promotion_type, activity_id, ref) DO NOTHING
      RETURNING site_id, promotion_type, activity_id, delta
    )
    UPDATE promotion_stock SET stock = promotion_stock.stock + logged.delta FROM logged
    WHERE promotion_stock.site_id = logged.site_id AND promotion_stock.promotion_type = logged.promotion_type
      AND promotion_stock.activity_id = logged.activity_id`.execute(trx)

const keyOf = ({ siteId, type, activityId }: Pool) => ({
  site_id: siteId,
  promotion_type: type,
  activity_id: activityId,
})

const later = (trx: Tx, { siteId, type, activityId }: Pool, run: (last: Tx) => Promise<unknown>, isSure = false) =>
  atTheEnd(trx, { table: 'promotion_stock', key: [siteId, type, activityId], run, isSure })
