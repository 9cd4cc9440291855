import { sql, type Insertable } from 'kysely'
import { atTheEnd } from '../database/atTheEnd'
import type { DB } from '../database/schema'
import { statement, type Builder } from '../database/statement'
import type { Tx } from '../database/transaction'

export interface StockMove {
  siteId: number
  skuId: number
  /** pieces, above 0 */
  num: number
  /** names the cause once per sku, e.g. `order:12` */
  ref: string
}

const inLockOrder = (moves: StockMove[]) =>
  [...moves].sort((a, b) => a.siteId - b.siteId || a.skuId - b.skuId || a.ref.localeCompare(b.ref))

/** Writes down what `takeStock` is about to take: the log is nobody's hot row, so it need not wait for the end. */
export async function logTaken(trx: Tx, moves: StockMove[], at: number): Promise<void> {
  const rows = moves.map((move) => ({ site_id: move.siteId, sku_id: move.skuId, ref: move.ref, delta: -move.num, at }))
  await insertLog(trx, { rows })
}

const insertLog = statement((db, { rows }: { rows: Insertable<DB['stock_log']>[] }) =>
  db.insertInto('stock_log').values(rows),
)

/** Lowers the stock at the end of the transaction, with the guard in the statement; too little fails with `short`. */
export function takeStock(trx: Tx, moves: StockMove[], short: (move: StockMove) => Error): void {
  const take = async (last: Tx, { siteId, skuId, num }: StockMove) => {
    await mustLower(last, { siteId, skuId, num })
  }
  for (const move of inLockOrder(moves))
    atTheEnd(trx, {
      table: 'sku',
      key: [move.siteId, move.skuId],
      isSure: true,
      run: (last) =>
        take(last, move).catch((error: unknown) => {
          throw (error as { code?: string }).code === divisionByZero ? short(move) : error
        }),
    })
}

/** The same of gifts: `leaveOut` takes one of which there is too little out of its order. */
export function takeGifts(trx: Tx, moves: StockMove[], leaveOut: (trx: Tx, move: StockMove) => Promise<void>): void {
  for (const move of inLockOrder(moves))
    atTheEnd(trx, {
      table: 'sku',
      key: [move.siteId, move.skuId],
      run: async (last) => {
        const { siteId, skuId, num } = move
        if ((await lower(last, { siteId, skuId, num })).length === 0) await leaveOut(last, move)
      },
    })
}

type Lowered = Pick<StockMove, 'siteId' | 'skuId' | 'num'>

const lowering = (db: Pick<Builder, 'updateTable'>, { siteId, skuId, num }: Lowered) =>
  db
    .updateTable('sku')
    .set({ stock: sql`stock - ${num}` })
    .where('site_id', '=', siteId)
    .where('sku_id', '=', skuId)
    .where('stock', '>=', num)
    .returning('stock')

const lower = statement(lowering)

/** Fails in PostgreSQL when no row was lowered, and the transaction with it, also when COMMIT is under way already. */
const mustLower = statement((db, move: Lowered) =>
  db
    .with('lowered', (own) => lowering(own, move))
    .selectFrom('lowered')
    .select(sql<number>`1 / count(*)`.as('rows')),
)
export const divisionByZero = '22012'

/** What `logTaken` wrote of a gift that then ran out. */
export async function unlogTaken(trx: Tx, { siteId, skuId, ref }: StockMove): Promise<void> {
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

/** What `sku.stock` holds at most. */
const maxStock = 2_147_483_647

/**
 * Gives stock back at the end of the transaction, each ref at most once per sku. Pieces that no longer fit into the column
 * are left out, and the log says so: a count of pieces never keeps an order from being closed or refunded.
 */
export function returnStock(trx: Tx, moves: StockMove[], at: number): void {
  for (const move of inLockOrder(moves))
    atTheEnd(trx, { table: 'sku', key: [move.siteId, move.skuId], run: (last) => returnOne(last, move, at) })
}

const returnOne = (trx: Tx, { siteId, skuId, ref, num }: StockMove, at: number) =>
  sql`
    WITH own AS (
      SELECT stock FROM sku WHERE site_id = ${siteId} AND sku_id = ${skuId} FOR UPDATE
    ), logged AS (
      INSERT INTO stock_log (site_id, sku_id, ref, delta, at) VALUES (${siteId}, ${skuId}, ${ref}, ${num}, ${at})
      ON CONFLICT (site_id, sku_id, ref) DO NOTHING
      RETURNING site_id, sku_id, delta
    ), left_out AS (
      INSERT INTO stock_log (site_id, sku_id, ref, delta, at)
      SELECT logged.site_id, logged.sku_id, 'full:' || ${ref}, ${maxStock}::int4 - logged.delta - own.stock, ${at}
      FROM logged, own WHERE own.stock > ${maxStock}::int4 - logged.delta
    )
    UPDATE sku SET stock = least(own.stock::int8 + logged.delta, ${maxStock}::int4) FROM own, logged
    WHERE sku.site_id = logged.site_id AND sku.sku_id = logged.sku_id`.execute(trx)

/** What was taken under one ref is held under another from now on; the shelf does not notice. */
export interface Carried extends StockMove {
  /** the ref it is held under from now on */
  to: string
}

/**
 * Both sides are entries of the log. What came back before, or comes back later, has the same ref as the first of them:
 * pieces are carried over or given back, never both.
 */
export async function carryTaken(trx: Tx, moves: Carried[], at: number): Promise<void> {
  const rows = moves.flatMap(({ siteId, skuId, num, ref, to }) => [
    { site_id: siteId, sku_id: skuId, ref: backOf(ref), delta: num, at },
    { site_id: siteId, sku_id: skuId, ref: to, delta: -num, at },
  ])
  await insertLog(trx, { rows })
}

/** The ref under which what was taken comes back. */
export const backOf = (ref: string) => `${ref}:back`

type Count = Omit<StockMove, 'num'> & { stock: number }

/** Counts the shelf anew at the end of the transaction: the stock becomes `stock`, and the log gets the difference. */
export const setStock = (trx: Tx, to: Count, at: number): void =>
  atTheEnd(trx, { table: 'sku', key: [to.siteId, to.skuId], run: (last) => setOne(last, to, at) })

async function setOne(trx: Tx, { siteId, skuId, ref, stock }: Count, at: number): Promise<void> {
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
