import type { Words } from '@mall/contract/words'
import { perShop, sum, type Line, type Blocker } from '../quote'

/** Of one activity, in pieces; 0 = none. */
export interface ActivityLimit {
  minPerOrder: number
  maxPerOrder: number
  /** over all orders of the activity that are not closed, unpaid ones included (wire/promotions section 0) */
  maxPerMember: number
  /** one such order at a time, of however many pieces */
  isOncePerMember?: boolean
}

/** With the pieces that the member has in such orders already. */
export interface CountedLimit extends ActivityLimit {
  bought: number
}

/**
 * Step 8: the least and the most of one product a member may buy, where earlier purchases count for the most, and the
 * limits of the activity beside them.
 */
export const limits = perShop((shop) => {
  for (const line of shop.lines) {
    const error = broken(
      line,
      sum(
        shop.lines.filter((other) => other.goodsId === line.goodsId),
        (one) => one.num,
      ),
    )
    if (error) return { limitError: error }
  }
  const error =
    shop.activityLimit &&
    ofActivity(
      shop.activityLimit,
      sum(shop.lines, (line) => line.num),
    )
  return error ? { limitError: error } : {}
})

function broken(line: Line, num: number): Blocker | undefined {
  const { minBuy, maxBuy, purchased } = line
  if (minBuy > 0 && num < minBuy) return blocker(tooFew(minBuy))
  if (maxBuy > 0 && num + purchased > maxBuy) return blocker(tooMany(maxBuy, purchased))
  return undefined
}

function ofActivity(
  { minPerOrder, maxPerOrder, maxPerMember, isOncePerMember, bought }: CountedLimit,
  num: number,
): Blocker | undefined {
  if (num < minPerOrder) return blocker(tooFew(minPerOrder))
  if (maxPerOrder > 0 && num > maxPerOrder)
    return blocker({ zh: `该活动每单限购${maxPerOrder}件`, en: `Limit ${maxPerOrder} per order in this promotion` })
  if (isOncePerMember && bought > 0)
    return blocker({ zh: '该活动每人限购一单', en: 'One order each in this promotion' })
  if (maxPerMember > 0 && num + bought > maxPerMember)
    return blocker({
      zh: `该活动每人限购${maxPerMember}件，您已购买${bought}件`,
      en: `Limit ${maxPerMember} each in this promotion, ${bought} already bought`,
    })
  return undefined
}

const blocker = (message: Words): Blocker => ({ errorCode: 1, message })

const tooFew = (least: number): Words => ({ zh: `该商品至少购买${least}件`, en: `Buy at least ${least} of this item` })

const tooMany = (maxBuy: number, purchased: number): Words => ({
  zh: `该商品每人限购${maxBuy}件，您已购买${purchased}件`,
  en: `Limit ${maxBuy} of this item each, ${purchased} already bought`,
})
