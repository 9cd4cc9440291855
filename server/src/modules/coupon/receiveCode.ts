import { Refusal, type Ctx } from '../../http/route'
import { codeOf } from '../poster/poster.service'

type Which = { coupon_type_id: number } | { platformcoupon_type_id: number }

/** A code to pass a coupon on with; '' while the mall has no time to draw one. */
export async function receiveCode(ctx: Ctx, which: Which): Promise<string> {
  try {
    return await codeOf(ctx, 'otherpages/goods/coupon_receive/coupon_receive', which)
  } catch (error) {
    if (error instanceof Refusal) return ''
    throw error
  }
}
