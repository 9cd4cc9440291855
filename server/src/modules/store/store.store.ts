import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import { chordFrom } from '../../database/chord'
import { countRows } from '../../database/countRows'
import { openShop } from '../../database/openShop'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { Place } from '../../lib/distance'

export type StoreRow = Selectable<DB['store']>
export type NamedStore = StoreRow & { site_name: string }

const withShop = (db: Kysely<DB>) =>
  db.selectFrom('store').innerJoin('shop', 'shop.site_id', 'store.site_id').selectAll('store').select('shop.site_name')

/** Stores of open shops where goods can be picked up; site 0 = of all of them. */
const offered = (db: Kysely<DB>, siteId: number, now: number) => {
  const query = db
    .selectFrom('store')
    .innerJoin('shop', 'shop.site_id', 'store.site_id')
    .innerJoin('store_use', 'store_use.site_id', 'store.site_id')
    .where('store_use.is_use', '=', 1)
    .where(openShop(now))
  return siteId === 0 ? query : query.where('store.site_id', '=', siteId)
}

export const countOffered = (db: Kysely<DB>, siteId: number, now: number): Promise<number> =>
  countRows(offered(db, siteId, now))

const chord = (from: Place) =>
  chordFrom(from, { longitude: sql.ref('store.longitude'), latitude: sql.ref('store.latitude') })

/** The nearest first when it is known from where. */
export const findOffered = (
  db: Kysely<DB>,
  siteId: number,
  from: Place | undefined,
  now: number,
  limit: number,
  offset: number,
): Promise<NamedStore[]> =>
  offered(db, siteId, now)
    .selectAll('store')
    .select('shop.site_name')
    .$if(from !== undefined, (some) => some.orderBy(chord(from ?? { longitude: 0, latitude: 0 })))
    .orderBy('store.site_id')
    .orderBy('store.store_id')
    .limit(limit)
    .offset(offset)
    .execute()

/** Site 0 = of whichever shop. */
export const findStore = (db: Kysely<DB>, siteId: number, storeId: number): Promise<NamedStore | undefined> =>
  withShop(db)
    .where('store.store_id', '=', storeId)
    .$if(siteId !== 0, (its) => its.where('store.site_id', '=', siteId))
    .executeTakeFirst()

/** All stores of these shops where goods can be picked up. */
export const findPickUps = (db: Kysely<DB>, siteIds: number[]): Promise<NamedStore[]> =>
  withShop(db)
    .innerJoin('store_use', 'store_use.site_id', 'store.site_id')
    .where('store_use.is_use', '=', 1)
    .where((eb) => eb('store.site_id', '=', eb.fn.any(eb.val(siteIds))))
    .orderBy('store.site_id')
    .orderBy('store.store_id')
    .execute()

export const findStores = (db: Kysely<DB>, siteId: number): Promise<StoreRow[]> =>
  db.selectFrom('store').selectAll().where('site_id', '=', siteId).orderBy('store_id').execute()

export async function isUsed(db: Kysely<DB>, siteId: number): Promise<boolean> {
  const row = await db.selectFrom('store_use').select('is_use').where('site_id', '=', siteId).executeTakeFirst()
  return row?.is_use === 1
}

/** Of these the shops that have said whether goods can be picked up. */
export async function findUses(db: Kysely<DB>, siteIds: number[]): Promise<number[]> {
  const rows = await db.selectFrom('store_use').select('site_id').where('site_id', 'in', siteIds).execute()
  return rows.map(({ site_id }) => site_id)
}

export async function writeUse(trx: Tx, siteId: number, isUse: number): Promise<void> {
  await trx
    .insertInto('store_use')
    .values({ site_id: siteId, is_use: isUse })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ is_use: isUse }))
    .execute()
}

/** The shop then has these stores and no other. */
export async function replaceStores(
  trx: Tx,
  siteId: number,
  rows: Omit<Insertable<DB['store']>, 'site_id' | 'code'>[],
): Promise<void> {
  const ids = rows.map((row) => row.store_id)
  await trx
    .deleteFrom('store')
    .where('site_id', '=', siteId)
    .where((eb) => eb.not(eb('store_id', '=', eb.fn.any(eb.val(ids)))))
    .execute()
  for (const row of rows)
    await trx
      .insertInto('store')
      .values({ ...row, site_id: siteId, code: String(row.store_id) })
      .onConflict((conflict) => conflict.columns(['site_id', 'store_id']).doUpdateSet(row))
      .execute()
}
