import { configPatch, type ConfigKey, type ConfigValue, type Patch } from '@mall/contract/settings'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Clock } from '../clock'
import type { Mode } from '../config'
import type { DB } from '../database/schema'
import type { Tx } from '../database/transaction'
import { invalid } from '../http/params'
import { unkept, type Rules } from '../rules/rules'
import { rulesChanged } from '../rules/rules.store'
import { initialSettings, shopSettings } from './initial'
import type { SettingStore } from './setting.store'

/** A key whose value lives in a noun's own tables instead of the table `setting`. */
export interface SettingSource<K extends ConfigKey = ConfigKey> {
  key: K
  read(siteId: number, db?: Kysely<DB>): Promise<ConfigValue<K>>
  /** `value` is whole and checked; ids of new rows are the source's to make. */
  write(trx: Tx, siteId: number, value: ConfigValue<K>): Promise<void>
}

/** A source of one key, whichever. */
export type AnySettingSource = { [K in ConfigKey]: SettingSource<K> }[ConfigKey]

/** The operator's config keys (operator.md section 2.9), values in their wire form. */
export interface Settings {
  /** The saved value over the initial one, exactly. In a transaction `db` is that: it asks on its own connection. */
  get<K extends ConfigKey>(key: K, siteId?: number, db?: Kysely<DB>): Promise<ConfigValue<K>>
  /** Fields left out keep their value, lists are replaced whole; answers the new value. */
  save<K extends ConfigKey>(trx: Tx, key: K, siteId: number, patch: Patch<ConfigValue<K>>): Promise<ConfigValue<K>>
  source<K extends ConfigKey>(source: SettingSource<K>): void
  /** The same for one call; keys without a source are kept in memory while nothing changes. */
  forCall(rules: Rules): Settings
}

type Plain = Record<string, unknown>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Objects field by field at every depth, lists and the rest whole. */
export function merged(base: unknown, patch: unknown): unknown {
  if (!isPlain(base) || !isPlain(patch)) return patch === undefined ? base : patch
  const out: Plain = { ...base }
  for (const [name, value] of Object.entries(patch)) out[name] = merged(out[name], value)
  return out
}

export function openSettings(store: SettingStore, mode: Mode, clock: Clock): Settings {
  const ofMall = initialSettings(mode)
  const ofShop = { ...ofMall, ...shopSettings }
  const initial = (key: ConfigKey, siteId: number) => (siteId === 0 ? ofMall : ofShop)[key]
  const sources = new Map<ConfigKey, SettingSource>()

  const read = async (key: ConfigKey, siteId: number, db?: Kysely<DB>): Promise<unknown> => {
    const source = sources.get(key)
    if (source) return source.read(siteId, db)
    const saved = await store.find(siteId, key, db)
    return saved === null ? initial(key, siteId) : merged(initial(key, siteId), JSON.parse(saved))
  }

  const open = (rules: Rules): Settings => ({
    get: (key, siteId = 0, db) =>
      (sources.has(key)
        ? read(key, siteId, db)
        : rules.keep(`setting/${siteId}/${key}`, () => read(key, siteId, db), db)) as never,
    async save(trx, key, siteId, patch) {
      const checked = v.safeParse(configPatch(key), patch)
      if (!checked.success) throw invalid()
      rulesChanged(trx)
      const before = await store.lock(trx, siteId, key)
      const source = sources.get(key)
      if (source) {
        await source.write(trx, siteId, merged(await source.read(siteId, trx), checked.output) as ConfigValue)
        return (await source.read(siteId, trx)) as never
      }
      const value = merged(merged(initial(key, siteId), JSON.parse(before)), checked.output)
      await store.write(trx, siteId, key, JSON.stringify(value), clock.now())
      return value as never
    },
    source: (source) => void sources.set(source.key, source as unknown as SettingSource),
    forCall: open,
  })
  return open(unkept)
}
