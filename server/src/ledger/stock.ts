import { sql } from 'kysely'
import type { Tx } from '../database/transaction'

export interface StockMove {
  siteId: number
  skuId: number
  /** pieces, above 0 */
  num: number
  /** names the cause once per sku, e.g. `order:12` */
  ref: string
  /** a gift: when it runs out, the rest is taken all the same */
  present?: true
}

/** One global order, so that two checkouts never wait for each other in a ring. */
const inLockOrder = (moves: StockMove[]) =>
  [...moves].sort((a, b) => a.siteId - b.siteId || a.skuId - b.skuId || a.ref.localeCompare(b.ref))

/**
 * Writes down what `takeStock` is about to take. Apart from it, because the log is nobody's hot row:
 * it goes first and the stock last, directly before COMMIT.
 */
export async function logTaken(trx: Tx, moves: StockMove[], at: number): Promise<void> {
  await trx
    .insertInto('stock_log')
    .values(moves.map((move) => ({ site_id: move.siteId, sku_id: move.skuId, ref: move.ref, delta: -move.num, at })))
    .execute()
}

/**
 * Lowers the stock with the guard in the statement; answers the sku that ran short, or undefined. Gifts that ran out
 * are told to `missed`, nothing of them is taken.
 */
export async function takeStock(
  trx: Tx,
  moves: StockMove[],
  missed?: (move: StockMove) => void,
): Promise<number | undefined> {
  const ordered = inLockOrder(moves)
  const taken = await Promise.all(ordered.map((move) => takeOne(trx, move)))
  for (const [i, move] of ordered.entries()) {
    if (taken[i]) continue
    if (!move.present || !missed) return move.skuId
    missed(move)
  }
  return undefined
}

const takeOne = (trx: Tx, { siteId, skuId, num }: StockMove) =>
  trx
    .updateTable('sku')
    .set({ stock: sql`stock - ${num}` })
    .where('site_id', '=', siteId)
    .where('sku_id', '=', skuId)
    .where('stock', '>=', num)
    .returning('stock')
    .executeTakeFirst()

/** What `logTaken` wrote of gifts that then ran out. */
export async function unlogTaken(trx: Tx, moves: StockMove[]): Promise<void> {
  for (const { siteId, skuId, ref } of inLockOrder(moves))
    await trx
      .deleteFrom('stock_log')
      .where('site_id', '=', siteId)
      .where('sku_id', '=', skuId)
      .where('ref', '=', ref)
      .execute()
}

/** Skus that came with stock get the entry their log begins with: from then on stock = sum of the log. */
export async function openStock(trx: Tx, at: number): Promise<void> {
  await sql`
    INSERT INTO stock_log (site_id, sku_id, ref, delta, at)
    SELECT s.site_id, s.sku_id, 'opening', s.stock - coalesce(l.total, 0), ${at}::int8
    FROM sku s LEFT JOIN (SELECT site_id, sku_id, sum(delta) AS total FROM stock_log GROUP BY site_id, sku_id) l
      ON l.site_id = s.site_id AND l.sku_id = s.sku_id
    WHERE s.stock <> coalesce(l.total, 0)
    ON CONFLICT (site_id, sku_id, ref) DO NOTHING`.execute(trx)
}

/** Gives stock back, each ref at most once per sku. */
export async function returnStock(trx: Tx, moves: StockMove[], at: number): Promise<void> {
  for (const move of inLockOrder(moves)) {
    const logged = await trx
      .insertInto('stock_log')
      .values({ site_id: move.siteId, sku_id: move.skuId, ref: move.ref, delta: move.num, at })
      .onConflict((conflict) => conflict.columns(['site_id', 'sku_id', 'ref']).doNothing())
      .returning('ref')
      .executeTakeFirst()
    if (!logged) continue
    await trx
      .updateTable('sku')
      .set({ stock: sql`stock + ${move.num}` })
      .where('site_id', '=', move.siteId)
      .where('sku_id', '=', move.skuId)
      .execute()
  }
}

/** Counts the shelf anew: the stock becomes `stock`, and the log gets the difference. */
export async function setStock(trx: Tx, to: Omit<StockMove, 'num'> & { stock: number }, at: number): Promise<void> {
  const { siteId, skuId, ref, stock } = to
  const before = await trx
    .selectFrom('sku')
    .select('stock')
    .where('site_id', '=', siteId)
    .where('sku_id', '=', skuId)
    .forUpdate()
    .executeTakeFirst()
  if (!before || before.stock === stock) return
  await trx
    .insertInto('stock_log')
    .values({ site_id: siteId, sku_id: skuId, ref, delta: stock - before.stock, at })
    .execute()
  await trx.updateTable('sku').set({ stock }).where('site_id', '=', siteId).where('sku_id', '=', skuId).execute()
}
