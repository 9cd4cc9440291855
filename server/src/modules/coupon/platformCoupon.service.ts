import type { MemberPlatformCoupon, PlatformCouponType } from '@mall/contract/coupon'
import type { Kysely } from 'kysely'
import { atTheEnd } from '../../database/atTheEnd'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import type { Mall } from '../../mall'
import { couponLists } from './couponLists'
import { endOf, ownTerms, typeTerms } from './couponTerms'
import { giveOne, receiveOne, tellOfCoupon, type CouponKind, type Handed } from './handOut'
import * as store from './platformCoupon.store'

export const { types, allTypes, ownCoupons, countOwn, countReceived } = couponLists(store, typeRow, ownRow)

export const platformCouponType = async (ctx: Ctx, typeId: number) =>
  typeRow(await known(ctx.mall.readDb, typeId), ctx.now)

/** Whatever their state. */
export const couponTypesById = async (db: Kysely<DB>, ids: number[], now: number): Promise<PlatformCouponType[]> =>
  (await store.findTypesById(db, ids)).map((type) => typeRow(type, now))

/** Its name; one that is not there is refused. */
export const couponTypeName = async (db: Kysely<DB>, typeId: number): Promise<string> =>
  (await known(db, typeId)).platformcoupon_name

/** The shops whose goods the coupon is for; undefined = all of them. */
export async function shopsOf(ctx: Ctx, typeId: number): Promise<number[] | undefined> {
  const { use_scenario, group_ids } = await known(ctx.mall.readDb, typeId)
  return use_scenario === 1 ? undefined : store.findShopsOf(ctx.mall.readDb, group_ids)
}

export const receive = (ctx: Ctx, typeId: number) => receiveOne(ctx, ofPlatform, typeId)

/** Gives one of each, as a reward: the limit is for what members fetch themselves; what is over or gone is left out. */
export async function grant(
  trx: Tx,
  mall: Mall,
  { memberId, typeIds, at }: { memberId: number; typeIds: number[]; at: number },
): Promise<void> {
  if ((await mall.settings.get('addon', 0, trx)).platformcoupon === 0) return
  for (const type of await store.findTypesById(trx, typeIds))
    atTheEnd(trx, {
      table: 'platform_coupon_type',
      key: [type.site_id, type.platformcoupon_type_id],
      run: (last) => giveOne(last, mall, ofPlatform, type, { memberId, getType: 3, at }),
    })
}

/** Whether one of each could be given now: none is over or gone, and the mall has such coupons at all. */
export async function areAllGivable(trx: Tx, mall: Mall, ids: number[], now: number): Promise<boolean> {
  if (ids.length === 0) return true
  if ((await mall.settings.get('addon', 0, trx)).platformcoupon === 0) return false
  return (await givableTypes(trx, ids, now)).length === ids.length
}

/**
 * Gives one of each that was paid for along with something else: whoever has paid gets them, also beyond the type's count
 * and when it has ended since.
 */
export async function bringPaidFor(
  trx: Tx,
  mall: Mall,
  { memberId, typeIds, at }: { memberId: number; typeIds: number[]; at: number },
): Promise<void> {
  for (const type of await store.findTypesById(trx, typeIds))
    atTheEnd(trx, {
      table: 'platform_coupon_type',
      key: [type.site_id, type.platformcoupon_type_id],
      async run(last) {
        await store.takeAnyway(last, type.platformcoupon_type_id)
        await ofPlatform.hand(last, mall, type, { memberId, getType: 3, at, news: 'memberrecharge' }, endOf(type, at))
      },
    })
}

/** Of what a reward names, in its order, those that giveOne would give now. */
export async function givableTypes(db: Kysely<DB>, ids: number[], now: number): Promise<PlatformCouponType[]> {
  const types = await store.findTypesById(db, ids)
  return types
    .filter((type) => type.status === 1 && type.lead_count < type.count && endOf(type, now) > now)
    .map((type) => typeRow(type, now))
}

/** Gives one to somebody who is told so in this transaction. False = the coupons are off, it is over, or none is left. */
export async function giveNow(trx: Tx, mall: Mall, typeId: number, handed: Handed): Promise<boolean> {
  if ((await mall.settings.get('addon', 0, trx)).platformcoupon === 0) return false
  const type = await store.findType(trx, typeId)
  return type !== undefined && giveOne(trx, mall, ofPlatform, type, handed)
}

export const ofPlatform: CouponKind<store.PlatformCouponType> = {
  find: store.findType,
  countReceived: store.life.countReceived,
  take: (trx, { platformcoupon_type_id }) => store.life.takeOne(trx, 0, platformcoupon_type_id),
  async hand(trx, mall, type, handed, endTime) {
    const { memberId, getType, at } = handed
    const couponId = mall.newId()
    await store.insertOwn(trx, {
      member_id: memberId,
      platformcoupon_id: couponId,
      platformcoupon_type_id: type.platformcoupon_type_id,
      platformcoupon_name: type.platformcoupon_name,
      type: type.type,
      money: type.money,
      pay_percent: type.pay_percent,
      discount_limit: type.discount_limit,
      at_least: type.at_least,
      use_scenario: type.use_scenario,
      group_ids: type.group_ids,
      platform_split_rare: type.platform_split_rare,
      get_type: getType,
      fetch_time: at,
      end_time: endTime,
    })
    await mall.jobs.enqueue(trx, { kind: 'platformcoupon.expire', distKey: memberId, key: couponId, runAt: endTime })
    await tellOfCoupon(trx, mall, handed, { id: couponId, name: type.platformcoupon_name })
  },
}

export const expire = store.life.expire

async function known(db: Kysely<DB>, typeId: number): Promise<store.PlatformCouponType> {
  const row = await store.findType(db, typeId)
  if (!row) throw refuse({ zh: '优惠券不存在', en: 'Coupon not found' })
  return row
}

function typeRow(row: store.PlatformCouponType, now: number): PlatformCouponType {
  return {
    ...typeTerms(row, now),
    platformcoupon_type_id: row.platformcoupon_type_id,
    platformcoupon_name: row.platformcoupon_name,
    use_scenario: row.use_scenario as 1 | 2,
    platform_split_rare: (row.platform_split_rare / 100).toFixed(2),
  }
}

export function ownRow(row: store.OwnRow, now: number): MemberPlatformCoupon {
  return {
    ...ownTerms(row, now),
    platformcoupon_id: row.platformcoupon_id,
    platformcoupon_type_id: row.platformcoupon_type_id,
    platformcoupon_name: row.platformcoupon_name,
    use_scenario: row.use_scenario as 1 | 2,
  }
}
