import type { OrderRow } from '@mall/contract/order'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import type { ReceiptOutcome } from '@/platform/receipt/port'
import { receipt } from '@/platform/receipt/receipt'

type Paid = Pick<OrderRow, 'order_from' | 'pay_type' | 'out_trade_no'>

/** WeChat's number of a payment of this order alone; '' of others: one confirmation there is for all that was paid. */
async function numberOf(out_trade_no: string): Promise<string> {
  try {
    const { trade_no, order_ids } = await call('/api/pay/info', { out_trade_no }, { silent: true })
    return order_ids.length === 1 ? String(trade_no) : ''
  } catch (failure) {
    if (failure instanceof CallFailure) return ''
    throw failure
  }
}

/**
 * WeChat's order centre wants the receipt of what was paid in the mini-program confirmed on its own page; the mall is
 * told by us after that. `failed`: it does not concern this order, or did not open: the mall's own way remains.
 */
export async function receiveAtWeChat(order: Paid): Promise<ReceiptOutcome> {
  if (!receipt.opens() || order.order_from !== 'weapp' || order.pay_type !== 'wechatpay') return 'failed'
  const number = await numberOf(order.out_trade_no)
  return number ? receipt.confirm(number) : 'failed'
}
