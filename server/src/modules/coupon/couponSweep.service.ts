import type { Mall } from '../../mall'
import { life } from './coupon.store'
import { life as platformLife } from './platformCoupon.store'

const most = 500

/** Coupons of both kinds whose end no timer has told them. */
export async function endCoupons({ db, clock }: Mall): Promise<void> {
  for (const { expireAll } of [life, platformLife]) {
    while ((await expireAll(db, clock.now(), most)) === most);
  }
}
