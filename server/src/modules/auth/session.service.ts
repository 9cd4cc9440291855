import type { Tx } from '../../database/transaction'
import type { Ctx } from '../../http/route'
import { endToken, issueToken } from '../../tokens/tokens'
import { meetInviter } from '../fenxiao/binding.service'
import { lockOpenMember } from '../member/member.service'

/** A token for a member whose credentials were checked; refuses frozen and closed ones. */
export async function enter(trx: Tx, ctx: Ctx, memberId: number): Promise<string> {
  const { appType, now } = ctx
  await meetInviter(trx, ctx, await lockOpenMember(trx, memberId))
  return issueToken(trx, { memberId, appType, now })
}

/** Ends the token with its predecessor and successor. */
export const leave = ({ mall, token }: Ctx) => endToken(mall.db, token)
