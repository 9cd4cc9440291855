import { codes } from '@mall/contract/envelope'
import type { ConfigValue } from '@mall/contract/settings'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse } from '../../http/route'
import { unknownStore } from './store.service'
import * as store from './store.store'

type Value = ConfigValue<'store'>

/** Value of the key store (operator.md section 2.9). */
export async function readStores(db: Kysely<DB>, siteId: number): Promise<Value> {
  const [isUse, rows] = await Promise.all([store.isUsed(db, siteId), store.findStores(db, siteId)])
  return {
    is_use: isUse ? 1 : 0,
    list: rows.map(({ store_id, store_name, telphone, store_image, ...row }) => ({
      ...{ store_id, store_name, telphone, store_image },
      ...{ address: row.address, full_address: row.full_address, open_date: row.open_date },
      longitude: String(row.longitude),
      latitude: String(row.latitude),
    })),
  }
}

/** The shop's whole list: stores left out end; orders that are to be picked up there keep what they wrote down. */
export async function saveStores(trx: Tx, siteId: number, { is_use, list }: Value, newId: () => number): Promise<void> {
  const before = await store.findStores(trx, siteId)
  const kept = list.map(({ store_id }) => store_id).filter((id) => id !== 0)
  if (kept.some((id) => !before.some((one) => one.store_id === id)) || new Set(kept).size < kept.length)
    throw unknownStore()
  if (list.some(({ store_name }) => store_name.trim() === ''))
    throw refuse({ zh: '请填写门店名称', en: 'Please enter the name of the store' }, { code: codes.PARAMETER_ERROR })
  await store.replaceStores(
    trx,
    siteId,
    list.map(({ store_id, longitude, latitude, ...row }) => ({
      ...row,
      store_id: store_id || newId(),
      longitude: Number(longitude),
      latitude: Number(latitude),
    })),
  )
  await store.writeUse(trx, siteId, is_use)
}
