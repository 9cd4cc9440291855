import type { Tx } from '../../database/transaction'
import { refuse } from '../../http/route'
import { move, type AccountKind } from '../../ledger/ledger'
import { returnStock } from '../../ledger/stock'
import { yuan } from '../../lib/money'
import type { Mall } from '../../mall'
import { phrase, type Phrase } from '../../words/phrases'
import { withdrawPresents } from '../manjian/earned.service'
import { closeRefunded } from '../order/orderLife.service'
import { paymentsOf, type OrderPayment } from '../order/orderPayments.service'
import { poolsBack } from '../order/orderPools.service'
import { eventOf, raiseRefunded, type LineOfOrder } from '../order/orderRefund.service'
import { channelFor, owePart } from '../pay/payPart.service'
import { fromPayments, partsOf, refundableOf, sumBack, type GivenBack } from './refundMoney'
import { moveTo, type Actor } from './refundSteps.service'
import * as store from './refund.store'

export type RefundPayType = 'online_refund_pay' | 'offline_refund_pay'

export interface Transfer {
  /** cents; missing = all that the line may get back now */
  cents?: number | undefined
  payType: RefundPayType
  by: Actor
  at: number
  /** the row, when the platform decides about a line that was never applied for */
  row?: Parameters<typeof moveTo>[3]['row']
}

/**
 * Gives the money of a line back: each part to the wallet or the payment it came from, points, and what the order
 * itself gets from it. What was not sent, or came back, goes on the shelf again.
 */
export async function transfer(
  trx: Tx,
  mall: Mall,
  of: LineOfOrder,
  { cents, payType, by, at, row }: Transfer,
): Promise<void> {
  const { order, line, lines } = of
  const { money, rest, isLast } = refundableOf(order, line, lines)
  const given = cents ?? money
  if (given > money)
    throw refuse({
      zh: `退款金额不能超过可退金额 ¥${yuan(money)}`,
      en: `The refund can be at most ¥${yuan(money)}`,
    })
  const returned = line.refund_status === 6
  const before = sumBack(await store.refundsOfOrder(trx, order.member_id, order.order_id))
  const { payments, areSeveral } = await paymentsOf(trx, order)
  const parts = partsOf(order, line, isLast, before, given, payments)
  if (!(await raiseRefunded(trx, order.member_id, order.order_id, given)))
    throw refuse({ zh: '退款金额超过订单金额', en: 'The refund is more than the order' })
  order.refund_money += given
  await toAccounts(trx, of, parts, at)
  const lost = await withdrawPresents(trx, line, at)
  const owing = payType === 'offline_refund_pay' ? [] : owingOf(payments, before, parts)
  const owed = owing[0]?.payType ?? ''
  const owedHere = areSeveral ? '' : owed
  await moveTo(trx, mall, of, {
    to: 3,
    action: transferPhrase(given, parts, owed),
    by,
    at,
    refundType: line.refund_type || 1,
    ...(row ? { row: { ...row, ...done(parts, given, rest) } } : { change: done(parts, given, rest) }),
  })
  if (owedHere) await mall.jobs.enqueue(trx, { ...payBackJob(order.member_id, line.order_goods_id), runAt: at })
  else
    for (const { outTradeNo, payType: way, share } of owing)
      await owePart(trx, mall, { memberId: order.member_id, outTradeNo, payType: way, money: share }, at)
  const event = { ...eventOf(order, at), orderGoodsId: line.order_goods_id, refundMoney: given }
  await mall.events.emit(trx, { kind: 'refunded', ...event })
  if (isLast) await closeRefunded(trx, mall, order.member_id, order.order_id, at)
  const isBack = line.delivery_status === 0 || returned
  const its = { siteId: line.site_id, skuId: line.sku_id, num: line.num, ref: `refund:${line.order_goods_id}` }
  returnStock(trx, isBack ? [...lost, its] : lost, at)
  if (isBack) poolsBack(trx, mall, event, [line])

  function done(back: GivenBack, real: number, restMoney: number) {
    return {
      ...back,
      real_money: real,
      rest_money: Math.min(restMoney, real),
      refund_time: at,
      refund_pay_type: owed ? 'online_refund_pay' : payType,
      // several payments go back each by itself (pay/payPart.service.ts)
      channel: owedHere,
      out_trade_no: order.out_trade_no,
      paid_back_time: owedHere ? 0 : at,
    }
  }
}

export const payBackJob = (memberId: number, orderGoodsId: number) => ({
  kind: 'refund.payback',
  distKey: memberId,
  key: orderGoodsId,
})

/** What channels owe of the payment part; the rest is of wallets, or was paid offline. */
const owingOf = (payments: readonly OrderPayment[], before: GivenBack, { pay_part }: GivenBack) =>
  fromPayments(payments, before.pay_part, pay_part).filter(
    ({ payType, share }) => share > 0 && channelFor(payType) !== '',
  )

/** What went back, and on which ways. */
export function transferPhrase(given: number, parts: GivenBack, channel: string): Phrase {
  const toWallet = parts.balance_part + parts.bill_to_balance + parts.bill_to_balance_money
  const outside = parts.balance_part + parts.pay_part - toWallet
  const ways = [
    ...(toWallet > 0 ? [phrase('refund.way.balance', { money: yuan(toWallet) })] : []),
    ...(outside > 0 ? [phrase(channel ? 'refund.way.online' : 'refund.way.offline', { money: yuan(outside) })] : []),
    ...(parts.point > 0 ? [phrase('refund.way.point', { point: parts.point })] : []),
  ]
  const money = yuan(given)
  return ways.length > 0 ? phrase('refund.transferBy', { money, ways }) : phrase('refund.transfer', { money })
}

async function toAccounts(trx: Tx, { order, line }: LineOfOrder, parts: GivenBack, at: number): Promise<void> {
  const sums: [AccountKind, number][] = [
    // in the order in which orders take from accounts: two calls of a member never wait for each other in a ring
    ['point', parts.point],
    ['balance', parts.balance_to_balance + parts.bill_to_balance],
    ['balance_money', parts.balance_to_balance_money + parts.bill_to_balance_money],
  ]
  for (const [kind, delta] of sums) {
    if (delta === 0) continue
    await move(trx, {
      memberId: order.member_id,
      kind,
      delta,
      ref: `refund:${line.order_goods_id}`,
      fromType: 'refund',
      typeName: phrase('account.refund'),
      typeTag: line.order_goods_id,
      remark: phrase('account.refund.remark', { order: order.order_no, goods: line.sku_name }),
      at,
    })
  }
}
