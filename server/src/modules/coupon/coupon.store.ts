import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import { countRows } from '../../database/countRows'
import { padded } from '../../database/padded'
import { openShop } from '../../database/openShop'
import type { DB } from '../../database/schema'
import { statement } from '../../database/statement'
import type { Tx } from '../../database/transaction'
import { couponLife, inState, type OwnFilter, type Part } from './couponLife.store'

export type CouponType = Selectable<DB['coupon_type']>
export type MemberCoupon = Selectable<DB['member_coupon']>
export type OwnRow = MemberCoupon & { site_name: string }

export const life = couponLife({
  own: 'member_coupon',
  types: 'coupon_type',
  coupon: 'coupon_id',
  type: 'coupon_type_id',
  use: 'use_order_id',
})

const owned = (db: Pick<Kysely<DB>, 'selectFrom'>, memberId: number) =>
  db
    .selectFrom('member_coupon')
    .innerJoin('shop', 'shop.site_id', 'member_coupon.site_id')
    .where('member_id', '=', memberId)

/** Valid coupons of the member for these shops; with `couponIds` those alone. */
export async function findUsable(
  db: Kysely<DB>,
  memberId: number,
  { siteIds, couponIds, now }: { siteIds: number[]; couponIds?: number[] | undefined; now: number },
): Promise<OwnRow[]> {
  if (siteIds.length === 0 || couponIds?.length === 0) return []
  const asked = { memberId, siteIds: padded(siteIds), now }
  return couponIds ? readChosen(db, { ...asked, couponIds: padded(couponIds) }) : readUsable(db, asked)
}

interface Usable {
  memberId: number
  siteIds: number[]
  now: number
}

const unused = (db: Pick<Kysely<DB>, 'selectFrom'>, { memberId, siteIds, now }: Usable) =>
  owned(db, memberId).where('state', '=', 1).where('end_time', '>', now).where('member_coupon.site_id', 'in', siteIds)

const usable = (db: Pick<Kysely<DB>, 'selectFrom'>, asked: Usable) =>
  unused(db, asked).selectAll('member_coupon').select('shop.site_name').orderBy('coupon_id')

const readUsable = statement((db, asked: Usable) => usable(db, asked))
const readChosen = statement((db, { couponIds, ...asked }: Usable & { couponIds: number[] }) =>
  usable(db, asked).where('coupon_id', 'in', couponIds),
)

export const findOwn = (
  db: Kysely<DB>,
  { memberId, state }: OwnFilter,
  { now, limit, offset }: Part,
): Promise<OwnRow[]> =>
  owned(db, memberId)
    .where(inState(state, now))
    .selectAll('member_coupon')
    .select('shop.site_name')
    .orderBy('coupon_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export interface TypeFilter {
  siteId?: number
  siteIds?: number[]
  ids?: number[]
  receivable?: boolean
  goodsId?: number
}

/** Types people may receive: running, shown, of open shops. */
const shownTypes = (db: Kysely<DB>, filter: TypeFilter, now: number) => {
  let query = db
    .selectFrom('coupon_type')
    .innerJoin('shop', 'shop.site_id', 'coupon_type.site_id')
    .where(openShop(now))
    .where('coupon_type.status', '=', 1)
    .where('coupon_type.is_show', '=', 1)
    .where((eb) => eb.or([eb('validity_type', '=', 1), eb('end_time', '>', now)]))
  if (filter.siteId) query = query.where('coupon_type.site_id', '=', filter.siteId)
  if (filter.siteIds) query = query.where('coupon_type.site_id', 'in', filter.siteIds)
  if (filter.ids) query = query.where((eb) => eb('coupon_type_id', '=', eb.fn.any(eb.val(filter.ids as number[]))))
  if (filter.receivable) query = query.whereRef('lead_count', '<', 'count')
  if (filter.goodsId)
    query = query.where((eb) =>
      eb.or([eb('goods_type', '=', 1), eb(eb.val(filter.goodsId as number), '=', eb.fn.any('goods_ids'))]),
    )
  return query
}

const terms = ['type', 'money', 'pay_percent', 'discount_limit', 'at_least', 'goods_type', 'goods_ids'] as const

/** What a member has of these shops and may still receive, as a part of a query; `memberId` 0 = a guest. */
export const within = (db: Kysely<DB>, asked: Usable) => ({
  own: unused(db, asked).select(['member_coupon.site_id', ...terms]),
  receivable: shownTypes(db, { siteIds: asked.siteIds, receivable: true }, asked.now)
    .where(life.leftFor(asked.memberId))
    .select(['coupon_type.site_id', ...terms]),
})

export const countTypes = (db: Kysely<DB>, filter: TypeFilter, now: number): Promise<number> =>
  countRows(shownTypes(db, filter, now))

/** Worth most first; those with none left come last. */
export const findTypes = (
  db: Kysely<DB>,
  filter: TypeFilter,
  { now, limit, offset }: Part,
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

export async function insertOwn(trx: Tx, row: Insertable<DB['member_coupon']>): Promise<void> {
  await trx.insertInto('member_coupon').values(row).execute()
}
