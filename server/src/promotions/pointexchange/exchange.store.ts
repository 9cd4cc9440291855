import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type ExchangeGoods = Selectable<DB['exchange_goods']>

export const insertGoods = (trx: Tx, row: Insertable<DB['exchange_goods']>) =>
  trx.insertInto('exchange_goods').values(row).execute()

const named = (db: Kysely<DB>, id: number) => db.selectFrom('exchange_goods').selectAll().where('id', '=', id)

/** In any state. */
export const findGoods = (db: Kysely<DB>, id: number): Promise<ExchangeGoods | undefined> =>
  named(db, id).executeTakeFirst()

export const lockGoods = (trx: Tx, id: number): Promise<ExchangeGoods | undefined> =>
  named(trx, id).forUpdate().executeTakeFirst()

export async function takeOffShelf(trx: Tx, id: number): Promise<void> {
  await trx.updateTable('exchange_goods').set({ state: 0 }).where('site_id', '=', 0).where('id', '=', id).execute()
}

const onShelf = (db: Kysely<DB>, type: number | undefined) =>
  db
    .selectFrom('exchange_goods')
    .where('state', '=', 1)
    .$if(type !== undefined, (rows) => rows.where('type', '=', type ?? 0))

export const countOnShelf = (db: Kysely<DB>, type: number | undefined): Promise<number> => countRows(onShelf(db, type))

/** What is left comes first, then by sort, the newest before. */
export const listOnShelf = (db: Kysely<DB>, type: number | undefined, limit: number, offset: number) =>
  onShelf(db, type)
    .selectAll()
    .orderBy(sql`stock = 0`)
    .orderBy('sort', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Takes so many of what is left and on the shelf; false = there are fewer. */
export async function takePieces(trx: Tx, id: number, num: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('exchange_goods')
    .set((eb) => ({ stock: eb('stock', '-', num) }))
    .where('site_id', '=', 0)
    .where('id', '=', id)
    .where('state', '=', 1)
    .where('stock', '>=', num)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function givePiecesBack(trx: Tx, id: number, num: number): Promise<void> {
  await trx
    .updateTable('exchange_goods')
    .set((eb) => ({ stock: eb('stock', '+', num) }))
    .where('site_id', '=', 0)
    .where('id', '=', id)
    .execute()
}
