import { sql, type Insertable } from 'kysely'
import type { DB } from '../../schema'
import type { Tx } from '../../transaction'
import { dice } from '../pictures/colour'
import type { GoodsSeed, SeedData } from '../types'
import { siteFinder } from './catalogue'
import { insertAll } from '../../bulk'

const member = 1
const hour = 3600
const day = 86_400
const firstId = 1
/** Goods of each kind of row, taken from all shops in turn. */
const collected = 14
const browsed = 36
const followed = [3, 7, 11, 1]

/** What member 1 has collected, looked at and follows; the counts of goods and shops include him. */
export async function loadFavourites(trx: Tx, data: SeedData, now: number): Promise<void> {
  const siteOf = siteFinder(data)
  const keep = (goods: GoodsSeed) => ({
    member_id: member,
    goods_id: goods.goods_id,
    site_id: siteOf(goods.shop),
    sku_id: goods.skus[0]!.sku_id,
  })
  const seen = chosen(data, 'browsed', browsed).map((goods, i) => ({
    ...keep(goods),
    id: firstId + i,
    browse_time: now - Math.floor((i % 7) * 2 * hour) - Math.floor(i / 7) * day - 20 * 60 * (i % 3),
  }))
  await insertAll(trx, 'member_browse', seen)
  const liked: Insertable<DB['member_collect']>[] = chosen(data, 'collected', collected).map((goods, i) => ({
    ...keep(goods),
    collect_id: firstId + i,
    create_time: now - i * 3 * day - hour,
  }))
  await insertAll(trx, 'member_collect', liked)
  await sql`UPDATE goods SET collect_num = collect_num + 1
    WHERE goods_id = ANY(${liked.map(({ goods_id }) => goods_id)})`.execute(trx)
  await insertAll(
    trx,
    'shop_member',
    followed.map((site_id, i) => ({ member_id: member, site_id, subscribe_time: now - (i * 11 + 2) * day })),
  )
  await sql`UPDATE shop SET sub_num = sub_num + 1 WHERE site_id = ANY(${followed})`.execute(trx)
}

/** Goods on sale, one shop after the other. */
function chosen(data: SeedData, what: string, count: number): GoodsSeed[] {
  const throws = dice(`${what} by member ${member}`)
  const shelves = data.shops.map(({ code }) =>
    data.goods.filter((goods) => goods.shop === code && goods.goods_state === 1),
  )
  const picked = new Set<GoodsSeed>()
  for (let i = 0; picked.size < count; i++) picked.add(throws.pick(shelves[i % shelves.length]!))
  return [...picked]
}
