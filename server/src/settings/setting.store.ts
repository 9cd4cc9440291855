import type { Kysely } from 'kysely'
import type { DB } from '../database/schema'
import type { Tx } from '../database/transaction'

export interface SettingStore {
  /** JSON text, or null when nobody saved the key */
  find(siteId: number, key: string, within?: Kysely<DB>): Promise<string | null>
  /** Like find, and keeps rivals out until COMMIT; a key never saved is `{}`. */
  lock(trx: Tx, siteId: number, key: string): Promise<string>
  write(trx: Tx, siteId: number, key: string, value: string, now: number): Promise<void>
}

export function settingStore(db: Kysely<DB>): SettingStore {
  const row = (of: Kysely<DB>, siteId: number, key: string) =>
    of.selectFrom('setting').select('value').where('site_id', '=', siteId).where('key', '=', key)
  return {
    async find(siteId, key, within = db) {
      return (await row(within, siteId, key).executeTakeFirst())?.value ?? null
    },
    async lock(trx, siteId, key) {
      await trx
        .insertInto('setting')
        .values({ site_id: siteId, key, value: '{}', changed_at: 0 })
        .onConflict((conflict) => conflict.columns(['site_id', 'key']).doNothing())
        .execute()
      return (await row(trx, siteId, key).forUpdate().executeTakeFirstOrThrow()).value
    },
    async write(trx, siteId, key, value, now) {
      await trx
        .updateTable('setting')
        .set({ value, changed_at: now })
        .where('site_id', '=', siteId)
        .where('key', '=', key)
        .execute()
    },
  }
}
