import type { FollowedShop } from '@mall/contract/shop'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { yuan } from '../../lib/money'
import * as store from './followed.store'

/** Shops as their followers see them, by site_id; unknown sites are missing. */
export async function followedShops(
  db: Kysely<DB>,
  siteIds: number[],
): Promise<Map<number, Omit<FollowedShop, 'subscribe_time'>>> {
  const rows = siteIds.length > 0 ? await store.findShops(db, siteIds) : []
  return new Map(
    rows.map(({ desccredit, servicecredit, deliverycredit, is_own, ...row }) => [
      row.site_id,
      {
        ...row,
        is_own: is_own === 1 ? 1 : 0,
        shop_desccredit: yuan(desccredit),
        shop_servicecredit: yuan(servicecredit),
        shop_deliverycredit: yuan(deliverycredit),
      },
    ]),
  )
}

/** Part of a transaction, at its end: one row for all who follow the shop. */
export const countFollowers = store.addFollowers
