import type { Tx } from '../../database/transaction'
import { moveAtTheEnd } from '../../ledger/ledger'
import { phrase } from '../../words/phrases'
import { change, type Withdrawal } from './withdraw.store'

/** Refuses a withdrawal that is not paid yet, and all of it is in `balance_money` again. False = it was over before. */
export async function giveBack(
  trx: Tx,
  row: Withdrawal,
  told: Partial<Pick<Withdrawal, 'refuse_reason' | 'audit_time' | 'transfer_state'>> & { confirm?: null },
  at: number,
): Promise<boolean> {
  const done = await change(trx, row, [0, 1], { ...told, status: -1 })
  if (done)
    moveAtTheEnd(trx, {
      ...{ memberId: row.member_id, kind: 'balance_money', delta: row.apply_money, ref: `withdraw:${row.id}:back` },
      ...{ fromType: 'withdraw', typeName: phrase('account.withdraw.back'), typeTag: row.id, at },
      remark: phrase('account.withdraw.remark', { number: row.withdraw_no }),
    })
  return done
}
