import type { Tx } from '../../database/transaction'
import { endAllTokens } from '../../tokens/tokens'
import { unknownMember } from './member.service'
import * as store from './member.store'

export interface Freezing {
  member_id: number
  /** 1 freezes, 0 frees */
  freeze: 0 | 1
  reason: string
}

/** Shuts a member out, or lets him in again (operator.md section 2.5). Repeating it has no effect. */
export async function freeze(trx: Tx, { member_id: memberId, freeze, reason }: Freezing): Promise<void> {
  const member = await store.lockAndFind(trx, memberId)
  if (!member) throw unknownMember()
  const status = freeze === 1 ? 0 : 1
  if (member.status === status) return
  await store.update(trx, memberId, { status, locked_reason: freeze === 1 ? reason : '' })
  // else they would be good again once the member is freed
  if (freeze === 1) await endAllTokens(trx, memberId)
}
