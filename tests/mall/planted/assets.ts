import type { Planted } from './fault'

const withdraw = (file: string) => `modules/withdraw/${file}.ts`
const seen = [withdraw('withdraw.test')]
const checkIn = 'modules/signin/signin.store.ts'
const seenCheckIn = ['modules/signin/signin.test.ts']

/** Of what members own. */
export const assetFaults: Planted[] = [
  {
    name: 'the fee of a withdrawal is rounded up',
    file: withdraw('withdraw.service'),
    find: 'portion(form.apply_money, rate, whole)',
    put: 'Math.ceil((form.apply_money * rate) / whole)',
    seenBy: 'model',
  },
  {
    name: 'the least amount cannot be withdrawn',
    file: withdraw('withdraw.service'),
    find: 'form.apply_money < cents(rules.min)',
    put: 'form.apply_money <= cents(rules.min)',
    seenBy: seen,
  },
  {
    name: 'refused money goes to the wallet that cannot be withdrawn',
    file: withdraw('outcome'),
    find: "kind: 'balance_money', delta",
    put: "kind: 'balance', delta",
    seenBy: 'model',
  },
  {
    name: 'refused money comes back without the fee',
    file: withdraw('outcome'),
    find: 'delta: row.apply_money',
    put: 'delta: row.money',
    seenBy: seen,
  },
  {
    name: 'a withdrawal that was paid can be refused',
    file: withdraw('outcome'),
    find: 'change(trx, row, [0, 1]',
    put: 'change(trx, row, [0, 1, 2]',
    seenBy: seen,
  },
  {
    name: 'a withdrawal is paid that nobody approved',
    file: withdraw('outcome'),
    find: 'change(trx, row, [1], {',
    put: 'change(trx, row, [0, 1], {',
    seenBy: seen,
  },
  {
    name: 'money is refused while WeChat transfers it',
    file: withdraw('withdrawOperator.service'),
    find: "if (row.transfer_state !== '') throw underWay()\n  const audit_time",
    put: 'const audit_time',
    seenBy: seen,
  },
  {
    name: 'a transfer that failed keeps the money',
    file: withdraw('transfer.service'),
    find: 'else await giveBack(trx, row, { ...over, refuse_reason: state.reason }, at)',
    put: 'else await store.change(trx, row, [1], { ...over, status: -1, refuse_reason: state.reason })',
    seenBy: seen,
  },
  {
    name: 'check-ins go on over a day that was missed',
    file: checkIn,
    find: 'sign_day = ${today - 1} AND sign_days_series',
    put: 'sign_days_series',
    seenBy: seenCheckIn,
  },
  {
    name: 'the count of check-ins never begins again',
    file: checkIn,
    find: 'sign_days_series < ${cycle}',
    put: '${cycle} > 0',
    seenBy: seenCheckIn,
  },
  {
    name: 'a member checks in twice a day',
    file: checkIn,
    find: "'<', today",
    put: "'<=', today",
    seenBy: seenCheckIn,
  },
]
