import type { Insertable } from 'kysely'
import type { DB } from '../database/schema'
import { openPool } from '../ledger/poolStock'
import type { TestMall } from './testMall'

const hour = 3600
const day = 24 * hour

/** Four slots of six hours from midnight on, ids 1 to 4; test malls open at 10:00, in the second. */
export async function openSlots({ mall: { db } }: TestMall): Promise<void> {
  const rows = [1, 2, 3, 4].map((id) => ({
    ...{ seckill_time_id: id, name: `第${id}场`, create_time: 0 },
    ...{ seckill_start_time: (id - 1) * 6 * hour, seckill_end_time: id * 6 * hour },
  }))
  await db.insertInto('seckill_time').values(rows).execute()
}

type Row = Insertable<DB['seckill']>
export interface SeckillMade extends Partial<Row> {
  seckill_id: number
  goods_id: number
  stock?: number
}

/** Since yesterday for three more days, 40.00 a piece, 10 pieces, in the slot that is open at 10:00. */
export async function putSeckill({ mall, clock }: TestMall, { stock = 10, ...more }: SeckillMade): Promise<void> {
  const now = clock.now()
  const row: Row = {
    ...{ site_id: 3, seckill_time_id: 2, seckill_price: 4000, num: 0, create_time: more.seckill_id },
    ...{ start_time: now - day, end_time: now + 3 * day },
    ...more,
  }
  await mall.db.insertInto('seckill').values(row).execute()
  const pool = { siteId: row.site_id, type: 'seckill', activityId: row.seckill_id }
  await mall.tx((trx) => openPool(trx, { ...pool, stock, endTime: row.end_time }))
}

export async function putBundling(
  { mall: { db } }: TestMall,
  { skuIds, ...more }: Partial<Insertable<DB['bundling']>> & { bl_id: number; skuIds: number[] },
): Promise<void> {
  const row = { site_id: 3, bl_name: '组合', bl_price: 7000, shipping_fee_type: 1, create_time: more.bl_id, ...more }
  await db.insertInto('bundling').values(row).execute()
  const parts = skuIds.map((sku_id, place) => ({ site_id: row.site_id, bl_id: row.bl_id, sku_id, place }))
  await db.insertInto('bundling_sku').values(parts).execute()
}

/** Members from `first` on, each with an address in Hangzhou and a token. */
export async function buyersOf({ mall: { db }, login }: TestMall, first: number, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, i) => first + i)
  const place = { province_id: 330000, city_id: 330100, district_id: 330106 }
  await db
    .insertInto('member')
    .values(ids.map((member_id) => ({ member_id, nickname: `买家${member_id}`, member_level: 1, create_time: 0 })))
    .execute()
  await db
    .insertInto('member_address')
    .values(
      ids.map((member_id) => ({
        ...{ member_id, id: member_id * 10, name: '林晓', mobile: '13800000009', address: '文三路 1 号' },
        ...{ full_address: '浙江省-杭州市-西湖区', is_default: 1, ...place },
      })),
    )
    .execute()
  const tokens: string[] = []
  for (const id of ids) tokens.push(await login(id))
  return tokens
}
