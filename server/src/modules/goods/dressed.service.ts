import type { GoodsRow } from '@mall/contract/goods'
import { together } from '../../database/together'
import type { Ctx } from '../../http/route'
import { priceQuestion, pricesBy } from '../coupon/couponPrice.service'
import { runningQuestion, withTags } from './promotionTags.service'

const siteOf = ({ site_id }: GoodsRow) => site_id

/** Rows of a list with what runs for them now, and what one piece costs after coupons. */
export async function dressed(ctx: Ctx, rows: GoodsRow[]): Promise<GoodsRow[]> {
  if (rows.length === 0) return rows
  const [running, facts] = await answersOf(ctx, rows)
  const [tagged, priceOf] = await Promise.all([withTags(ctx, rows, running), pricesBy(ctx, facts, rows, siteOf)])
  return tagged.map((row) => ({ ...row, coupon_price: priceOf(row) }))
}

async function answersOf(ctx: Ctx, rows: GoodsRow[]) {
  const tags = runningQuestion(ctx, rows)
  const prices = await priceQuestion(ctx, rows, siteOf)
  return prices ? together(tags, prices) : ([await tags.ask(tags.db), []] as const)
}
