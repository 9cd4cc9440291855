import type { Tx } from '../../database/transaction'
import type { Ctx } from '../../http/route'
import { move, moveAtTheEnd, type AccountKind } from '../../ledger/ledger'
import { phrase } from '../../words/phrases'
import { grant } from '../coupon/platformCoupon.service'
import { raiseLevel } from '../level/level.service'
import { hasClosedBefore } from './identity.store'
import * as store from './member.store'

/**
 * What a new member gets, unless the mall gives nothing, or gave it before: to who closed an account that had one of the
 * member's identities, or one of `names` (wire/member section 8). False when nothing was given.
 */
export async function giveRegisterReward(
  trx: Tx,
  { mall, now }: Ctx,
  memberId: number,
  names: readonly string[] = [],
): Promise<boolean> {
  const [reward, addons] = await Promise.all([
    mall.settings.get('memberregister', 0, trx),
    mall.settings.get('addon', 0, trx),
  ])
  if (reward.is_use === 0 || addons.memberregister === 0) return false
  if (await hasClosedBefore(trx, memberId, names)) return false
  const cents = Math.round(Number(reward.balance) * 100)
  const given: [AccountKind, number][] = [
    ['point', reward.point],
    ['balance', cents],
  ]
  const words = { typeName: phrase('account.register'), remark: phrase('account.register.remark') }
  const entry = { memberId, ref: 'register', fromType: 'register', ...words, at: now }
  for (const [kind, delta] of given) if (delta > 0) moveAtTheEnd(trx, { ...entry, kind, delta })
  if (reward.growth > 0) {
    await move(trx, { ...entry, kind: 'growth', delta: reward.growth })
    await raiseLevel(trx, mall, memberId, now)
  }
  if (reward.coupon) await grant(trx, mall, { memberId, typeIds: reward.coupon.split(',').map(Number), at: now })
  return true
}

/**
 * Who registered by username gets the reward with the first mobile or openid, once: names cost nothing, so nobody shall
 * collect rewards with them (start-and-login.md section 2). False when it was given before, is not due, or nothing is given.
 */
export async function giveDueReward(trx: Tx, ctx: Ctx, memberId: number): Promise<boolean> {
  return (await store.takeDueReward(trx, memberId)) && giveRegisterReward(trx, ctx, memberId)
}
