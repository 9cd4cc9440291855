import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { within as ofShops } from './coupon.store'
import { within as ofPlatform } from './platformCoupon.store'

export interface CouponsAsked {
  memberId: number
  siteIds: number[]
  goodsIds: number[]
  now: number
}

/** Terms of a coupon, or another fact that a price after coupons needs. */
export interface PriceFact {
  /** level: `money` is the member's level_id; several: goods of which more than one must be bought */
  part: 'own' | 'receivable' | 'platform' | 'level' | 'several'
  /** null = all */
  site_ids: number[] | null
  goods_ids: number[] | null
  type: 'reward' | 'discount'
  money: number
  pay_percent: number
  discount_limit: number
  at_least: number
}

/** One statement, however many goods: what a member has and may receive in these shops, or a guest may receive. */
export async function findPriceFacts(db: Kysely<DB>, asked: CouponsAsked): Promise<PriceFact[]> {
  const { memberId, siteIds, goodsIds } = asked
  const [shops, platform] = [ofShops(db, asked), ofPlatform(db, asked)]
  const terms = sql`type, money, pay_percent, discount_limit, at_least`
  const ofShop = sql`ARRAY[site_id] AS site_ids, CASE WHEN goods_type = 2 THEN goods_ids END AS goods_ids, ${terms}`
  const ofGroups = sql`CASE WHEN use_scenario = 2 THEN ARRAY(SELECT shop.site_id FROM shop
    WHERE shop.site_id = ANY(${siteIds}::int8[]) AND shop.group_id = ANY(group_ids)) END AS site_ids,
    NULL::int8[] AS goods_ids, ${terms}`
  const { rows } = await sql<PriceFact>`
    SELECT 'own' AS part, ${ofShop} FROM ${shops.own} own
    UNION ALL SELECT 'receivable', ${ofShop} FROM ${shops.receivable} receivable
    UNION ALL SELECT 'platform', ${ofGroups} FROM ${platform.own} own
    UNION ALL SELECT 'platform', ${ofGroups} FROM ${platform.receivable} receivable
    UNION ALL SELECT 'level', NULL, NULL, '', member_level, 0, 0, 0 FROM member WHERE member_id = ${memberId}
    UNION ALL SELECT 'several', NULL, ARRAY[goods_id], '', 0, 0, 0, 0 FROM goods
      WHERE site_id = ANY(${siteIds}::int8[]) AND goods_id = ANY(${goodsIds}::int8[]) AND min_buy > 1`.execute(db)
  return rows
}
