import { sql } from 'kysely'

/** Of a statement that reads `shop`: open, and not past its expire time (wire/shops-stores-notes section 1). */
export const openShop = (now: number) =>
  sql<boolean>`shop.shop_status = 1 and (shop.expire_time = 0 or shop.expire_time > ${now})`
