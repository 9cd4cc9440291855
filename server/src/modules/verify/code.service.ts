import { randomInt } from 'node:crypto'
import type { VerifyType } from '@mall/contract/verify'
import type { Tx } from '../../database/transaction'
import { insertCode } from './code.store'

/** Twelve random digits: nobody guesses the code of another (messages-chat-verification section 3). */
const randomCode = () => String(randomInt(1_000_000_000_000)).padStart(12, '0')

export interface CodeFor {
  type: VerifyType
  siteId: number
  memberId: number
  orderId: number
  /** the line of virtual goods; a pickup code is for the whole order */
  orderGoodsId?: number
  at: number
}

/** A code that nobody has, in the transaction of the payment. */
export async function newCode(trx: Tx, of: CodeFor): Promise<string> {
  for (;;) {
    const code = randomCode()
    const row = {
      verify_code: code,
      verify_type: of.type,
      site_id: of.siteId,
      member_id: of.memberId,
      order_id: of.orderId,
      order_goods_id: of.orderGoodsId ?? 0,
      create_time: of.at,
    }
    if (await insertCode(trx, row)) return code
  }
}
