import type { CouponType, MemberCoupon } from '@mall/contract/coupon'
import type { Kysely } from 'kysely'
import { atTheEnd } from '../../database/atTheEnd'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import type { Mall } from '../../mall'
import type { OrderEvent } from '../../orderEvents'
import type { ShopCoupon } from '../../pricing/quote'
import * as store from './coupon.store'
import { couponLists } from './couponLists'
import { ownTerms, typeTerms } from './couponTerms'
import { giveOne, receiveOne, tellOfCoupon, type CouponKind, type Handed } from './handOut'

/** A member's coupon as checkout calculates with it and as the wire shows it. */
export interface OwnCoupon {
  siteId: number
  coupon: ShopCoupon
  row: MemberCoupon
}

/** The member's unused coupons of these shops; with `couponIds` those alone. */
export async function usableCoupons(
  db: Kysely<DB>,
  memberId: number,
  asked: { siteIds: number[]; couponIds?: number[] | undefined; now: number },
): Promise<OwnCoupon[]> {
  const rows = await store.findUsable(db, memberId, asked)
  return rows.map((row) => ({ siteId: row.site_id, coupon: priced(row), row: ownRow(row, asked.now) }))
}

/** Part of order creation: spends the coupon once; false = it is gone. */
export const useCoupon = store.life.spend

/** A closed order gives its coupon back, at the end of the transaction. */
export async function couponBack(trx: Tx, { memberId, orderId, at }: OrderEvent): Promise<void> {
  const run = (last: Tx) => store.life.unspend(last, memberId, orderId, at)
  atTheEnd(trx, { table: 'member_coupon', key: [memberId, orderId], run })
}

export const { types: couponTypes, allTypes, ownCoupons, countOwn, countReceived } = couponLists(store, typeRow, ownRow)

/** What levels and gifts name: also those that are hidden or over. */
export async function typesById({ mall, now }: Ctx, ids: number[]): Promise<CouponType[]> {
  const types = await store.findTypesById(mall.readDb, ids)
  return types.map((type) => typeRow(type, now))
}

/** Whether all of these types are the shop's own and may still be given. */
export async function isGivenBy(trx: Tx, siteId: number, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true
  const own = (await store.findTypesById(trx, [...ids])).filter((type) => type.site_id === siteId && type.status === 1)
  return ids.every((id) => own.some((type) => type.coupon_type_id === id))
}

export async function couponType(ctx: Ctx, couponTypeId: number): Promise<CouponType> {
  const row = await store.findType(ctx.mall.readDb, couponTypeId)
  if (!row) throw refuse({ zh: '优惠券不存在', en: 'Coupon not found' })
  return typeRow(row, ctx.now)
}

type Type = NonNullable<Awaited<ReturnType<typeof store.findType>>>

const ofShops: CouponKind<Type> = {
  find: store.findType,
  countReceived: store.life.countReceived,
  take: (trx, { site_id, coupon_type_id }) => store.life.takeOne(trx, site_id, coupon_type_id),
  async hand(trx, mall, type, handed, endTime) {
    const { memberId, getType, at } = handed
    const couponId = mall.newId()
    const { coupon_type_id, site_id, coupon_name, money, pay_percent, discount_limit, at_least } = type
    await store.insertOwn(trx, {
      ...{ coupon_type_id, site_id, coupon_name, money, pay_percent, discount_limit, at_least },
      member_id: memberId,
      coupon_id: couponId,
      goods_type: type.goods_type,
      goods_ids: type.goods_ids,
      type: type.type,
      get_type: getType,
      fetch_time: at,
      end_time: endTime,
    })
    await mall.jobs.enqueue(trx, { kind: 'coupon.expire', distKey: memberId, key: couponId, runAt: endTime })
    await tellOfCoupon(trx, mall, handed, { id: couponId, name: coupon_name })
  },
}

export const receive = (ctx: Ctx, couponTypeId: number) => receiveOne(ctx, ofShops, couponTypeId)

/** Gives a coupon of the shop at the end of the transaction, while there are some and it is neither over nor off. */
export async function grant(trx: Tx, mall: Mall, couponTypeId: number, handed: Handed): Promise<void> {
  const type = await store.findType(trx, couponTypeId)
  if (!type || (await mall.settings.get('addon', 0, trx)).coupon === 0) return
  const key = [type.site_id, couponTypeId]
  atTheEnd(trx, { table: 'coupon_type', key, run: (last) => giveOne(last, mall, ofShops, type, handed) })
}

export const expire = store.life.expire

const priced = (row: store.MemberCoupon): ShopCoupon => ({
  couponId: row.coupon_id,
  type: row.type as ShopCoupon['type'],
  money: row.money,
  payPercent: row.pay_percent,
  discountLimit: row.discount_limit,
  atLeast: row.at_least,
  ...(row.goods_type === 2 ? { goodsIds: row.goods_ids } : {}),
})

function ownRow(row: store.OwnRow, now: number): MemberCoupon {
  return {
    ...ownTerms(row, now),
    coupon_id: row.coupon_id,
    coupon_type_id: row.coupon_type_id,
    coupon_name: row.coupon_name,
    site_id: row.site_id,
    site_name: row.site_name,
    goods_type: row.goods_type as 1 | 2,
    goods_ids: listed(row.goods_ids),
    use_order_id: row.use_order_id,
  }
}

function typeRow(row: store.CouponType & { site_name: string }, now: number): CouponType {
  return {
    ...typeTerms(row, now),
    coupon_type_id: row.coupon_type_id,
    site_id: row.site_id,
    site_name: row.site_name,
    coupon_name: row.coupon_name,
    goods_type: row.goods_type as 1 | 2,
    goods_ids: listed(row.goods_ids),
  }
}

const listed = (ids: number[]) => (ids.length > 0 ? `,${ids.join(',')},` : '')
