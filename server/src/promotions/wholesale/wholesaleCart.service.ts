import type { WholesaleCartRow } from '@mall/contract/cart'
import type { Ctx } from '../../http/route'
import { cartOf } from '../../modules/cart/anyCart.service'
import { cartRow } from '../../modules/cart/cart.service'
import { memberPriceOf, priceFactor } from '../../modules/member/memberPrice.service'
import { wholesalePrices } from './wholesalePrices.service'
import { stepFields } from './wholesaleRow'

export const { load, count, add, edit, remove, clear, chosenItems, removeBought } = cartOf({
  table: 'wholesale_cart_item',
  prices: wholesalePrices,
})

/** A row whose goods are no longer on offer reads as taken off sale: the wire has no other word for it. */
export async function cartRows(ctx: Ctx): Promise<WholesaleCartRow[]> {
  const { db } = ctx.mall
  const [rows, factor] = await Promise.all([load(db, ctx.memberId, ctx.now), priceFactor(db, ctx)])
  return rows.map((row) => ({
    ...cartRow(row, memberPriceOf(row.sku.price, factor)),
    ...(row.steps ? {} : { goods_state: 0 as const }),
    ...stepFields(row.steps ?? []),
  }))
}
