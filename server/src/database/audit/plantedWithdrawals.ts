import type { PlantedViolation } from './plantedBills'

/** 20.00 at 1 percent, out of the wallet of audit.test.ts. */
const withdrawal = (more: Record<string, number | string> = {}) => {
  const row = {
    ...{
      member_id: 1,
      id: 5,
      withdraw_no: 'w',
      apply_money: 2000,
      service_money: 20,
      rate: 100,
      money: 1980,
      status: 0,
    },
    ...{ transfer_type: 'bank', apply_time: 1, ...more },
  }
  const values = Object.values(row).map((value) => (typeof value === 'string' ? `'${value}'` : value))
  return `INSERT INTO member_withdraw (${Object.keys(row).join()}) VALUES (${values.join()})`
}
/** One of the wallet's entries becomes one of the withdrawal's. */
const entry = (cause: string, delta: number) =>
  `UPDATE account_log SET kind = 'balance_money', from_type = 'withdraw', delta = ${delta}, ref = 'withdraw:5:${cause}'
   WHERE seq = ${cause === 'apply' ? 2 : 1}`
const all = (...steps: string[]) => steps.join('; ')

const once = 'a withdrawal took its money once'
const sums = 'a withdrawal adds up'
const named = 'no money goes out without a withdrawal'

/** Of withdrawals, in the mall of audit.test.ts. */
export const plantedWithdrawals: PlantedViolation[] = [
  [once, withdrawal(), /withdrawal 5 \(status 0\) of 2000: the ledger says 0 taken and 0 back/],
  [once, all(withdrawal(), entry('apply', -1900)), /1900 taken/],
  [once, all(withdrawal({ status: -1 }), entry('apply', -2000)), /2000 taken and 0 back/],
  [once, all(withdrawal({ status: 2 }), entry('apply', -2000), entry('back', 2000)), /2000 taken and 2000 back/],
  [sums, withdrawal({ service_money: 21, money: 1979 }), /2000 at 100: 21 fee, 1979/],
  [sums, withdrawal({ apply_money: 2099, service_money: 21, money: 2078 }), /2099 at 100: 21 fee/],
  [named, entry('apply', -2000), /withdraw:5:apply of member 1/],
]
