import type { Planted } from './fault'

const at = (file: string) => `modules/fenxiao/${file}.ts`
const commissions = at('commissions.service')
const withdrawal = at('withdrawal.service')
const binding = at('binding.service')

/** Of who brings whom, who earns by whose orders, and how it is paid out. */
export const distributionFaults: Planted[] = [
  {
    name: 'a commission is rounded up',
    file: at('commission'),
    find: 'portion(fenxiaoPrice > 0 ? fenxiaoPrice * num : real, rate, whole)',
    put: 'Math.ceil(((fenxiaoPrice > 0 ? fenxiaoPrice * num : real) * rate) / whole)',
    seenBy: 'model',
  },
  {
    name: 'commissions of a line are more than was paid for it',
    file: at('commission'),
    find: 'Math.min(left, commissionOf(share, bought))',
    put: 'commissionOf(share, bought)',
    seenBy: [at('commission.test')],
  },
  {
    name: 'whoever stands higher earns at the rate of the first place',
    file: commissions,
    find: 'terms.sharesOf(line, one.level)?.[index])',
    put: 'terms.sharesOf(line, one.level)?.[0])',
    seenBy: 'model',
  },
  {
    name: 'a frozen distributor goes on earning',
    file: commissions,
    find: 'own && one.status === 1 && one.is_delete === 0',
    put: 'own && one.is_delete === 0',
    seenBy: 'model',
  },
  {
    name: 'own purchases are paid one place further up',
    file: commissions,
    find: '...above].slice(0, level)',
    put: '...above]',
    seenBy: [at('commissions.test')],
  },
  {
    name: 'nobody earns by own purchases',
    file: commissions,
    find: 'internal_buy === 1 &&',
    put: 'internal_buy === 2 &&',
    seenBy: 'model',
  },
  {
    name: 'a refund takes nothing of the commission',
    file: commissions,
    find: 'const refunded = await refundedOfGoods(trx, member_id, order_id)',
    put: 'const refunded = new Map<number, number>()',
    seenBy: 'model',
  },
  {
    name: 'a commission is settled when the goods are received',
    file: commissions,
    find: 'if (hasEnded(order_status) && !isWhole)',
    put: 'if ((hasEnded(order_status) || order_status === 4) && !isWhole)',
    seenBy: 'model',
  },
  {
    name: 'two who bring each other stand above each other',
    file: binding,
    find: 'if (await store.standsAbove(trx, member_id, source_member)) return false',
    put: '',
    seenBy: 'model',
  },
  {
    name: 'a frozen distributor binds',
    file: binding,
    find: 'if (inviter?.status !== 1 || !(',
    put: 'if (!inviter || !(',
    seenBy: 'model',
  },
  {
    name: 'an inviter who could not bind at once never binds',
    file: binding,
    find: 'if (source === 0 || member.fenxiao_id > 0 ||',
    put: 'if (source === 0 || member.source_member > 0 ||',
    seenBy: 'model',
  },
  {
    name: 'one of several conditions lifts to a level that asks for all',
    file: at('rise.service'),
    find: 'level.upgrade_type === 2 ? used.every(holds) : used.some(holds)',
    put: 'used.some(holds)',
    seenBy: 'model',
  },
  {
    name: 'the last cent without a fee costs one',
    file: withdrawal,
    find: 'money <= cents(rules.max_no_fee)',
    put: 'money < cents(rules.max_no_fee)',
    seenBy: [at('withdrawal.test')],
  },
  {
    name: 'commission that was refused comes back less the fee',
    file: withdrawal,
    find: "kind: 'fenxiao', delta: row.money,",
    put: "kind: 'fenxiao', delta: row.real_money,",
    seenBy: 'model',
  },
  {
    name: 'a withdrawal of commission is answered twice',
    file: at('withdrawal.store'),
    find: ".where('id', '=', id)\n    .where('status', '=', 1)\n",
    put: ".where('id', '=', id)\n",
    seenBy: 'model',
  },
]
