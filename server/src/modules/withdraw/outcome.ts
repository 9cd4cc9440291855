import type { Tx } from '../../database/transaction'
import { accountNews } from '../../jobs/newsJobs'
import { moveAtTheEnd } from '../../ledger/ledger'
import { yuan } from '../../lib/money'
import type { Mall } from '../../mall'
import { promiseNotice } from '../message/notice.service'
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

/** It has been paid: the member hears of it. False = it was over before. */
export async function settlePaid(
  trx: Tx,
  mall: Mall,
  row: Withdrawal,
  told: { transfer_state?: string; confirm?: null },
  at: number,
) {
  const done = await change(trx, row, [1], { ...told, status: 2, payment_time: at })
  if (!done) return false
  const words = { type_name: phrase('account.withdraw.paid'), from_type: 'withdraw', account_type: 'balance_money' }
  const remark = phrase('account.withdraw.remark', { number: row.withdraw_no })
  await mall.jobs.enqueue(
    trx,
    accountNews(row.member_id, `withdraw/${row.id}`, { ...words, account_data: yuan(row.money), remark, at }),
  )
  await promiseNotice(
    trx,
    mall,
    { moment: 'USER_WITHDRAWAL_SUCCESS', memberId: row.member_id, ref: row.id },
    {
      ...{ at, page: `otherpages/member/withdrawal_detail/withdrawal_detail?id=${row.id}` },
      told: { number: row.withdraw_no, amount: `¥${yuan(row.money)}` },
    },
  )
  return true
}
