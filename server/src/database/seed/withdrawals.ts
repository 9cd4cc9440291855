import { numberFor } from '../../lib/numbers'
import { phrase } from '../../words/phrases'
import { bankAccountRows } from './members'
import type { LedgerSeed, WithdrawalSeed } from './types'

const day = 86_400
const hour = 3600

/** [id, days ago, cents, status, place of the account in the list] */
const applications: [number, number, number, WithdrawalSeed['status'], number][] = [
  [1, 150, 10_000, 2, 0],
  [2, 64, 5000, -1, 1],
  [3, 3, 6000, 1, 0],
  [4, 1, 4000, 0, 1],
]

/** Of member 2, one in each status; the fee is 1 percent (wire/demo-data sections 3 and 6). */
export const withdrawalRows = (now: number): WithdrawalSeed[] =>
  applications.map(([id, ago, apply_money, status, place]) => {
    const { realname, mobile, withdraw_type, branch_bank_name, bank_account } = bankAccountRows[place]!
    const apply_time = now - ago * day - 5 * hour
    const service_money = apply_money / 100
    return {
      ...{ member_id: 2, id, withdraw_no: numberFor(id, apply_time), apply_money, service_money, rate: 100 },
      ...{ money: apply_money - service_money, status, transfer_type: withdraw_type, realname, mobile, apply_time },
      ...{ bank_name: branch_bank_name, account_number: bank_account },
      audit_time: status === 0 ? 0 : apply_time + 2 * hour,
      payment_time: status === 2 ? apply_time + 26 * hour : 0,
      refuse_reason: status === -1 ? '支付宝账号与姓名不符，请核对后重新申请' : '',
    }
  })

/** What a withdrawal did to its member's account. */
export const withdrawalEntries = ({ id, status, apply_money, ...row }: WithdrawalSeed): LedgerSeed[] => {
  const entry = {
    ...{ account_type: 'balance_money' as const, from_type: 'withdraw', type_tag: id },
    remark: phrase('account.withdraw.remark', { number: row.withdraw_no }),
  }
  return [
    { ...entry, delta: -apply_money, ref: `withdraw:${id}:apply`, create_time: row.apply_time },
    ...(status === -1
      ? [{ ...entry, delta: apply_money, ref: `withdraw:${id}:back`, create_time: row.audit_time }]
      : []),
  ]
}
