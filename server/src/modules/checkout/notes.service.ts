import type { Tx } from '../../database/transaction'
import type { Ctx } from '../../http/route'
import { weappOpenid } from '../member/memberPerson.service'
import { hold, judge, refusalOf, type Judged } from '../vetting/vetting.service'
import type { CheckoutParams } from './checkout.service'
import type { Prepared } from './newOrder'

/** by site */
export type JudgedNotes = ReadonlyMap<number, Judged>

type Noted = Pick<CheckoutParams, 'buyer_message'>

const notesIn = ({ buyer_message = {} }: Noted) =>
  Object.entries(buyer_message).filter(([, words]) => words.trim() !== '')

/** Whether judging them asks somebody over the network. */
export const areJudgedOutside = (params: Noted, { mall }: Ctx): boolean =>
  mall.outside.content.isOutside && notesIn(params).length > 0

/** What buyers write to the shops; in a transaction only where nobody outside is asked. */
export async function judgeNotes(params: Noted, ctx: Ctx): Promise<JudgedNotes> {
  const { mall, memberId } = ctx
  const openid = areJudgedOutside(params, ctx) ? await weappOpenid(mall.db, memberId) : ''
  const judged = await Promise.all(
    notesIn(params).map(
      async ([site, words]) => [Number(site), await judge(mall, openid, 'buyer_message', words)] as const,
    ),
  )
  if (judged.some(([, { verdict }]) => verdict === 'refuse')) throw refusalOf('buyer_message')
  return new Map(judged)
}

/** An order does not wait for a verdict: its note goes to the shop, and is taken back should it be refused later. */
export async function holdNotes(ctx: Ctx, trx: Tx, orders: readonly Prepared[], notes: JudgedNotes): Promise<void> {
  for (const { order } of orders) {
    const note = notes.get(order.site_id)
    if (note?.verdict === 'pending') await hold(ctx.mall, trx, ctx.memberId, note, ctx.now, order.order_id)
  }
}
