import type { GoodsRow } from '@mall/contract/goods'
import type { Ctx } from '../../http/route'
import { couponPrices } from '../coupon/couponPrice.service'
import { withTags } from './promotionTags.service'

/** Rows of a list with what runs for them now, and what one piece costs after coupons. */
export async function dressed(ctx: Ctx, rows: GoodsRow[]): Promise<GoodsRow[]> {
  const [tagged, priceOf] = await Promise.all([withTags(ctx, rows), couponPrices(ctx, rows, ({ site_id }) => site_id)])
  return tagged.map((row) => ({ ...row, coupon_price: priceOf(row) }))
}
