import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import { statement } from '../../database/statement'
import type { Tx } from '../../database/transaction'
import { couponLife, inState, type OwnFilter, type Part } from './couponLife.store'

export type PlatformCouponType = Selectable<DB['platform_coupon_type']>
export type OwnRow = Selectable<DB['member_platform_coupon']>

export const life = couponLife({
  own: 'member_platform_coupon',
  types: 'platform_coupon_type',
  coupon: 'platformcoupon_id',
  type: 'platformcoupon_type_id',
  use: 'use_checkout_id',
})

/** Takes one of the rest, and one beyond the count where none is left. */
export async function takeAnyway(trx: Tx, typeId: number): Promise<void> {
  await trx
    .updateTable('platform_coupon_type')
    .set({
      lead_count: sql`lead_count + CASE WHEN lead_count < count THEN 1 ELSE 0 END`,
      over_count: sql`over_count + CASE WHEN lead_count < count THEN 0 ELSE 1 END`,
    })
    .where('site_id', '=', 0)
    .where('platformcoupon_type_id', '=', typeId)
    .execute()
}

/** Takes so many of the rest; false = fewer are left, or it is over. */
export async function takeSome(trx: Tx, typeId: number, num: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('platform_coupon_type')
    .set((eb) => ({ lead_count: eb('lead_count', '+', num) }))
    .where('site_id', '=', 0)
    .where('platformcoupon_type_id', '=', typeId)
    .where('status', '=', 1)
    .where((eb) => eb('lead_count', '<=', eb('count', '-', num)))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function putSomeBack(trx: Tx, typeId: number, num: number): Promise<void> {
  await trx
    .updateTable('platform_coupon_type')
    .set((eb) => ({ lead_count: eb('lead_count', '-', num) }))
    .where('site_id', '=', 0)
    .where('platformcoupon_type_id', '=', typeId)
    .execute()
}

export interface TypeFilter {
  ids?: number[]
  receivable?: boolean
  /** those that count in this shop, or for this goods */
  siteId?: number
  goodsId?: number
}

/** Types people may receive: running and shown. */
const shownTypes = (db: Kysely<DB>, { ids, receivable, siteId, goodsId }: TypeFilter, now: number) => {
  let query = db
    .selectFrom('platform_coupon_type')
    .where('platform_coupon_type.site_id', '=', 0)
    .where('status', '=', 1)
    .where('is_show', '=', 1)
    .where((eb) => eb.or([eb('validity_type', '=', 1), eb('end_time', '>', now)]))
  if (receivable) query = query.whereRef('lead_count', '<', 'count')
  if (ids) query = query.where((eb) => eb('platformcoupon_type_id', '=', eb.fn.any(eb.val(ids))))
  if (siteId)
    query = query.where((eb) =>
      eb.or([
        eb('use_scenario', '=', 1),
        eb.exists(
          eb
            .selectFrom('shop')
            .select('shop.site_id')
            .where('shop.site_id', '=', siteId)
            .where('shop.group_id', '=', eb.fn.any('group_ids')),
        ),
      ]),
    )
  if (goodsId)
    query = query.where((eb) =>
      eb.or([
        eb('use_scenario', '=', 1),
        eb.exists(
          eb
            .selectFrom('goods')
            .innerJoin('shop', 'shop.site_id', 'goods.site_id')
            .select('shop.site_id')
            .where('goods.goods_id', '=', goodsId)
            .where('shop.group_id', '=', eb.fn.any('group_ids')),
        ),
      ]),
    )
  return query
}

export const countTypes = (db: Kysely<DB>, filter: TypeFilter, now: number): Promise<number> =>
  countRows(shownTypes(db, filter, now))

/** Worth most first; those with none left come last. */
export const findTypes = (
  db: Kysely<DB>,
  filter: TypeFilter,
  { now, limit, offset }: Part,
): Promise<PlatformCouponType[]> =>
  shownTypes(db, filter, now)
    .selectAll('platform_coupon_type')
    .orderBy(sql`lead_count >= count`)
    .orderBy('money', 'desc')
    .orderBy('platformcoupon_type_id')
    .limit(limit)
    .offset(offset)
    .execute()

/** Whatever their state, in the order of the ids. */
export const findTypesById = (db: Kysely<DB>, ids: number[]): Promise<PlatformCouponType[]> =>
  db
    .selectFrom('platform_coupon_type')
    .selectAll()
    .where('site_id', '=', 0)
    .where((eb) => eb('platformcoupon_type_id', '=', eb.fn.any(eb.val(ids))))
    .orderBy(sql`array_position(${ids}::int8[], platformcoupon_type_id)`)
    .execute()

export const findType = (db: Kysely<DB>, typeId: number) =>
  db
    .selectFrom('platform_coupon_type')
    .selectAll()
    .where('site_id', '=', 0)
    .where('platformcoupon_type_id', '=', typeId)
    .executeTakeFirst()

/** The shops of these groups. */
export async function findShopsOf(db: Kysely<DB>, groupIds: number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('shop')
    .select('site_id')
    .where((eb) => eb('group_id', '=', eb.fn.any(eb.val(groupIds))))
    .orderBy('site_id')
    .execute()
  return rows.map(({ site_id }) => site_id)
}

const owned = (db: Pick<Kysely<DB>, 'selectFrom'>, memberId: number) =>
  db.selectFrom('member_platform_coupon').where('member_id', '=', memberId)

export const findOwn = (
  db: Kysely<DB>,
  { memberId, state }: OwnFilter,
  { now, limit, offset }: Part,
): Promise<OwnRow[]> =>
  owned(db, memberId)
    .where(inState(state, now))
    .selectAll()
    .orderBy('platformcoupon_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function insertOwn(trx: Tx, row: Insertable<DB['member_platform_coupon']>): Promise<void> {
  await trx.insertInto('member_platform_coupon').values(row).execute()
}

/** Valid coupons of the member; with `couponId` that one alone. */
export const findUsable = (db: Kysely<DB>, memberId: number, now: number, couponId?: number): Promise<OwnRow[]> =>
  couponId === undefined ? usable(db, { memberId, now }).execute() : readChosen(db, { memberId, now, couponId })

interface Usable {
  memberId: number
  now: number
}

const unused = (db: Pick<Kysely<DB>, 'selectFrom'>, { memberId, now }: Usable) =>
  owned(db, memberId).where('state', '=', 1).where('end_time', '>', now)

const usable = (db: Pick<Kysely<DB>, 'selectFrom'>, asked: Usable) =>
  unused(db, asked).selectAll().orderBy('platformcoupon_id')

const terms = ['type', 'money', 'pay_percent', 'discount_limit', 'at_least', 'use_scenario', 'group_ids'] as const

/** What a member has and may still receive, as a part of a query; `memberId` 0 = a guest. */
export const within = (db: Kysely<DB>, asked: Usable) => ({
  own: unused(db, asked).select(terms),
  receivable: shownTypes(db, { receivable: true }, asked.now).where(life.leftFor(asked.memberId)).select(terms),
})

const readChosen = statement((db, asked: { memberId: number; now: number; couponId: number }) =>
  usable(db, asked).where('platformcoupon_id', '=', asked.couponId),
)

/** The group of each shop. */
export async function findGroups(db: Kysely<DB>, siteIds: number[]): Promise<{ site_id: number; group_id: number }[]> {
  return db
    .selectFrom('shop')
    .select(['site_id', 'group_id'])
    .where((eb) => eb('site_id', '=', eb.fn.any(eb.val(siteIds))))
    .execute()
}

/** Locks the coupon a checkout used; false = it used none, or it is back already. */
export async function lockSpent(trx: Tx, memberId: number, checkoutId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('member_platform_coupon')
    .select('platformcoupon_id')
    .where('member_id', '=', memberId)
    .where('use_checkout_id', '=', checkoutId)
    .where('state', '=', 2)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}
