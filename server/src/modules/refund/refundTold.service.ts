import type { Mall } from '../../mall'
import type { RefundNotification } from '../../outside/pay/payChannel'
import { notePaidBack, owedBy } from '../pay/lateRefund.service'
import { findBill } from '../pay/pay.service'
import { notePartBack, partByNumber } from '../pay/payPart.service'
import * as store from './refund.store'

/**
 * A channel tells that money is back, or could not be given: of a line's refund, of a part of a bill, or of a whole bill
 * that was paid too late. A repeat changes nothing; a sum that is not ours is refused.
 */
export async function refundTold(mall: Mall, channel: string, told: RefundNotification): Promise<'taken' | 'refused'> {
  const { outTradeNo, refundNo, cents, result } = told
  const bill = await findBill(mall.db, outTradeNo)
  if (!bill) return 'refused'
  const refund = await store.findByNumber(mall.db, bill.member_id, refundNo)
  const part = refund ? undefined : await partByNumber(mall.db, bill.member_id, refundNo)
  const owed = refund?.pay_part ?? part?.money ?? (refundNo === outTradeNo ? owedBy(channel, bill) : 0)
  const of = refund ?? part
  if (owed !== cents || (of && of.channel !== channel) || (part && part.out_trade_no !== outTradeNo)) {
    mall.log.error({ bill: bill.bill_id, told: cents, owed }, 'a refund of a wrong amount')
    return 'refused'
  }
  if (result === 'failed') mall.log.error({ bill: bill.bill_id, refundNo }, 'the channel could not give a refund')
  else if (refund) await store.notePaidBack(mall.db, refund, mall.clock.now())
  else if (part) await notePartBack(mall.db, part, mall.clock.now())
  else await notePaidBack(mall.db, bill, cents, mall.clock.now())
  return 'taken'
}
