import type { ConfigKey, ConfigValue, Patch } from '@mall/contract/settings'
import type { Tx } from '../database/transaction'
import type { Mall } from '../mall'

/** A key whose value lives in a noun's own tables instead of the table `setting`. */
export interface SettingSource {
  key: ConfigKey
  read(mall: Mall, siteId: number, trx?: Tx): Promise<ConfigValue>
  /** `value` is whole and checked; new ids are filled in by the source. */
  write(mall: Mall, siteId: number, value: ConfigValue, trx: Tx): Promise<void>
}

/** The operator's config keys (operator.md section 2.9), values in their wire form. */
export interface Settings {
  /** The saved value over the key's initial value; may be some seconds old, a transaction passes `trx` to be exact. */
  get<K extends ConfigKey>(key: K, siteId?: number, trx?: Tx): Promise<ConfigValue<K>>
  /** Fields left out keep their value, lists are replaced whole; answers the new value. */
  save<K extends ConfigKey>(trx: Tx, key: K, siteId: number, patch: Patch<ConfigValue<K>>): Promise<ConfigValue<K>>
  source(source: SettingSource): void
  /** Drops what is remembered (after a commit, after reset). */
  forget(): void
}
