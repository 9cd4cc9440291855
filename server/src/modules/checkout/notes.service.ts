import type { Tx } from '../../database/transaction'
import type { Ctx } from '../../http/route'
import { weappOpenid } from '../member/memberPerson.service'
import { hold, judge, refusalOf, type Judged } from '../vetting/vetting.service'
import type { CheckoutParams } from './checkout.service'
import type { Prepared } from './newOrder'

/** by site */
export type JudgedNotes = ReadonlyMap<number, Judged>

/** What buyers write to the shops; undefined when nobody wrote anything. */
export function judgeNotes({ buyer_message = {} }: Pick<CheckoutParams, 'buyer_message'>, { mall, memberId }: Ctx) {
  const notes = Object.entries(buyer_message).filter(([, words]) => words.trim() !== '')
  if (notes.length === 0) return undefined
  return async (): Promise<JudgedNotes> => {
    const openid = await weappOpenid(mall.db, memberId)
    const judged = await Promise.all(
      notes.map(async ([site, words]) => [Number(site), await judge(mall, openid, 'buyer_message', words)] as const),
    )
    if (judged.some(([, { verdict }]) => verdict === 'refuse')) throw refusalOf('buyer_message')
    return new Map(judged)
  }
}

/** An order does not wait for a verdict: its note goes to the shop, and is taken back should it be refused later. */
export async function holdNotes(ctx: Ctx, trx: Tx, orders: readonly Prepared[], notes?: JudgedNotes): Promise<void> {
  for (const { order } of orders) {
    const note = notes?.get(order.site_id)
    if (note?.verdict === 'pending') await hold(ctx.mall, trx, ctx.memberId, note, ctx.now, order.order_id)
  }
}
