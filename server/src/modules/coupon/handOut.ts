import type { AccountCause } from '@mall/contract/status'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { accountNews } from '../../jobs/newsJobs'
import type { Mall } from '../../mall'
import { phrase } from '../../words/phrases'
import { lockMember } from '../member/member.service'
import { endOf } from './couponTerms'

interface AnyType {
  max_fetch: number
  status: number
  validity_type: number
  fixed_term: number
  end_time: number
}

export interface Handed {
  memberId: number
  /** 1 by an order, 2 directly, 3 by an activity */
  getType: 1 | 2 | 3
  at: number
  /** why others give it: the member is told by a message; missing = the member has asked for it */
  news?: AccountCause
}

/** Promises the message, in the transaction that hands it over. */
export async function tellOfCoupon(
  trx: Tx,
  { jobs }: Mall,
  { memberId, news, at }: Handed,
  coupon: { id: number; name: string },
): Promise<void> {
  if (!news) return
  const words = { account_data: coupon.name, type_name: phrase(`cause.${news}`), remark: phrase('account.coupon') }
  await jobs.enqueue(
    trx,
    accountNews(memberId, `coupon/${coupon.id}`, { account_type: 'coupon', from_type: news, ...words, at }),
  )
}

/** What differs between coupons of shops and those of the platform. */
export interface CouponKind<T extends AnyType> {
  find(db: Kysely<DB>, typeId: number): Promise<T | undefined>
  countReceived(db: Kysely<DB>, memberId: number, typeId: number): Promise<number>
  /** Writes the member's own one, with the job that ends it. */
  hand(trx: Tx, mall: Mall, type: T, handed: Handed, endTime: number): Promise<void>
  /** Takes one of the rest, with the guard in the statement; false = none left or no longer running. */
  take(trx: Tx, type: T): Promise<boolean>
}

/**
 * Receives one coupon; answers whether the member had one before. What an order or an activity gives comes from the
 * server: whoever calls receives directly and within the limit, whatever get_type says.
 */
export async function receiveOne<T extends AnyType>(
  { mall, memberId, now }: Ctx,
  kind: CouponKind<T>,
  typeId: number,
): Promise<{ is_exist: 0 | 1 }> {
  return mall.tx(async (trx) => {
    const type = await kind.find(trx, typeId)
    if (!type || type.status !== 1) throw refuse({ zh: '优惠券已结束', en: 'This coupon has ended' })
    // two taps at once must not pass the limit together
    await lockMember(trx, memberId)
    const had = await kind.countReceived(trx, memberId, typeId)
    if (type.max_fetch > 0 && had >= type.max_fetch)
      throw refuse({ zh: '您已领取过该优惠券', en: 'You have received this coupon already' }, { data: { is_exist: 1 } })
    const endTime = endOf(type, now)
    if (endTime <= now) throw refuse({ zh: '优惠券已结束', en: 'This coupon has ended' })
    await kind.hand(trx, mall, type, { memberId, getType: 2, at: now }, endTime)
    if (!(await kind.take(trx, type))) throw refuse({ zh: '优惠券已领完', en: 'These coupons are all gone' })
    return { is_exist: had > 0 ? 1 : 0 }
  })
}

/** Gives one as a reward: the limit is for what members fetch themselves. False = it is over, or none is left. */
export async function giveOne<T extends AnyType>(
  trx: Tx,
  mall: Mall,
  kind: CouponKind<T>,
  type: T,
  handed: Handed,
): Promise<boolean> {
  const endTime = endOf(type, handed.at)
  if (endTime <= handed.at || !(await kind.take(trx, type))) return false
  await kind.hand(trx, mall, type, handed, endTime)
  return true
}
