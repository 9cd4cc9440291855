import { perMall } from '../../lib/perMall'
import { shortCache } from '../../lib/shortCache'
import type { Mall } from '../../mall'
import { named, type Name } from './names'
import { findNames } from './names.store'

const kept = perMall(({ clock }: Mall) => shortCache<Name[]>(clock, { seconds: 10, most: 1 }))

/** Names of categories, brands and open shops as they were in the last seconds: the tables are small, and asked for every word. */
export const allNames = (mall: Mall): Promise<Name[]> =>
  kept(mall).get('', async () => (await findNames(mall.readDb)).map(named))
