import type { Ctx } from '../../http/route'
import { payProof, unproven, type PayProof } from '../member/payPassword.service'
import type { CheckoutParams } from './checkout.service'
import { areJudgedOutside, judgeNotes, type JudgedNotes } from './notes.service'

/** What is settled ahead of the transaction that creates orders. */
export interface Settled {
  /** undefined = nobody outside is asked about them */
  notes: JudgedNotes | undefined
  /** asked for when the orders take money from the wallet */
  proof: PayProof
}

export type CreateParams = CheckoutParams & { pay_password?: string | undefined }

export const nothingSettled: Settled = { notes: undefined, proof: unproven }

/** What buyers write is judged outside, and the pay password compared; undefined = there is nothing to settle. */
export function beforeCreate(params: CreateParams, ctx: Ctx): (() => Promise<Settled>) | undefined {
  const isJudged = areJudgedOutside(params, ctx)
  if (!isJudged && params.is_balance !== 1) return undefined
  return async () => ({
    notes: isJudged ? await judgeNotes(params, ctx) : undefined,
    proof: params.is_balance === 1 ? await payProof(ctx, params.pay_password) : unproven,
  })
}
