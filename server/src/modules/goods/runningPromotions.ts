import type { GoodsPromotion } from '@mall/contract/goods'
import type { Addon } from '@mall/contract/settings'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Mall } from '../../mall'
import { wholesaleEntry } from '../wholesale/wholesalePrices.service'

type Finder = (db: Kysely<DB>, goodsId: number) => Promise<GoodsPromotion | undefined>

/** A promotion brings its finder; the buyer chooses by entering through one of them (promotions section 11). */
const finders: readonly { addon: Addon; find: Finder }[] = [{ addon: 'wholesale', find: wholesaleEntry }]

/** goods_promotion of the detail row: what runs for the goods, of the addons that are on. */
export async function runningPromotions({ readDb, settings }: Mall, goodsId: number): Promise<GoodsPromotion[]> {
  const flags = await settings.get('addon')
  const on = finders.filter(({ addon }) => flags[addon] === 1)
  const found = await Promise.all(on.map(({ find }) => find(readDb, goodsId)))
  return found.filter((one) => one !== undefined)
}
