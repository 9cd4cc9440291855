import type { Tx } from '../../database/transaction'
import { move, moveAtTheEnd } from '../../ledger/ledger'
import type { Mall } from '../../mall'
import type { OrderEvent } from '../../orderEvents'
import { phrase } from '../../words/phrases'
import { levels, raiseLevel } from '../level/level.service'
import { findMember } from '../member/member.service'
import { paidMoney } from '../order/orderPaid.service'

/** Whole units of a percentage with two decimals: "100.00" % of 59 yuan are 59. */
const share = (yuan: number, percent: string) => Math.floor((yuan * Math.round(Number(percent) * 100)) / 10_000)

/** A completed order gives points and growth for what was paid and not refunded (wire/member section 2). */
export async function rewardOrder(trx: Tx, { memberId, orderId, at }: OrderEvent, mall: Mall): Promise<void> {
  const { is_use, point_rate, growth_rate } = await mall.settings.get('memberconsume', 0, trx)
  if (is_use === 0 || (await mall.settings.get('addon', 0, trx)).memberconsume === 0) return
  const member = await findMember(trx, memberId)
  if (!member) return
  const yuan = Math.floor((await paidMoney(trx, memberId, orderId)) / 100)
  const level = (await levels(trx)).find(({ level_id }) => level_id === member.member_level)
  const points = Math.floor((share(yuan, point_rate) * Number(level?.point_feedback ?? 100)) / 100)
  const growth = share(yuan, growth_rate)
  const entry = {
    memberId,
    ref: `order:${orderId}:consume`,
    fromType: 'memberconsume',
    typeName: phrase('cause.memberconsume'),
    typeTag: orderId,
    remark: phrase('account.consume.remark'),
    at,
  }
  if (points > 0) moveAtTheEnd(trx, { ...entry, kind: 'point', delta: points })
  if (growth === 0) return
  await move(trx, { ...entry, kind: 'growth', delta: growth })
  await raiseLevel(trx, mall, memberId, at)
}
