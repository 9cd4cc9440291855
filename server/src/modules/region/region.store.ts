import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'

const columns = ['id', 'pid', 'name', 'shortname', 'level'] as const

export const findBelow = (db: Kysely<DB>, pids: number[]) =>
  db
    .selectFrom('region')
    .select(columns)
    .where((eb) => eb('pid', '=', eb.fn.any(eb.val(pids))))
    .orderBy('sort')
    .orderBy('id')
    .execute()

export type RegionRecord = Awaited<ReturnType<typeof findBelow>>[number]

export const findRegion = (db: Kysely<DB>, id: number) =>
  db.selectFrom('region').select(columns).where('id', '=', id).executeTakeFirst()

export const findRegions = (db: Kysely<DB>, ids: number[]) =>
  db.selectFrom('region').select(columns).where('id', 'in', ids).execute()

/** One by its full or short name, directly below one of `pids`; several of the same name are none. */
export async function findNamed(db: Kysely<DB>, pids: number[], name: string): Promise<RegionRecord | undefined> {
  const rows = await db
    .selectFrom('region')
    .select(columns)
    .where((eb) => eb('pid', '=', eb.fn.any(eb.val(pids))))
    .where((eb) => eb.or([eb('name', '=', name), eb('shortname', '=', name)]))
    .execute()
  const exact = rows.filter((row) => row.name === name)
  const [found, ...more] = exact.length > 0 ? exact : rows
  return more.length === 0 ? found : undefined
}

/** Cities have an initial letter. */
export const findCities = (db: Kysely<DB>) =>
  db
    .selectFrom('region')
    .select(['id', 'name', 'initial'])
    .where('initial', '<>', '')
    .orderBy('initial')
    .orderBy('id')
    .execute()

/** A city by its full or short name; 北京 is also a province, so cities come first. */
export const findCityByName = (db: Kysely<DB>, name: string) =>
  db
    .selectFrom('region')
    .select(['id', 'name'])
    .where((eb) => eb.or([eb('name', '=', name), eb('shortname', '=', name)]))
    .where('level', '<=', 2)
    .orderBy('level', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
