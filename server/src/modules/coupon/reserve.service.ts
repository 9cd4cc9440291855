import { atTheEnd } from '../../database/atTheEnd'
import type { Tx } from '../../database/transaction'
import type { Mall } from '../../mall'
import { general } from '../checkout/refusal'
import { endOf } from './couponTerms'
import type { Handed } from './handOut'
import { ofPlatform } from './platformCoupon.service'
import * as store from './platformCoupon.store'

/*
 * Coupons of the platform that are taken when something is ordered and handed over when it is paid (wire/promotions
 * section 9), whatever the limit of a member says.
 */

/** Refuses what could not be handed over; answers until when the type's coupons are of use. */
export async function mustBeGivable(
  trx: Tx,
  mall: Mall,
  typeId: number,
  { num, now }: { num: number; now: number },
): Promise<number> {
  const type = await store.findType(trx, typeId)
  const isOff = (await mall.settings.get('addon', 0, trx)).platformcoupon === 0
  if (isOff || type?.status !== 1 || endOf(type, now) <= now)
    throw general({ zh: '该优惠券已结束', en: 'This coupon has ended' })
  if (type.count - type.lead_count < num)
    throw general({ zh: '优惠券库存不足', en: 'Not enough of these coupons are left' })
  return type.validity_type === 0 ? type.end_time : Infinity
}

export const reserveCoupons = (trx: Tx, typeId: number, num: number, short: () => Error): void =>
  atTheEnd(trx, {
    ...{ table: 'platform_coupon_type', key: [0, typeId] },
    async run(last) {
      if (!(await store.takeSome(last, typeId, num))) throw short()
    },
  })

/** They were taken before: nothing can stand in the way any more. */
export async function handReserved(trx: Tx, mall: Mall, typeId: number, num: number, handed: Handed): Promise<void> {
  const type = await store.findType(trx, typeId)
  if (!type) throw new Error(`no coupon type ${typeId}`)
  for (let i = 0; i < num; i += 1) await ofPlatform.hand(trx, mall, type, handed, endOf(type, handed.at))
}

export const releaseCoupons = (trx: Tx, typeId: number, num: number): void =>
  atTheEnd(trx, {
    ...{ table: 'platform_coupon_type', key: [0, typeId] },
    run: (last) => store.putSomeBack(last, typeId, num),
  })
