import type { Insertable } from 'kysely'
import { insertAll } from '../../bulk'
import type { DB } from '../../schema'
import type { Tx } from '../../transaction'
import type { SeedData } from '../types'
import { siteFinder } from './catalogue'

/** The settings of the mall and its shops. */
export async function loadSettings(trx: Tx, data: SeedData, now: number): Promise<void> {
  await insertAll(trx, 'setting', settingRows(data, now))
}

function settingRows(data: SeedData, now: number): Insertable<DB['setting']>[] {
  const siteOf = siteFinder(data)
  const row = (site_id: number, key: string, value: unknown) => ({
    site_id,
    key,
    value: JSON.stringify(value),
    changed_at: now,
  })
  return [
    ...Object.entries(data.settings).map(([key, value]) => row(0, key, value)),
    ...data.shopSettings.map(({ shop, key, value }) => row(siteOf(shop), key, value)),
  ]
}
