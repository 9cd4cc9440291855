import type { Tx } from '../../database/transaction'
import type { Mall } from '../../mall'
import { endOf } from './couponTerms'
import { findType, insertOwn, takeOne } from './coupon.store'

export interface Grant {
  memberId: number
  couponTypeId: number
  /** 1 by an order, 3 by an activity: max_fetch is for what members fetch themselves */
  getType: 1 | 3
  at: number
}

/** Gives a coupon of the shop while there are some; false = none is left, or it is over or off. */
export async function grant(trx: Tx, mall: Mall, { memberId, couponTypeId, getType, at }: Grant): Promise<boolean> {
  const type = await findType(trx, couponTypeId)
  if (!type || (await mall.settings.get('addon', 0, trx)).coupon === 0) return false
  const endTime = endOf(type, at)
  if (endTime <= at || !(await takeOne(trx, type.site_id, couponTypeId))) return false
  const couponId = mall.newId()
  const { site_id, coupon_name, money, pay_percent, discount_limit, at_least, goods_type, goods_ids } = type
  await insertOwn(trx, {
    ...{ site_id, coupon_name, money, pay_percent, discount_limit, at_least, goods_type, goods_ids },
    member_id: memberId,
    coupon_id: couponId,
    coupon_type_id: couponTypeId,
    type: type.type,
    get_type: getType,
    fetch_time: at,
    end_time: endTime,
  })
  await mall.jobs.enqueue(trx, { kind: 'coupon.expire', distKey: memberId, key: couponId, runAt: endTime })
  return true
}
