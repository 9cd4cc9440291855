import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type CouponType = Selectable<DB['coupon_type']>
export type MemberCoupon = Selectable<DB['member_coupon']>
export type OwnRow = MemberCoupon & { site_name: string }

const owned = (db: Kysely<DB>, memberId: number) =>
  db
    .selectFrom('member_coupon')
    .innerJoin('shop', 'shop.site_id', 'member_coupon.site_id')
    .where('member_id', '=', memberId)

export const findUsable = (db: Kysely<DB>, memberId: number, siteIds: number[], now: number): Promise<OwnRow[]> =>
  owned(db, memberId)
    .where('state', '=', 1)
    .where('end_time', '>', now)
    .where((eb) => eb('member_coupon.site_id', '=', eb.fn.any(eb.val(siteIds))))
    .selectAll('member_coupon')
    .select('shop.site_name')
    .orderBy('coupon_id')
    .execute()

/** Rows in a state (wire/member section 6) by the mall's clock: an end counts before its timer has come round. */
export function inState(state: number | undefined, now: number) {
  if (state === 1) return sql<boolean>`state = 1 AND end_time > ${now}`
  if (state === 2) return sql<boolean>`state = 2`
  if (state === 3) return sql<boolean>`(state = 3 OR (state = 1 AND end_time <= ${now}))`
  return sql<boolean>`true`
}

export async function countOwn(
  db: Kysely<DB>,
  memberId: number,
  state: number | undefined,
  now: number,
): Promise<number> {
  const { count } = await owned(db, memberId)
    .where(inState(state, now))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const findOwn = (
  db: Kysely<DB>,
  memberId: number,
  state: number | undefined,
  now: number,
  limit: number,
  offset: number,
): Promise<OwnRow[]> =>
  owned(db, memberId)
    .where(inState(state, now))
    .selectAll('member_coupon')
    .select('shop.site_name')
    .orderBy('coupon_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** 1 -> 2, once: false when another checkout took it or it ended. */
export async function spend(
  trx: Tx,
  by: { memberId: number; couponId: number; orderId: number; at: number },
): Promise<boolean> {
  const row = await trx
    .updateTable('member_coupon')
    .set({ state: 2, use_time: by.at, use_order_id: by.orderId })
    .where('member_id', '=', by.memberId)
    .where('coupon_id', '=', by.couponId)
    .where('state', '=', 1)
    .where('end_time', '>', by.at)
    .returning('coupon_id')
    .executeTakeFirst()
  return row !== undefined
}

/** 2 -> 1, or -> 3 when its time has passed meanwhile. */
export async function unspend(trx: Tx, memberId: number, orderId: number, at: number): Promise<void> {
  await trx
    .updateTable('member_coupon')
    .set({ state: sql`CASE WHEN end_time > ${at} THEN 1 ELSE 3 END`, use_time: 0, use_order_id: 0 })
    .where('member_id', '=', memberId)
    .where('use_order_id', '=', orderId)
    .where('state', '=', 2)
    .execute()
}

/** 1 -> 3 at the end of its time. */
export async function expire(db: Kysely<DB>, memberId: number, couponId: number, now: number): Promise<void> {
  await db
    .updateTable('member_coupon')
    .set({ state: 3 })
    .where('member_id', '=', memberId)
    .where('coupon_id', '=', couponId)
    .where('state', '=', 1)
    .where('end_time', '<=', now)
    .execute()
}

export interface TypeFilter {
  siteId?: number
  ids?: number[]
  receivable?: boolean
  goodsId?: number
}

/** Types people may receive: running, shown, of open shops. */
const shownTypes = (db: Kysely<DB>, filter: TypeFilter, now: number) => {
  let query = db
    .selectFrom('coupon_type')
    .innerJoin('shop', 'shop.site_id', 'coupon_type.site_id')
    .where('shop.shop_status', '=', 1)
    .where('coupon_type.status', '=', 1)
    .where('coupon_type.is_show', '=', 1)
    .where((eb) => eb.or([eb('validity_type', '=', 1), eb('end_time', '>', now)]))
  if (filter.siteId) query = query.where('coupon_type.site_id', '=', filter.siteId)
  if (filter.ids) query = query.where((eb) => eb('coupon_type_id', '=', eb.fn.any(eb.val(filter.ids as number[]))))
  if (filter.receivable) query = query.whereRef('lead_count', '<', 'count')
  if (filter.goodsId)
    query = query.where((eb) =>
      eb.or([eb('goods_type', '=', 1), eb(eb.val(filter.goodsId as number), '=', eb.fn.any('goods_ids'))]),
    )
  return query
}

export async function countTypes(db: Kysely<DB>, filter: TypeFilter, now: number): Promise<number> {
  const { count } = await shownTypes(db, filter, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Worth most first; those with none left come last. */
export const findTypes = (
  db: Kysely<DB>,
  filter: TypeFilter,
  now: number,
  limit: number,
  offset: number,
): Promise<(CouponType & { site_name: string })[]> =>
  shownTypes(db, filter, now)
    .selectAll('coupon_type')
    .select('shop.site_name')
    .orderBy(sql`lead_count >= count`)
    .orderBy('coupon_type.money', 'desc')
    .orderBy('coupon_type_id')
    .limit(limit)
    .offset(offset)
    .execute()

/** Whatever their state, in the order of the ids. */
export const findTypesById = (db: Kysely<DB>, ids: number[]): Promise<(CouponType & { site_name: string })[]> =>
  db
    .selectFrom('coupon_type')
    .innerJoin('shop', 'shop.site_id', 'coupon_type.site_id')
    .where((eb) => eb('coupon_type_id', '=', eb.fn.any(eb.val(ids))))
    .selectAll('coupon_type')
    .select('shop.site_name')
    .orderBy(sql`array_position(${ids}::int8[], coupon_type_id)`)
    .execute()

export const findType = (db: Kysely<DB>, couponTypeId: number) =>
  db
    .selectFrom('coupon_type')
    .innerJoin('shop', 'shop.site_id', 'coupon_type.site_id')
    .where('coupon_type_id', '=', couponTypeId)
    .selectAll('coupon_type')
    .select('shop.site_name')
    .executeTakeFirst()

export async function countReceived(db: Kysely<DB>, memberId: number, couponTypeId: number): Promise<number> {
  const { count } = await db
    .selectFrom('member_coupon')
    .where('member_id', '=', memberId)
    .where('coupon_type_id', '=', couponTypeId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Takes one of the rest, with the guard in the statement; false = none left or no longer running. */
export async function takeOne(trx: Tx, siteId: number, couponTypeId: number): Promise<boolean> {
  const row = await trx
    .updateTable('coupon_type')
    .set({ lead_count: sql`lead_count + 1` })
    .where('site_id', '=', siteId)
    .where('coupon_type_id', '=', couponTypeId)
    .where('status', '=', 1)
    .whereRef('lead_count', '<', 'count')
    .returning('coupon_type_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertOwn(trx: Tx, row: Insertable<DB['member_coupon']>): Promise<void> {
  await trx.insertInto('member_coupon').values(row).execute()
}
