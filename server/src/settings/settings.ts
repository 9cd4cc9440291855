import { configPatch, type ConfigKey, type ConfigValue, type Patch } from '@mall/contract/settings'
import * as v from 'valibot'
import type { Clock } from '../clock'
import type { Mode } from '../config'
import type { Tx } from '../database/transaction'
import { invalid } from '../http/params'
import { initialSettings, shopSettings } from './initial'
import type { SettingStore } from './setting.store'

/** A key whose value lives in a noun's own tables instead of the table `setting`. */
export interface SettingSource<K extends ConfigKey = ConfigKey> {
  key: K
  read(siteId: number, trx?: Tx): Promise<ConfigValue<K>>
  /** `value` is whole and checked; ids of new rows are the source's to make. */
  write(trx: Tx, siteId: number, value: ConfigValue<K>): Promise<void>
}

/** A source of one key, whichever. */
export type AnySettingSource = { [K in ConfigKey]: SettingSource<K> }[ConfigKey]

/** The operator's config keys (operator.md section 2.9), values in their wire form. */
export interface Settings {
  /**
   * The saved value over the initial one. Other processes may see a change 1 s late. `trx`: what is not remembered is
   * read on its connection, and a key with a source always, exactly.
   */
  get<K extends ConfigKey>(key: K, siteId?: number, trx?: Tx): Promise<ConfigValue<K>>
  /** Fields left out keep their value, lists are replaced whole; answers the new value. */
  save<K extends ConfigKey>(trx: Tx, key: K, siteId: number, patch: Patch<ConfigValue<K>>): Promise<ConfigValue<K>>
  source<K extends ConfigKey>(source: SettingSource<K>): void
  /** Drops what is remembered (after reset). */
  forget(): void
}

const rememberMs = 1000
/** Longer than any transaction: until then a saved key is read afresh, for its COMMIT may still come. */
const unsettledMs = 120_000

type Plain = Record<string, unknown>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Objects field by field at every depth, lists and the rest whole. */
export function merged(base: unknown, patch: unknown): unknown {
  if (!isPlain(base) || !isPlain(patch)) return patch === undefined ? base : patch
  const out: Plain = { ...base }
  for (const [name, value] of Object.entries(patch)) out[name] = merged(out[name], value)
  return out
}

interface Remembered {
  value: unknown
  until: number
}

export function openSettings(store: SettingStore, mode: Mode, clock: Clock): Settings {
  const ofMall = initialSettings(mode)
  const ofShop = { ...ofMall, ...shopSettings }
  const initial = (key: ConfigKey, siteId: number) => (siteId === 0 ? ofMall : ofShop)[key]
  const sources = new Map<ConfigKey, SettingSource>()
  const remembered = new Map<string, Remembered>()
  const unsettled = new Map<string, number>()

  const read = async (key: ConfigKey, siteId: number, trx?: Tx): Promise<unknown> => {
    const source = sources.get(key)
    if (source) return source.read(siteId, trx)
    const saved = await store.find(siteId, key, trx)
    return saved === null ? initial(key, siteId) : merged(initial(key, siteId), JSON.parse(saved))
  }

  const get = async (key: ConfigKey, siteId: number, trx?: Tx): Promise<unknown> => {
    const name = `${siteId}/${key}`
    const machine = Date.now()
    const isExact = trx !== undefined && sources.has(key)
    if (isExact || (unsettled.get(name) ?? 0) > machine) return read(key, siteId, trx)
    const found = remembered.get(name)
    if (found && found.until > machine) return found.value
    const value = await read(key, siteId, trx)
    if ((unsettled.get(name) ?? 0) <= machine) remembered.set(name, { value, until: machine + rememberMs })
    return value
  }

  return {
    get: (key, siteId = 0, trx) => get(key, siteId, trx) as never,
    async save(trx, key, siteId, patch) {
      const checked = v.safeParse(configPatch(key), patch)
      if (!checked.success) throw invalid()
      const name = `${siteId}/${key}`
      unsettled.set(name, Date.now() + unsettledMs)
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
    forget() {
      remembered.clear()
      unsettled.clear()
    },
  }
}
