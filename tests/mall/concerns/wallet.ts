import type { Member } from '../model/state'
import type { Run } from '../model/run'
import type { Call } from '../world/client'

/** What a member owns, in the mall's words and the model's. */
export const wallets = [
  { type: 'point', of: 'point' },
  { type: 'balance', of: 'balance' },
  { type: 'balance_money', of: 'balanceMoney' },
] as const

export type WalletKind = (typeof wallets)[number]

/** The platform's call that gives points or cents, or takes them away. */
export function adjustCall(run: Run, member: Member, { type }: WalletKind, amount: number): Call {
  const text = type === 'point' ? String(amount) : (amount / 100).toFixed(2)
  const params = { member_id: member.id, account_type: type, amount: text, remark: '模型' }
  return {
    path: '/operator/api/member/adjust',
    params: { ...params, idempotency_key: run.key() },
    operator: 'dev-platform-key',
  }
}
