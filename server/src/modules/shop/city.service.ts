import type { Tx } from '../../database/transaction'
import type { Mall } from '../../mall'
import { isNamed } from './shop.store'

/** The city a list is narrowed to, 0 = all; while the addon is off, cities count nowhere (wire/home-and-diy section 1). */
export const cityWanted = async ({ settings }: Mall, websiteId = 0): Promise<number> =>
  websiteId > 0 && (await settings.get('addon')).city === 1 ? websiteId : 0

/** Whether shops belong to the city. */
export const isCityNamed = (trx: Tx, websiteId: number): Promise<boolean> => isNamed(trx, websiteId)
