import { shortCache } from '../../lib/shortCache'
import type { Mall } from '../../mall'
import { named, type Name } from './names'
import { findNames } from './names.store'

const kept = new WeakMap<Mall['db'], ReturnType<typeof shortCache<Name[]>>>()

/** Names of categories, brands and open shops as they were in the last seconds: the tables are small, and asked for every word. */
export function allNames(mall: Mall): Promise<Name[]> {
  const cache = kept.get(mall.db) ?? shortCache<Name[]>(mall.clock, { seconds: 10, most: 1 })
  kept.set(mall.db, cache)
  return cache.get('', async () => (await findNames(mall.readDb)).map(named))
}
